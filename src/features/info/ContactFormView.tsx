import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { selectUser } from '@/features/auth';
import { Button, ErrorNote, H2, OkNote, TextArea, TextField } from '@/ui';
import {
  EMPTY_CONTACT,
  LONGEST_MESSAGE,
  validateContact,
  type ContactErrors,
  type ContactForm,
} from './contactForm';
import { anotherMessageStarted, messageSubmitted, selectContact } from './infoSlice';

const Form = styled.form`
  display: grid;
  gap: 16px;
`;
const Sent = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  align-content: start;
`;

/** Writing to the shop. What was typed stays until it has been sent. */
export function ContactFormView() {
  const dispatch = useDispatch();
  const sending = useSelector(selectContact);
  const user = useSelector(selectUser);
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<ContactForm>({
    ...EMPTY_CONTACT,
    name: user?.displayName ?? '',
    email: user?.email ?? '',
  });
  const [errors, setErrors] = useState<ContactErrors>({});
  const thanks = useRef<HTMLHeadingElement>(null);
  const { status } = sending;

  // The form took the focus with it.
  useEffect(() => {
    if (status === 'sent') thanks.current?.focus();
  }, [status]);

  if (sending.status === 'sent') {
    const again = () => {
      setValues({ ...values, message: '' });
      dispatch(anotherMessageStarted());
    };
    return (
      <Sent role="status">
        <H2 ref={thanks} tabIndex={-1}>
          Thank you, {values.name.trim()}
        </H2>
        <OkNote>We have your message and answer to {values.email.trim()} within two working days.</OkNote>
        <Button variant="ghost" size="sm" onClick={again}>
          Write another
        </Button>
      </Sent>
    );
  }

  const set = (field: keyof ContactForm) => (event: { target: { value: string } }) => {
    setValues({ ...values, [field]: event.target.value });
    if (errors[field]) setErrors({ ...errors, [field]: undefined });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = validateContact(values);
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (!first) dispatch(messageSubmitted(values));
    else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const field = (name: keyof ContactForm) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: set(name),
  });
  return (
    <Form ref={form} onSubmit={submit} noValidate>
      <TextField label="Name" autoComplete="name" maxLength={80} {...field('name')} />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...field('email')}
      />
      <TextField
        label="Mobile Number"
        optional
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={10}
        {...field('phone')}
      />
      <TextArea label="Message" maxLength={LONGEST_MESSAGE} rows={5} {...field('message')} />
      {sending.status === 'failed' && (
        <div role="alert">
          <ErrorNote>{sending.message}</ErrorNote>
        </div>
      )}
      <Button type="submit" busy={sending.status === 'sending'}>
        Send message
      </Button>
    </Form>
  );
}
