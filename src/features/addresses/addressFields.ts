import type { InputHTMLAttributes } from 'react';
import type { AddressField } from '@/domain/addresses/address';

export interface FieldSpec {
  field: AddressField;
  label: string;
  optional?: boolean;
  /** Shares a row with its neighbour where there is room. */
  half?: boolean;
  input: InputHTMLAttributes<HTMLInputElement>;
}

const numeric = { inputMode: 'numeric', pattern: '[0-9]*' } as const;

/** The form's fields in order, with what a phone's keyboard and autofill need. */
export const ADDRESS_FIELDS: FieldSpec[] = [
  { field: 'name', label: 'Full Name', input: { autoComplete: 'name', maxLength: 80 } },
  {
    field: 'phone',
    label: 'Mobile Number',
    input: { ...numeric, type: 'tel', autoComplete: 'tel-national', maxLength: 10 },
  },
  {
    field: 'addressLine1',
    label: 'Address Line 1',
    input: { autoComplete: 'address-line1', maxLength: 150 },
  },
  {
    field: 'addressLine2',
    label: 'Address Line 2',
    optional: true,
    input: { autoComplete: 'address-line2', maxLength: 150 },
  },
  { field: 'landmark', label: 'Landmark', optional: true, input: { autoComplete: 'off', maxLength: 100 } },
  {
    field: 'pincode',
    label: 'Pincode',
    half: true,
    input: { ...numeric, autoComplete: 'postal-code', maxLength: 6 },
  },
  { field: 'city', label: 'City', half: true, input: { autoComplete: 'address-level2', maxLength: 60 } },
  {
    field: 'state',
    label: 'State',
    input: { autoComplete: 'address-level1', maxLength: 60, list: 'indian-states' },
  },
];
