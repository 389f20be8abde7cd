import { useEffect, useRef, useState, type ClipboardEvent, type SyntheticEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import {
  MAX_NAME_LENGTH,
  validateProfile,
  type ProfileErrors,
  type ProfileField,
} from '@/domain/customers/profile';
import { PHONE_DIGITS, phoneIn, typedPhone } from '@/domain/text/phone';
import {
  profileFormClosed,
  profileSubmitted,
  profileTyped,
  selectProfileEntry,
  selectProfileForm,
} from '@/features/userProfile';
import { Button, ErrorNote, TextField } from '@/ui';
import { messages } from '../messages';

const Form = styled.form`
  display: grid;
  gap: 16px;
  max-width: 440px;
  /* There from the start, so that what comes into it is read out; takes no room while it is empty. */
  > [role='alert']:empty {
    position: absolute;
  }
`;
const Actions = styled.div`
  display: flex;
  gap: 12px;
  > :first-child {
    flex: 1;
  }
`;
const FIELDS: ProfileField[] = ['displayName', 'phone'];

/** Edits name and mobile number; typed values stay until they are saved or cancelled. */
export function DetailsForm({ focusFirst }: { focusFirst: boolean }) {
  const dispatch = useDispatch();
  const form = useSelector(selectProfileForm);
  const entry = useSelector(selectProfileEntry);
  const [judged, setJudged] = useState<ProfileField[]>([]);
  const root = useRef<HTMLFormElement>(null);
  const saving = form.status === 'sending';
  // A field with an error is validated again while it is corrected.
  const found = validateProfile(entry);
  const errors: ProfileErrors = Object.fromEntries(judged.map((field) => [field, found[field]]));

  useEffect(() => {
    if (focusFirst) root.current?.querySelector('input')?.focus();
  }, [focusFirst]);

  const change = (field: ProfileField, text: string) => dispatch(profileTyped({ field, text }));
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    if (!saving) change('phone', phoneIn(event.clipboardData.getData('text')));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (saving) return;
    const wrong = FIELDS.filter((field) => found[field]);
    setJudged(wrong);
    const [first] = wrong;
    if (first) root.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else dispatch(profileSubmitted());
  };

  return (
    <Form ref={root} onSubmit={submit} noValidate aria-label={messages.detailsForm.label}>
      <TextField
        label={messages.detailsForm.name}
        name="displayName"
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        required
        readOnly={saving}
        value={entry.displayName}
        error={errors.displayName}
        onChange={(event) => change('displayName', event.target.value)}
      />
      <TextField
        label={messages.detailsForm.mobileNumber}
        optional
        name="phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={PHONE_DIGITS}
        readOnly={saving}
        value={entry.phone}
        error={errors.phone}
        onChange={(event) => change('phone', typedPhone(event.target.value))}
        onPaste={paste}
      />
      <div role="alert">{form.status === 'failed' && <ErrorNote>{form.message}</ErrorNote>}</div>
      <Actions>
        <Button type="submit" busy={saving}>
          {saving ? messages.detailsForm.saving : messages.detailsForm.save}
        </Button>
        {!saving && (
          <Button variant="ghost" onClick={() => dispatch(profileFormClosed())}>
            {messages.detailsForm.cancel}
          </Button>
        )}
      </Actions>
    </Form>
  );
}
