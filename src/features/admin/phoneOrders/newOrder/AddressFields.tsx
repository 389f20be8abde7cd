import type { AddressErrors, AddressField, AddressForm } from '@/domain/addresses/address';
import { INDIAN_STATES } from '@/domain/addresses/indianStates';
import { addressInput } from '@/lib/addressInput';
import { TextField } from '@/ui';
import { addressFields } from './addressFields';

interface AddressFieldsProps {
  address: AddressForm;
  errors: AddressErrors;
  /** A warning about the PIN code, which does not block the order. */
  pincodeWarning?: string | undefined;
  onType: (field: AddressField, text: string) => void;
}

/** The fields of a typed address. */
export function AddressFields({ address, errors, pincodeWarning, onType }: AddressFieldsProps) {
  return (
    <>
      {addressFields.map(({ field, label, isOptional = false, width, isNumber = false, ...input }) => (
        <div key={field} data-width={width}>
          <TextField
            {...input}
            name={field}
            label={label}
            optional={isOptional}
            required={!isOptional}
            autoComplete="off"
            inputMode={isNumber ? 'numeric' : undefined}
            value={address[field]}
            error={errors[field]}
            warning={field === 'pincode' && !errors[field] ? pincodeWarning : undefined}
            {...addressInput(field, onType)}
          />
        </div>
      ))}
      <datalist id="order-states">
        {INDIAN_STATES.map((state) => (
          <option key={state} value={state} />
        ))}
      </datalist>
    </>
  );
}
