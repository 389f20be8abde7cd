import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { adminCustomerPath } from '@/app/router/paths';
import type { LiftedPerson } from '@/domain/contracts/admin/limits';
import { isMailAddress } from '@/domain/mail/outgoingMail';
import { formatMoment } from '@/lib/dates';
import { focusInvalid } from '@/lib/focusInvalid';
import { Button, Caption, ErrorNote, TextField } from '@/ui';
import { Fields, Form, Lifting, People } from './Limits.styles';
import { buttonStateOf, liftRequested, selectLimits } from './limitsSlice';
import { messages } from './messages';

/** The people without limits, and a form that lifts the limits of another by their email. */
export function LiftedPeople({ lifted }: { lifted: readonly LiftedPerson[] }) {
  const dispatch = useDispatch();
  const { sending } = useSelector(selectLimits);
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const isMissing = !isMailAddress(email.trim());
  const lift = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(isMissing);
    if (isMissing) return void focusInvalid(event.currentTarget);
    dispatch(liftRequested({ email: email.trim(), lifted: true, reason: reason.trim() }));
  };
  return (
    <Lifting>
      <h2>{messages.liftTitle}</h2>
      <Caption style={{ maxWidth: '62ch' }}>{messages.liftIntro}</Caption>
      <Form onSubmit={lift} noValidate aria-label={messages.liftTitle}>
        <Fields>
          <TextField
            label={messages.email}
            type="email"
            maxLength={254}
            autoComplete="off"
            value={email}
            error={hasTried && isMissing ? messages.emailMissing : undefined}
            onChange={({ target }) => setEmail(target.value)}
          />
          <TextField
            label={messages.reason}
            optional
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Fields>
        <div role="alert">
          {sending.status === 'failed' && sending.what !== 'save' && <ErrorNote>{sending.message}</ErrorNote>}
        </div>
        <Button type="submit" size="sm" variant="ghost" {...buttonStateOf(sending, 'lift')}>
          {messages.lift}
        </Button>
      </Form>
      {lifted.length === 0 && <Caption>{messages.nobody}</Caption>}
      <People>
        {lifted.map((person) => (
          <li key={person.uid}>
            <div>
              <Link to={adminCustomerPath(person.uid)}>{person.email || messages.withoutEmail}</Link>
              <Caption>{[formatMoment(person.at), person.reason].filter(Boolean).join(' · ')}</Caption>
            </div>
            <Button
              size="sm"
              variant="ghost"
              aria-label={messages.restoreFor(person.email || messages.withoutEmail)}
              {...buttonStateOf(sending, `restore ${person.uid}`)}
              onClick={() => dispatch(liftRequested({ uid: person.uid, lifted: false, reason: '' }))}
            >
              {messages.restore}
            </Button>
          </li>
        ))}
      </People>
    </Lifting>
  );
}
