import { useEffect, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  addressEditStarted,
  addressesRequested,
  AddressForm,
  addressFormOpened,
  addressMessages,
  selectAddresses,
  selectAddressesStatus,
  selectAddressForm,
  selectAddressFormTitle,
  selectChangingAddress,
} from '@/features/addresses';
import { useFocusAfterRetry } from '@/lib/hooks/useFocusAfterRetry';
import { Button, EmptyState, ErrorNote, H2, Skeleton } from '@/ui';
import { AddressBox } from './AddressBox';
import { Stack } from '../ProfileScreen.styles';
import { useFocusInList } from './useFocusInList';
import { messages } from '../messages';

interface SavedProps {
  onEdit: (createdAt: string) => void;
  add: ReactNode;
}

/** The saved addresses, or why they could not be loaded. */
function Saved({ onEdit, add }: SavedProps) {
  const dispatch = useDispatch();
  const status = useSelector(selectAddressesStatus);
  const addresses = useSelector(selectAddresses);
  const changing = useSelector(selectChangingAddress);
  const again = useFocusAfterRetry(status);
  if (status === 'failed') {
    return (
      <Stack style={{ justifyItems: 'start' }}>
        <ErrorNote>{addressMessages.loadFailed}</ErrorNote>
        <Button ref={again} variant="ghost" size="sm" onClick={() => dispatch(addressesRequested())}>
          {messages.addressesTab.tryAgain}
        </Button>
      </Stack>
    );
  }
  if (status !== 'ready') {
    return (
      <Stack aria-busy="true">
        <Skeleton style={{ height: 148 }} />
        <Skeleton style={{ height: 148 }} />
      </Stack>
    );
  }
  if (addresses.length === 0) {
    return (
      <EmptyState
        as="h3"
        title={messages.addressesTab.noAddressesYet}
        text={messages.addressesTab.noAddressesText}
        action={add}
      />
    );
  }
  return (
    <>
      <Stack as="ul">
        {addresses.map((address) => (
          <AddressBox
            key={address.createdAt}
            address={address}
            changing={changing === address.createdAt}
            onEdit={() => {
              onEdit(address.createdAt);
              dispatch(addressEditStarted(address));
            }}
          />
        ))}
      </Stack>
      <div style={{ marginTop: 20 }}>{add}</div>
    </>
  );
}

/** The address book: the default first, the others by age, with buttons to edit, remove and make default. */
export function AddressesTab() {
  const dispatch = useDispatch();
  const form = useSelector(selectAddressForm);
  const title = useSelector(selectAddressFormTitle);
  const addresses = useSelector(selectAddresses);
  const [openedHere, setOpenedHere] = useState(false);
  const { list, rememberOpener } = useFocusInList(addresses.length, form !== 'closed');

  // Another tab or device may have changed them.
  useEffect(() => {
    dispatch(addressesRequested());
  }, [dispatch]);

  const opened = (from: string) => {
    rememberOpener(from);
    setOpenedHere(true);
  };
  const add = (
    <Button
      size="sm"
      data-add=""
      onClick={() => {
        opened('');
        dispatch(addressFormOpened());
      }}
    >
      {messages.addressesTab.addNewAddress}
    </Button>
  );
  const open = form !== 'closed';
  return (
    <div {...list}>
      <H2 style={{ marginBottom: 20 }}>{open ? title : messages.addressesTab.addresses}</H2>
      {open ? <AddressForm focusFirst={openedHere} /> : <Saved onEdit={opened} add={add} />}
    </div>
  );
}
