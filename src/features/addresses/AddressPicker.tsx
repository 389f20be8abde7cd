import { useId, useRef, useState } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { selectSession } from '@/features/auth';
import { useOnChange } from '@/lib/hooks/useOnChange';
import { editIcon, ErrorNote, Icon, RadioCard, Skeleton, TextLink } from '@/ui';
import { AddressText } from './AddressText';
import { EditedInPlace } from './EditedInPlace';
import {
  selectAddresses,
  selectAddressesStatus,
  selectAddressForm,
  selectAddressFormTitle,
  selectChosenAddress,
  selectMissedAddresses,
} from './addressesSelectors';
import { addressChosen, addressEditStarted, addressesRequested, addressFormOpened } from './addressesSlice';
import { messages } from './messages';

const Group = styled.section`
  padding: 18px 0;
  > h3 {
    font: 600 1rem/1.4 var(--sans);
    margin-bottom: 10px;
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
`;
const Choices = styled.div`
  display: grid;
  gap: 8px;
`;

/** Chooses the delivery address: the saved addresses, and a form for a new one. */
export function AddressPicker() {
  const dispatch = useDispatch();
  const status = useSelector(selectAddressesStatus);
  const checking = useSelector(selectSession).status === 'checking';
  const waits = checking || status === 'loading';
  const addresses = useSelector(selectAddresses);
  const chosen = useSelector(selectChosenAddress);
  const form = useSelector(selectAddressForm);
  const group = useId();
  const heading = useId();
  const root = useRef<HTMLElement>(null);
  const title = useSelector(selectAddressFormTitle);
  const [openedHere, setOpenedHere] = useState(false);
  const openForm = (event: UnknownAction) => {
    setOpenedHere(true);
    dispatch(event);
  };

  // The closed form had the focus: it moves to the chosen address.
  useOnChange(form, () => {
    // Not if another element has the focus, such as the confirm dialog of a removal.
    if (form === 'closed' && !document.activeElement?.closest('[role="alertdialog"]')) {
      root.current?.querySelector<HTMLElement>('input:checked, button')?.focus();
    }
  });

  useOnChange(useSelector(selectMissedAddresses), () => {
    const wanted = form === 'closed' ? 'input, button' : '[type="submit"]';
    const target = root.current?.querySelector<HTMLElement>(wanted);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView?.({ block: 'center' });
  });

  return (
    <Group ref={root} aria-labelledby={heading}>
      <h3 id={heading}>{form === 'closed' ? messages.addressPicker.deliverTo : title}</h3>
      {waits && <Skeleton style={{ height: 92 }} />}
      {status === 'failed' && (
        <>
          <ErrorNote>{messages.loadFailed}</ErrorNote>
          <TextLink as="button" type="button" onClick={() => dispatch(addressesRequested())}>
            {messages.addressPicker.tryAgain}
          </TextLink>
        </>
      )}
      {form === 'closed' && !checking && (
        <>
          {addresses.length > 0 && (
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
          )}
          <Ways style={{ marginTop: addresses.length > 0 ? 8 : 0 }}>
            <TextLink as="button" type="button" onClick={() => openForm(addressFormOpened())}>
              <Icon name="plus" size={20} />
              {messages.addressPicker.addNew}
            </TextLink>
            {chosen && (
              <TextLink as="button" type="button" onClick={() => openForm(addressEditStarted(chosen))}>
                <Icon name={editIcon} size={20} />
                {messages.addressPicker.editChosen}
              </TextLink>
            )}
          </Ways>
        </>
      )}
      {form !== 'closed' && <EditedInPlace focusFirst={openedHere} />}
    </Group>
  );
}
