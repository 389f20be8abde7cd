import type { Address } from '@/domain/addresses/address';
import { confirmRequested } from '@/features/notifications';
import { addressRemoved } from './addressesSlice';

/** Asks before an address is removed. */
export const removalAsked = ({ name, addressLine1, city, createdAt }: Address) =>
  confirmRequested({
    title: 'Remove this address?',
    text: `${name}, ${addressLine1}, ${city}`,
    confirmLabel: 'Remove',
    danger: true,
    onConfirm: addressRemoved(createdAt),
  });
