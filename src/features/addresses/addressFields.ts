import type { InputHTMLAttributes } from 'react';
import type { AddressField } from '@/domain/addresses/address';
import { messages } from './messages';

export interface FieldSpec {
  field: AddressField;
  label: string;
  optional?: boolean;
  /** Shares a row with the next field on wide screens. */
  half?: boolean;
  input: InputHTMLAttributes<HTMLInputElement>;
}

const numeric = { inputMode: 'numeric', pattern: '[0-9]*' } as const;

/** The form's fields in order, with their hints for phone keyboards and autofill. */
export const ADDRESS_FIELDS: FieldSpec[] = [
  { field: 'name', label: messages.addressFields.fullName, input: { autoComplete: 'name', maxLength: 80 } },
  {
    field: 'phone',
    label: messages.addressFields.mobileNumber,
    input: { ...numeric, type: 'tel', autoComplete: 'tel-national', maxLength: 10 },
  },
  {
    field: 'addressLine1',
    label: messages.addressFields.addressLine1,
    input: { autoComplete: 'address-line1', maxLength: 150 },
  },
  {
    field: 'addressLine2',
    label: messages.addressFields.addressLine2,
    optional: true,
    input: { autoComplete: 'address-line2', maxLength: 150 },
  },
  {
    field: 'landmark',
    label: messages.addressFields.landmark,
    optional: true,
    input: { autoComplete: 'off', maxLength: 100 },
  },
  {
    field: 'pincode',
    label: messages.addressFields.pincode,
    half: true,
    input: { ...numeric, autoComplete: 'postal-code', maxLength: 6 },
  },
  {
    field: 'city',
    label: messages.addressFields.city,
    half: true,
    input: { autoComplete: 'address-level2', maxLength: 60 },
  },
  {
    field: 'state',
    label: messages.addressFields.state,
    input: { autoComplete: 'address-level1', maxLength: 60, list: 'indian-states' },
  },
];
