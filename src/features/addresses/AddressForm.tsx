import { useEffect, useRef, useState, type ClipboardEvent, type SyntheticEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import {
  EMPTY_ADDRESS,
  validateAddress,
  type AddressErrors,
  type AddressField,
  type AddressForm as Form,
} from '@/domain/address';
import { addressDraft } from '@/services';
import { Button, TextField } from '@/ui';
import { ADDRESS_FIELDS } from './addressFields';
import { selectAddressForm } from './addressesSelectors';
import { addressFormClosed, addressSubmitted } from './addressesSlice';
import { pastedInto, typedInto } from './digits';
import { INDIAN_STATES } from '@/domain/indianStates';

const Fields = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px 12px;
  padding-bottom: 4px;
  > * {
    grid-column: 1 / -1;
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

/** Add New Address: says what is wrong beside each field, keeps what was typed over a reload too, closes once it is saved. */
export function AddressForm() {
  const dispatch = useDispatch();
  const saving = useSelector(selectAddressForm) === 'saving';
  const [form, setForm] = useState<Form>(() => addressDraft.read() ?? EMPTY_ADDRESS);
  const [errors, setErrors] = useState<AddressErrors>({});
  const root = useRef<HTMLFormElement>(null);

  useEffect(() => {
    root.current?.querySelector('input')?.focus();
  }, []);

  const change = (field: AddressField, typed: string) => {
    const next = { ...form, [field]: typedInto(field, typed) };
    setForm(next);
    addressDraft.write(next);
    // A field that was complained about is judged again while it is put right.
    if (errors[field]) setErrors({ ...errors, [field]: validateAddress(next)[field] });
  };

  const paste = (field: AddressField) => (event: ClipboardEvent) => {
    const value = pastedInto(field, event.clipboardData.getData('text'));
    if (value === null) return;
    event.preventDefault();
    change(field, value);
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (saving) return;
    const found = validateAddress(form);
    setErrors(found);
    const first = ADDRESS_FIELDS.find(({ field }) => found[field]);
    if (first) root.current?.querySelector<HTMLInputElement>(`[name="${first.field}"]`)?.focus();
    else dispatch(addressSubmitted(form));
  };

  return (
    <Fields ref={root} onSubmit={submit} noValidate aria-label="Add New Address">
      {ADDRESS_FIELDS.map(({ field, label, optional, half, input }) => (
        <div key={field} {...(half ? { 'data-half': '' } : {})}>
          <TextField
            {...input}
            name={field}
            label={label}
            optional={optional}
            required={!optional}
            value={form[field]}
            error={errors[field]}
            onChange={(event) => change(field, event.target.value)}
            onPaste={paste(field)}
          />
        </div>
      ))}
      <datalist id="indian-states">
        {INDIAN_STATES.map((state) => (
          <option key={state} value={state} />
        ))}
      </datalist>
      <Actions>
        <Button type="submit" busy={saving}>
          {saving ? 'Saving address' : 'Save address'}
        </Button>
        <Button variant="ghost" onClick={() => dispatch(addressFormClosed())}>
          Cancel
        </Button>
      </Actions>
    </Fields>
  );
}
