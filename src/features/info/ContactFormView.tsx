import { type FormEvent, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import {
  EMPTY_CONTACT,
  MAX_CONTACT_LENGTHS,
  type ContactField,
  type ContactMessage,
} from '@/domain/messages/contactMessage';
import { selectUser } from '@/features/auth';
import { contactDraft } from '@/services';
import { Button, ErrorNote, TextArea, TextField } from '@/ui';
import { contactErrors, tidyContact, type ContactErrors } from './contactForm';
import { anotherMessageStarted, messageSubmitted, selectContact } from './infoSlice';
import { MessageSent } from './MessageSent';
import { messages } from './messages/contact';

const Form = styled.form`
  display: grid;
  gap: 16px;
`;
/** The honeypot: hidden from people and screen readers, so that only programs fill it in. */
const Trap = styled.div`
  position: absolute;
  inset-inline-start: -9999px;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;
/** The character count appears when fewer than this remain. */
const NEARLY = 300;

const charactersLeft = (message: string) => {
  const left = MAX_CONTACT_LENGTHS.message - message.trim().length;
  return left >= 0 && left <= NEARLY ? messages.contactFormView.left(left) : undefined;
};

/** The contact form. Typed text survives a reload until it has been sent. */
export function ContactFormView() {
  const dispatch = useDispatch();
  const sending = useSelector(selectContact);
  const user = useSelector(selectUser);
  const form = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const [values, setValues] = useState<ContactMessage>(
    () =>
      contactDraft.read() ?? { ...EMPTY_CONTACT, name: user?.displayName ?? '', email: user?.email ?? '' },
  );
  const [errors, setErrors] = useState<ContactErrors>({});
  const busy = sending.status === 'sending';

  if (sending.status === 'sent') {
    const startAnother = () => {
      const { name, email } = sending.to;
      setValues({ ...EMPTY_CONTACT, name, email });
      dispatch(anotherMessageStarted());
    };
    return <MessageSent to={sending.to} onAnother={startAnother} />;
  }

  const change = (field: ContactField, typed: string) => {
    const next = { ...values, [field]: typed };
    setValues(next);
    contactDraft.write(next);
    // A field with an error is validated again while it is corrected.
    if (errors[field]) setErrors({ ...errors, [field]: contactErrors(next)[field] });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = contactErrors(values);
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else dispatch(messageSubmitted({ ...tidyContact(values), website: trap.current?.value ?? '' }));
  };
  const field = (name: ContactField) => ({
    name,
    value: values[name],
    error: errors[name],
    readOnly: busy,
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  return (
    <Form ref={form} onSubmit={submit} noValidate aria-label={messages.contactFormView.writeToUs}>
      <TextField label={messages.contactFormView.name} required autoComplete="name" {...field('name')} />
      <TextField
        label={messages.contactFormView.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('email')}
      />
      <TextField
        label={messages.contactFormView.mobileNumber}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...field('phone')}
      />
      <TextArea
        label={messages.contactFormView.message}
        required
        rows={6}
        hint={charactersLeft(values.message)}
        {...field('message')}
      />
      <Trap aria-hidden="true">
        <label>
          {messages.contactFormView.website}
          <input ref={trap} name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </Trap>
      {sending.status === 'failed' && (
        <div role="alert">
          <ErrorNote>{sending.message}</ErrorNote>
        </div>
      )}
      <Button type="submit" busy={busy}>
        {busy ? messages.contactFormView.sending : messages.contactFormView.sendMessage}
      </Button>
    </Form>
  );
}
