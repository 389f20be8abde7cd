import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import type { Address } from '@/domain/address';
import {
  AddressForm,
  addressFormOpened,
  addressRemoved,
  AddressText,
  defaultAddressPicked,
  selectAddresses,
  selectAddressForm,
} from '@/features/addresses';
import { confirmRequested } from '@/features/notifications';
import { Box, Button, Caption, EmptyState, H2, TextLink } from '@/ui';
import { Stack } from './ProfileScreen.styles';

const Line = styled.p`
  color: var(--ink-2);
  margin-top: 2px;
`;
const Actions = styled.div`
  display: flex;
  gap: 20px;
  margin: 4px 0 -8px;
`;

function AddressBox({ address }: { address: Address }) {
  const dispatch = useDispatch();
  const remove = confirmRequested({
    title: 'Remove this address?',
    text: `${address.name}, ${address.addressLine1}, ${address.city}`,
    confirmLabel: 'Remove',
    danger: true,
    onConfirm: addressRemoved(address.createdAt),
  });
  return (
    <Box as="li">
      <b>{address.name}</b>
      <Line>
        <AddressText address={address} />
      </Line>
      <Line>{address.phone}</Line>
      {address.isDefault && <Caption>Your default address</Caption>}
      <Actions>
        {!address.isDefault && (
          <TextLink
            as="button"
            type="button"
            onClick={() => dispatch(defaultAddressPicked(address.createdAt))}
          >
            Make default
          </TextLink>
        )}
        <TextLink as="button" type="button" onClick={() => dispatch(remove)}>
          Remove
        </TextLink>
      </Actions>
    </Box>
  );
}

export function AddressesTab() {
  const dispatch = useDispatch();
  const addresses = useSelector(selectAddresses);
  const form = useSelector(selectAddressForm);
  const add = (
    <Button size="sm" onClick={() => dispatch(addressFormOpened())}>
      Add New Address
    </Button>
  );
  if (form !== 'closed') {
    return (
      <>
        <H2>Add New Address</H2>
        <AddressForm />
      </>
    );
  }
  if (addresses.length === 0) {
    return (
      <EmptyState
        title="No addresses yet"
        text="Save one now and checking out takes a minute less."
        action={add}
      />
    );
  }
  return (
    <>
      <H2>Addresses</H2>
      <Stack as="ul">
        {addresses.map((address) => (
          <AddressBox key={address.createdAt} address={address} />
        ))}
      </Stack>
      <div style={{ marginTop: 20 }}>{add}</div>
    </>
  );
}
