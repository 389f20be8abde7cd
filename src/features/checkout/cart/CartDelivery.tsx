import { type FormEvent, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { isPincode } from '@/domain/addresses/pincode';
import { selectAddressesStatus, selectChosenAddress } from '@/features/addresses';
import { selectSession } from '@/features/auth';
import { PINCODE_INVALID, pincodeEntered, selectDelivery } from '@/features/catalogue';
import { ErrorNote, FieldWithAction, Label } from '@/ui';
import { DeliveryPromise } from '../modal/DeliveryPromise';
import { messages } from '../messages';

const Entry = styled.div`
  display: grid;
  gap: 8px;
  margin-bottom: 12px;
`;

/** The cart's sum covers what is below the field. */
const Wrong = styled.div`
  scroll-margin-bottom: 16px;
`;
const scrollToNote = (note: HTMLElement | null) => note?.scrollIntoView?.({ block: 'nearest' });

/** Asks for a PIN code while there is no address; the product page shares the code. */
function PincodeEntry() {
  const dispatch = useDispatch();
  const { pincode } = useSelector(selectDelivery);
  const [entry, setEntry] = useState<string | null>(null);
  const typed = entry ?? pincode;
  const [hasTried, setHasTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const isWrong = hasTried && !isPincode(typed);
  const check = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(!isPincode(typed));
    if (isPincode(typed)) dispatch(pincodeEntered(typed));
    else field.current?.focus();
  };
  return (
    <Entry>
      <Label as="label" htmlFor={id}>
        {messages.deliveryPromise.pincode}
      </Label>
      <FieldWithAction onSubmit={check} noValidate {...(isWrong ? { 'data-wrong': '' } : {})}>
        <input
          ref={field}
          id={id}
          inputMode="numeric"
          autoComplete="postal-code"
          value={typed}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={(event) => setEntry(event.target.value.replace(/\D/g, '').slice(0, 6))}
        />
        <button type="submit">{messages.deliveryPromise.check}</button>
      </FieldWithAction>
      {isWrong && (
        <Wrong role="alert" ref={scrollToNote}>
          <ErrorNote id={`${id}-error`}>{PINCODE_INVALID}</ErrorNote>
        </Wrong>
      )}
    </Entry>
  );
}

/** The cart's delivery date, for the chosen address or otherwise for a PIN code. */
export function CartDelivery() {
  const address = useSelector(selectChosenAddress);
  const status = useSelector(selectAddressesStatus);
  const isChecking = useSelector(selectSession).status === 'checking';
  const asks = !address && !isChecking && status !== 'loading';
  return (
    <>
      {asks && <PincodeEntry />}
      <DeliveryPromise />
    </>
  );
}
