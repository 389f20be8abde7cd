import type { Address } from '@/domain/addresses/address';
import { confirmRequested } from '@/features/notifications';
import { addressRemoved } from './addressesSlice';
import { messages } from './messages';

/** Asks for confirmation before an address is removed. */
export const confirmAddressRemoval = ({ name, addressLine1, city, createdAt }: Address) =>
  confirmRequested({
    title: messages.removal.title,
    text: `${name}, ${addressLine1}, ${city}`,
    confirmLabel: messages.removal.remove,
    danger: true,
    onConfirm: addressRemoved(createdAt),
  });
