import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { validateAddress, type AddressErrors, type AddressField } from '@/domain/addresses/address';
import { formOf } from '@/domain/addresses/addressEntry';
import { INDIAN_STATES } from '@/domain/addresses/indianStates';
import { addressInput } from '@/lib/addressInput';
import { Button, Checkbox, DoubtNote, TextField, VisuallyHidden } from '@/ui';
import { ADDRESS_FIELDS } from './addressFields';
import {
  selectAddressEntry,
  selectAddressForm,
  selectAddressFormTitle,
  selectLostNote,
  selectMayBeDefault,
  selectPincodeDoubts,
  selectPlaced,
} from './addressesSelectors';
import { addressFieldTyped, addressFormClosed, addressSubmitted, defaultToggled } from './addressesSlice';
import { messages } from './messages';

const Fields = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px 12px;
  padding-bottom: 4px;
  > * {
    grid-column: 1 / -1;
  }
  /* There from the start, so that what comes into it is read out; takes no room while it is empty. */
  > [role='alert']:empty {
    position: absolute;
  }
  > [data-half] {
    grid-column: auto;
  }
`;
const Actions = styled.div`
  display: flex;
  gap: 12px;
  > :first-child {
    flex: 1;
  }
`;

const pick = (errors: AddressErrors, fields: readonly AddressField[]): AddressErrors =>
  Object.fromEntries(fields.map((field) => [field, errors[field]]));

interface AddressFormProps {
  /** Whether the first empty field gets the focus; not where the form is part of the screen from the start. */
  focusFirst?: boolean;
  /** Further actions on the address, below the form. */
  children?: ReactNode;
}

/**
 * The form for a new or edited address: shows errors beside the fields, fills in city and state from the PIN code,
 * restores typed values after a reload, and closes once the address is saved.
 */
export function AddressForm({ focusFirst = true, children }: AddressFormProps) {
  const dispatch = useDispatch();
  const saving = useSelector(selectAddressForm) === 'saving';
  const entry = useSelector(selectAddressEntry);
  const doubts: AddressErrors = useSelector(selectPincodeDoubts);
  const placed = useSelector(selectPlaced);
  const title = useSelector(selectAddressFormTitle);
  const lost = useSelector(selectLostNote);
  const mayBeDefault = useSelector(selectMayBeDefault);
  const [judged, setJudged] = useState<AddressField[]>([]);
  const root = useRef<HTMLFormElement>(null);
  // A field with an error is validated again while it is corrected.
  const errors = pick(validateAddress(formOf(entry)), judged);

  useEffect(() => {
    if (!focusFirst) return;
    const fields = [...(root.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])];
    (fields.find(({ value, required }) => required && !value) ?? fields[0])?.focus();
  }, [focusFirst]);

  // If the focused field is filled in automatically, typing must replace the value.
  const { filledCity, filledState } = entry;
  useEffect(() => {
    const field = document.activeElement;
    const filled = { city: filledCity, state: filledState };
    if (!(field instanceof HTMLInputElement) || !root.current?.contains(field)) return;
    if (field.value && field.value === filled[field.name as keyof typeof filled]) field.select();
  }, [filledCity, filledState]);

  const type = (field: AddressField, text: string) => dispatch(addressFieldTyped({ field, text }));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (saving) return;
    const found = validateAddress(formOf(entry));
    const wrong = ADDRESS_FIELDS.map(({ field }) => field).filter((field) => found[field]);
    setJudged(wrong);
    const [first] = wrong;
    if (first) root.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else dispatch(addressSubmitted(formOf(entry)));
  };

  return (
    <Fields ref={root} onSubmit={submit} noValidate aria-label={title}>
      <div role="alert">{lost && <DoubtNote>{lost}</DoubtNote>}</div>
      {ADDRESS_FIELDS.map(({ field, label, optional, half, input }) => (
        <div key={field} {...(half ? { 'data-half': '' } : {})}>
          <TextField
            {...input}
            name={field}
            label={label}
            optional={optional}
            required={!optional}
            readOnly={saving}
            value={entry[field]}
            error={errors[field]}
            warning={errors[field] ? undefined : doubts[field]}
            {...addressInput(field, type)}
          />
        </div>
      ))}
      <datalist id="indian-states">
        {INDIAN_STATES.map((state) => (
          <option key={state} value={state} />
        ))}
      </datalist>
      <VisuallyHidden role="status">
        {saving ? messages.addressForm.saving : (Object.values(doubts)[0] ?? placed)}
      </VisuallyHidden>
      {mayBeDefault && (
        <Checkbox
          label={messages.addressForm.makeDefault}
          checked={entry.byDefault === 'yes'}
          onChange={(event) => dispatch(defaultToggled(event.target.checked))}
        />
      )}
      <Actions>
        <Button type="submit" busy={saving}>
          {saving
            ? messages.addressForm.saving
            : lost
              ? messages.addressForm.saveAsNew
              : messages.addressForm.save}
        </Button>
        {!saving && (
          <Button variant="ghost" onClick={() => dispatch(addressFormClosed())}>
            {messages.addressForm.cancel}
          </Button>
        )}
      </Actions>
      {!saving && children}
    </Fields>
  );
}
