import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { newEmailProblem } from '@/domain/customers/newEmail';
import { FactorDialog, selectUser, type SignedInUser } from '@/features/auth';
import { useCountdown } from '@/lib/hooks/useCountdown';
import { credentialsVault } from '@/services';
import { Button, Caption, Dialog, ErrorNote, PasswordField, TextField } from '@/ui';
import {
  emailChangeClosed,
  emailChangeRefused,
  emailChangeSubmitted,
  otherEmailChosen,
  selectEmailChange,
  type PendingEmail,
} from './emailChangeSlice';
import { messages } from './messages';

const Content = styled.div`
  display: grid;
  gap: 16px;
  padding-bottom: calc(24px + env(safe-area-inset-bottom));
  overflow-wrap: anywhere;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  > button {
    flex: 1 1 180px;
    padding-inline: 16px;
  }
`;
/** Always rendered, so that screen readers announce its text; without text it takes no space. */
const MessageArea = styled.div`
  &:empty {
    margin-top: -16px;
  }
`;

/** What to do after the link was sent. */
function Sent({ pending, present }: { pending: PendingEmail; present: string }) {
  const dispatch = useDispatch();
  const done = useRef<HTMLButtonElement>(null);
  const textId = useId();
  // The form had the focus.
  useEffect(() => {
    done.current?.focus();
  }, []);
  return (
    <Content>
      <p id={textId}>{messages.sent(pending.email, present)}</p>
      <Caption>{messages.noMail}</Caption>
      <Actions>
        <Button ref={done} aria-describedby={textId} onClick={() => dispatch(emailChangeClosed())}>
          {messages.done}
        </Button>
        <Button variant="ghost" onClick={() => dispatch(otherEmailChosen())}>
          {messages.again}
        </Button>
      </Actions>
    </Content>
  );
}

interface Errors {
  email?: string;
  password?: string;
}

/** Asks for the new address and proof of who asks: a password, or Google. */
function AddressForm({ user }: { user: SignedInUser }) {
  const dispatch = useDispatch();
  const { dialog, problem, pending } = useSelector(selectEmailChange);
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const wait = useCountdown(pending && pending.wait);
  const busy = dialog === 'proving' || dialog === 'sending';
  const byPassword = user.providers.includes('password');
  const shown: Errors = problem?.field ? { [problem.field]: problem.text, ...errors } : errors;
  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

  useEffect(() => {
    if (problem?.field) focus(problem.field);
  }, [problem]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy || wait > 0 || !form.current) return;
    const entered = new FormData(form.current);
    const email = String(entered.get('email') ?? '').trim();
    const password = String(entered.get('password') ?? '');
    const wrong = newEmailProblem(email, user.email);
    const found: Errors = {
      ...(wrong ? { email: messages.problems[wrong] } : {}),
      ...(byPassword && !password ? { password: messages.problems.passwordMissing } : {}),
    };
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) {
      // What Firebase said of an earlier try.
      dispatch(emailChangeRefused(null));
      return focus(first);
    }
    if (byPassword) credentialsVault.hold({ email: user.email, password });
    dispatch(emailChangeSubmitted({ email, byPassword }));
  };

  return (
    <Content as="form" ref={form} onSubmit={submit} noValidate>
      <p>{messages.text}</p>
      <TextField
        label={messages.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        data-autofocus=""
        readOnly={busy}
        defaultValue={pending?.email}
        error={shown.email}
      />
      {byPassword ? (
        <PasswordField
          label={messages.password}
          name="password"
          autoComplete="current-password"
          required
          hint={messages.passwordHint}
          readOnly={busy}
          error={shown.password}
        />
      ) : (
        <p>{messages.googleHint}</p>
      )}
      <MessageArea role="alert">
        {problem && !problem.field && <ErrorNote>{problem.text}</ErrorNote>}
      </MessageArea>
      <Button type="submit" wide busy={busy} disabled={wait > 0}>
        {wait > 0 ? messages.sendIn(wait) : messages.send}
      </Button>
    </Content>
  );
}

/** Changes the email of the account, once the link that is sent to the new address was opened. */
export default function EmailChange() {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const { dialog, pending } = useSelector(selectEmailChange);
  if (!user) return null;
  const isSent = dialog === 'sent' && pending !== null;
  return (
    <Dialog
      title={isSent ? messages.sentTitle : messages.title}
      size="confirm"
      onClose={() => dispatch(emailChangeClosed())}
    >
      {isSent ? <Sent pending={pending} present={user.email} /> : <AddressForm user={user} />}
      <FactorDialog />
    </Dialog>
  );
}
