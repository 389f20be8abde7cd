import { type FormEvent, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { selectAddressesStatus, selectChosenAddress } from '@/features/addresses';
import { selectSession } from '@/features/auth';
import { pincodeEntered, selectDelivery } from '@/features/catalogue';
import { FieldWithAction, Label } from '@/ui';
import { DeliveryPromise } from '../modal/DeliveryPromise';
import { messages } from '../messages';

const Entry = styled.div`
  display: grid;
  gap: 8px;
  margin-bottom: 12px;
`;

/** Asks for a PIN code while there is no address; the product page shares the code. */
function PincodeEntry() {
  const dispatch = useDispatch();
  const { pincode } = useSelector(selectDelivery);
  const [entry, setEntry] = useState<string | null>(null);
  const typed = entry ?? pincode;
  const id = useId();
  const check = (event: FormEvent) => {
    event.preventDefault();
    dispatch(pincodeEntered(typed));
  };
  return (
    <Entry>
      <Label as="label" htmlFor={id}>
        {messages.deliveryPromise.pincode}
      </Label>
      <FieldWithAction onSubmit={check} noValidate>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="postal-code"
          value={typed}
          onChange={(event) => setEntry(event.target.value.replace(/\D/g, '').slice(0, 6))}
        />
        <button type="submit">{messages.deliveryPromise.check}</button>
      </FieldWithAction>
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
