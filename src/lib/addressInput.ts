import type { ChangeEvent, ClipboardEvent } from 'react';
import type { AddressField } from '@/domain/addresses/address';
import { pastedInto, typedInto } from '@/domain/addresses/digits';

/** Handlers of a field of an address. A pasted number is cleaned before the field's length limit cuts it. */
export const addressInput = (field: AddressField, onType: (field: AddressField, text: string) => void) => ({
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onType(field, typedInto(field, target.value)),
  onPaste: (event: ClipboardEvent) => {
    const value = pastedInto(field, event.clipboardData.getData('text'));
    if (value === null) return;
    event.preventDefault();
    onType(field, value);
  },
});
