import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import type { Address } from '@/domain/addresses/address';
import { AddressText, defaultAddressPicked, removalAsked } from '@/features/addresses';
import { Box, Caption, TextLink } from '@/ui';

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
  /** It is being removed or made the default. */
  changing: boolean;
  onEdit: () => void;
}

/** A saved address and what can be done with it. */
export function AddressBox({ address, changing, onEdit }: AddressBoxProps) {
  const dispatch = useDispatch();
  const edit = useRef<HTMLButtonElement>(null);
  const { isDefault, name } = address;

  // 'Make default' goes with the focus that it had.
  const wasDefault = useRef(isDefault);
  useEffect(() => {
    const made = isDefault && !wasDefault.current;
    wasDefault.current = isDefault;
    if (made && document.activeElement === document.body) edit.current?.focus();
  }, [isDefault]);

  return (
    <Frame as="li" aria-busy={changing}>
      <b>{name}</b>
      <Line>
        <AddressText address={address} />
      </Line>
      <Line>{address.phone}</Line>
      {isDefault && <Caption>Your default address</Caption>}
      <Actions>
        <TextLink
          ref={edit}
          as="button"
          type="button"
          data-edit={address.createdAt}
          aria-label={`Edit, ${name}`}
          onClick={onEdit}
        >
          Edit
        </TextLink>
        {!isDefault && (
          <TextLink
            as="button"
            type="button"
            aria-label={`Make default, ${name}`}
            onClick={() => dispatch(defaultAddressPicked(address.createdAt))}
          >
            Make default
          </TextLink>
        )}
        <TextLink
          as="button"
          type="button"
          aria-label={`Remove, ${name}`}
          onClick={() => dispatch(removalAsked(address))}
        >
          Remove
        </TextLink>
      </Actions>
    </Frame>
  );
}
