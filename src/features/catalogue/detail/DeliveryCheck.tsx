import { type FormEvent, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { COD_FEE, COD_FEE_BELOW } from '@/domain/pricing';
import { formatRupees } from '@/domain/money';
import { Box, Caption, ErrorNote, Icon } from '@/ui';
import { pincodeEntered } from '../catalogueSlice';
import { selectDelivery } from '../catalogueSelectors';
import { BoxTitle } from './Box.styles';
import { DeliveryAnswer } from './DeliveryAnswer';

const Combined = styled.form`
  display: flex;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-m);
  background: var(--surface);
  overflow: hidden;
  &:focus-within {
    box-shadow: var(--ring);
  }
  input {
    flex: 1;
    min-width: 0;
    height: 50px;
    border: 0;
    background: none;
    padding: 0 16px;
    outline: 0;
    font-weight: 500;
    letter-spacing: 0.02em;
    box-shadow: none;
  }
  button {
    min-width: 84px;
    padding: 0 20px;
    font-weight: 600;
    color: var(--dew);
  }
  button:hover,
  button:focus-visible {
    background: var(--dew-tint);
    box-shadow: none;
  }
`;
const Answer = styled.div`
  &:not(:empty) {
    margin-top: 14px;
  }
`;

/** Whether, how and by when a PIN code is delivered to. */
export function DeliveryCheck() {
  const dispatch = useDispatch();
  const { pincode, answer } = useSelector(selectDelivery);
  const [typed, setTyped] = useState(pincode);
  const id = useId();
  const check = (event: FormEvent) => {
    event.preventDefault();
    dispatch(pincodeEntered(typed));
  };
  return (
    <Box>
      <BoxTitle as="label" htmlFor={id}>
        <Icon name="pin" size={20} />
        Delivery to your PIN code
      </BoxTitle>
      <Combined onSubmit={check}>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          value={typed}
          aria-describedby={`${id}-answer`}
          aria-invalid={answer.status === 'failed' || undefined}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        />
        <button type="submit">Check</button>
      </Combined>
      <Answer id={`${id}-answer`} role="status">
        {answer.status === 'loading' && <Caption>Checking…</Caption>}
        {answer.status === 'failed' && <ErrorNote>{answer.message}</ErrorNote>}
        {answer.status === 'ready' && <DeliveryAnswer answer={answer.value} />}
      </Answer>
      <Caption style={{ marginTop: 10 }}>
        {formatRupees(COD_FEE)} delivery fee for orders below {formatRupees(COD_FEE_BELOW)}
      </Caption>
    </Box>
  );
}
