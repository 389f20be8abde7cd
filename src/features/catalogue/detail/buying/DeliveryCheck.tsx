import { type FormEvent, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { COD_FEE_NOTE } from '@/domain/pricing/fees';
import { formatWeekday } from '@/lib/dates';
import { Box, Caption, ErrorNote, FieldWithAction, Icon, OkNote } from '@/ui';
import { pincodeEntered } from '../../catalogueSlice';
import { selectDelivery, selectTakesOnlinePayments } from '../../catalogueSelectors';
import type { DeliveryFacts } from '../../types';
import { BoxTitle } from '../Box.styles';
import { messages } from '../messages/deliveryCheck';
import { deliveryProblem } from './deliveryProblem';

interface DeliveryAnswerProps {
  answer: DeliveryFacts;
  /** Whether the order, or any order while there is none, can be paid online. */
  canPayOnline: boolean;
}

/** Delivery date and payment methods for an address or PIN code, in two lines. */
export function DeliveryAnswer({ answer, canPayOnline }: DeliveryAnswerProps) {
  const { deliverable, by, pincode, city } = answer;
  const to = city ?? pincode;
  const problem = deliveryProblem(answer, 'Cash on Delivery', canPayOnline);
  if (!deliverable) return <ErrorNote>{problem}</ErrorNote>;
  return (
    <>
      <OkNote>{by ? messages.deliveredBy(formatWeekday(by), to) : messages.delivered(to)}</OkNote>
      {problem ? <ErrorNote>{problem}</ErrorNote> : <OkNote>{messages.cashOnDelivery}</OkNote>}
    </>
  );
}

const Answer = styled.div`
  display: grid;
  gap: 8px;
  &:not(:empty) {
    margin-top: 14px;
  }
  + p {
    margin-top: 10px;
  }
`;

/** The delivery check for a PIN code. */
export function DeliveryCheck() {
  const dispatch = useDispatch();
  const { pincode, answer } = useSelector(selectDelivery);
  const canPayOnline = useSelector(selectTakesOnlinePayments);
  // Null until the shopper types; then the last checked code shows, which may arrive after the first render.
  const [entry, setEntry] = useState<string | null>(null);
  const typed = entry ?? pincode;
  const id = useId();
  const check = (event: FormEvent) => {
    event.preventDefault();
    dispatch(pincodeEntered(typed));
  };
  // An answer for another code than the shown one does not count.
  const current = typed === pincode ? answer : ({ status: 'idle' } as const);
  const wrong = current.status === 'failed';
  return (
    <Box>
      <BoxTitle as="label" htmlFor={id}>
        <Icon name="pin" size={20} />
        {messages.title}
      </BoxTitle>
      <FieldWithAction onSubmit={check} noValidate {...(wrong ? { 'data-wrong': '' } : {})}>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="postal-code"
          value={typed}
          aria-describedby={`${id}-answer`}
          aria-invalid={wrong || undefined}
          onChange={(event) => setEntry(event.target.value.replace(/\D/g, '').slice(0, 6))}
        />
        <button type="submit" aria-disabled={current.status === 'loading' || undefined}>
          {messages.check}
        </button>
      </FieldWithAction>
      <Answer id={`${id}-answer`} role="status">
        {current.status === 'loading' && <Caption>{messages.checking}</Caption>}
        {current.status === 'failed' && <ErrorNote>{current.message}</ErrorNote>}
        {current.status === 'ready' && <DeliveryAnswer answer={current.value} canPayOnline={canPayOnline} />}
      </Answer>
      <Caption>{COD_FEE_NOTE}</Caption>
    </Box>
  );
}
