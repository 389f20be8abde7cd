import { useEffect, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { ErrorNote, Icon, RadioCard, Skeleton, TextLink } from '@/ui';
import { AddressForm } from './AddressForm';
import { AddressText } from './AddressText';
import {
  selectAddresses,
  selectAddressesStatus,
  selectAddressForm,
  selectChosenAddress,
} from './addressesSelectors';
import { addressChosen, addressesRequested, addressFormOpened } from './addressesSlice';
import { messages } from './messages';

const Group = styled.section`
  padding: 18px 0;
  > h3 {
    font: 600 1rem/1.4 var(--sans);
    margin-bottom: 10px;
  }
`;
const Choices = styled.div`
  display: grid;
  gap: 8px;
`;

/** Where the parcel goes: the saved addresses, and a form for a new one. */
export function AddressPicker() {
  const dispatch = useDispatch();
  const status = useSelector(selectAddressesStatus);
  const addresses = useSelector(selectAddresses);
  const chosen = useSelector(selectChosenAddress);
  const form = useSelector(selectAddressForm);
  const group = useId();
  const heading = useId();
  const root = useRef<HTMLElement>(null);
  const [openedHere, setOpenedHere] = useState(false);

  // The form took the focus with it: it goes to the address that is chosen now.
  const shown = useRef(form);
  useEffect(() => {
    const closed = shown.current !== 'closed' && form === 'closed';
    shown.current = form;
    if (closed) root.current?.querySelector<HTMLElement>('input:checked, button')?.focus();
  }, [form]);

  return (
    <Group ref={root} aria-labelledby={heading}>
      <h3 id={heading}>Deliver to</h3>
      {status === 'loading' && <Skeleton style={{ height: 92 }} />}
      {status === 'failed' && (
        <>
          <ErrorNote>{messages.loadFailed}</ErrorNote>
          <TextLink as="button" type="button" onClick={() => dispatch(addressesRequested())}>
            Try again
          </TextLink>
        </>
      )}
      {form === 'closed' ? (
        <>
          <Choices role="radiogroup" aria-labelledby={heading}>
            {addresses.map((address) => (
              <RadioCard
                key={address.createdAt}
                name={group}
                value={address.createdAt}
                checked={address.createdAt === chosen?.createdAt}
                onChange={() => dispatch(addressChosen(address.createdAt))}
                title={address.name}
                note={<AddressText address={address} />}
              />
            ))}
          </Choices>
          <TextLink
            as="button"
            type="button"
            onClick={() => {
              setOpenedHere(true);
              dispatch(addressFormOpened());
            }}
            style={{ marginTop: addresses.length > 0 ? 8 : 0 }}
          >
            <Icon name="plus" size={20} />
            Add New Address
          </TextLink>
        </>
      ) : (
        <AddressForm focusFirst={openedHere} />
      )}
    </Group>
  );
}
