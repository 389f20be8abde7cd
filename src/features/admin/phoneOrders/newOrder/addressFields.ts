import { ADDRESS_LIMITS, type AddressField } from '@/domain/addresses/address';
import { messages } from '../messages';

/** A field of the address as the form shows it. */
interface FieldSpec {
  field: AddressField;
  label: string;
  maxLength: number;
  width: 'half' | 'third';
  isOptional?: true;
  isNumber?: true;
  list?: string;
}

const { fields } = messages.address;

const spec = (
  field: AddressField,
  width: FieldSpec['width'],
  more: Omit<Partial<FieldSpec>, 'field'> = {},
): FieldSpec => ({ field, label: fields[field], maxLength: ADDRESS_LIMITS[field], width, ...more });

/** In the order in which a person on the phone is asked. */
export const addressFields: readonly FieldSpec[] = [
  spec('name', 'half'),
  spec('phone', 'half', { isNumber: true }),
  spec('addressLine1', 'half'),
  spec('addressLine2', 'half', { isOptional: true }),
  spec('pincode', 'third', { isNumber: true }),
  spec('city', 'third'),
  spec('state', 'third', { list: 'order-states' }),
  spec('landmark', 'half', { isOptional: true }),
];
