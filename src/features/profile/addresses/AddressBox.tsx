import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import type { Address } from '@/domain/addresses/address';
import { AddressText, defaultAddressPicked, confirmAddressRemoval } from '@/features/addresses';
import { useOnChange } from '@/lib/hooks/useOnChange';
import { Box, Caption, TextLink } from '@/ui';
import { messages } from '../messages';

const Frame = styled(Box)`
  transition: opacity var(--d-fast) var(--e-soft);
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  b {
    overflow-wrap: anywhere;
  }
`;
const Line = styled.p`
  color: var(--ink-2);
  margin-top: 2px;
  overflow-wrap: anywhere;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  margin: 4px 0 -8px;
`;

interface AddressBoxProps {
  address: Address;
  /** Whether it is being removed or made the default. */
  changing: boolean;
  onEdit: () => void;
}

/** A saved address with its actions. */
export function AddressBox({ address, changing, onEdit }: AddressBoxProps) {
  const dispatch = useDispatch();
  const edit = useRef<HTMLButtonElement>(null);
  const { isDefault, name } = address;

  // 'Make default' disappears and had the focus.
  useOnChange(isDefault, () => {
    if (isDefault && document.activeElement === document.body) edit.current?.focus();
  });

  return (
    <Frame as="li" aria-busy={changing}>
      <b>{name}</b>
      <Line>
        <AddressText address={address} />
      </Line>
      <Line>{address.phone}</Line>
      {isDefault && <Caption>{messages.addressBox.isDefault}</Caption>}
      <Actions>
        <TextLink
          ref={edit}
          as="button"
          type="button"
          data-edit={address.createdAt}
          aria-label={messages.addressBox.editOf(name)}
          onClick={onEdit}
        >
          {messages.addressBox.edit}
        </TextLink>
        {!isDefault && (
          <TextLink
            as="button"
            type="button"
            aria-label={messages.addressBox.makeDefaultOf(name)}
            onClick={() => dispatch(defaultAddressPicked(address.createdAt))}
          >
            {messages.addressBox.makeDefault}
          </TextLink>
        )}
        <TextLink
          as="button"
          type="button"
          aria-label={messages.addressBox.removeOf(name)}
          onClick={() => dispatch(confirmAddressRemoval(address))}
        >
          {messages.addressBox.remove}
        </TextLink>
      </Actions>
    </Frame>
  );
}
