import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { isMailAddress } from '@/domain/mail/outgoingMail';
import { readOrderNumber } from '@/domain/orders/order/orderId';
import { isDocumentId } from '@/domain/records/documentId';
import { selectUser } from '@/features/auth';
import { LinkDone, LinkPage } from '@/features/mailLink';
import { catchFocus } from '@/lib/focusContent';
import { useOnChange } from '@/lib/hooks/useOnChange';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Button, ErrorNote, H1, Lead, TextField, Wrap } from '@/ui';
import { messages } from './messages';
import { lookupCleared, lookupSubmitted, selectOrderLink } from './orderLinkSlice';

const Form = styled.form`
  display: grid;
  gap: 16px;
  /* A live region has to be there before its text; empty, it takes no room. */
  > [role]:empty {
    margin-top: -16px;
  }
`;

const { track: words } = messages;
type Field = 'orderId' | 'email';
type Errors = Partial<Record<Field, string>>;

const errorsOf = ({ orderId, email }: Record<Field, string>): Errors => ({
  ...(isDocumentId(readOrderNumber(orderId)) ? {} : { orderId: words.orderIdWrong }),
  ...(isMailAddress(email) ? {} : { email: words.emailWrong }),
});

function LookupForm() {
  const dispatch = useDispatch();
  const { lookup } = useSelector(selectOrderLink);
  const user = useSelector(selectUser);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const [errors, setErrors] = useState<Errors>({});
  const { orderId = '', email = user?.email ?? '' } = typed;
  const busy = lookup.status === 'sending';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const request = { orderId: orderId.trim(), email: email.trim() };
    const wrong = errorsOf(request);
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else dispatch(lookupSubmitted(request));
  };
  const field = (name: Field, value: string) => ({
    name,
    value,
    error: errors[name],
    readOnly: busy,
    required: true,
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  return (
    <Form ref={form} onSubmit={submit} noValidate aria-label={words.title}>
      <TextField
        label={words.orderId}
        hint={words.orderIdHint}
        autoComplete="off"
        autoCapitalize="characters"
        {...field('orderId', orderId)}
      />
      <TextField
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('email', email)}
      />
      <div role="alert">{lookup.status === 'failed' && <ErrorNote>{lookup.message}</ErrorNote>}</div>
      <Button type="submit" busy={busy}>
        {busy ? words.sending : words.send}
      </Button>
    </Form>
  );
}

/** The form that mails an order's link to a signed-out shopper, by order number and email address. */
export default function TrackScreen() {
  usePageTitle(words.title);
  const dispatch = useDispatch();
  const { lookup } = useSelector(selectOrderLink);
  const page = useRef<HTMLDivElement>(null);
  // The pressed button of the last answer is gone.
  useOnChange(lookup.status, (before) => {
    if (before === 'sent') catchFocus(page.current?.querySelector('input'));
  });
  // The next visit starts with the form.
  useEffect(() => () => void dispatch(lookupCleared()), [dispatch]);
  const again = (
    <Button variant="ghost" onClick={() => dispatch(lookupCleared())}>
      {words.again}
    </Button>
  );
  return (
    <Wrap>
      {lookup.status === 'sent' ? (
        <LinkDone title={words.sentTitle} text={lookup.message} action={again} />
      ) : (
        <LinkPage ref={page}>
          <H1>{words.title}</H1>
          <Lead>{words.lead}</Lead>
          <LookupForm />
        </LinkPage>
      )}
    </Wrap>
  );
}
