import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { problemOf, type Sending } from '@/lib/sending';
import { credentialsVault } from '@/services';
import { Button, H1, Lead, PasswordField } from '@/ui';
import { WayForm } from '../panel/LoginPanel.styles';
import { messages as authMessages } from '../messages';
import { accountLinkConfirmed } from './accountLinkSlice';
import { messages } from './messages';
import { Panel } from './Panel';

const { password: words } = messages;
const { credentialFields } = authMessages;

interface NewPasswordFormProps {
  email: string;
  sending: Sending;
}

/** The new password, twice; Firebase decides how strong it must be. */
export function NewPasswordForm({ email, sending }: NewPasswordFormProps) {
  const busy = sending.status === 'sending';
  const problem = problemOf(sending);
  const dispatch = useDispatch();
  const first = useRef<HTMLInputElement>(null);
  const again = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<{ first?: string; again?: string }>({});
  useEffect(() => {
    if (problem) first.current?.focus();
  }, [problem]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const password = first.current?.value ?? '';
    const isMissing = password === '';
    const differs = !isMissing && password !== again.current?.value;
    setErrors({
      ...(isMissing ? { first: words.missing } : {}),
      ...(differs ? { again: words.differ } : {}),
    });
    if (isMissing) return first.current?.focus();
    if (differs) return again.current?.focus();
    credentialsVault.hold({ email, password });
    dispatch(accountLinkConfirmed());
  };
  return (
    <Panel>
      <H1>{words.title}</H1>
      <Lead>{words.text(email)}</Lead>
      <WayForm onSubmit={submit} noValidate>
        {/* Password managers save the new password under this name. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          ref={first}
          label={words.first}
          hint={credentialFields.passwordHint}
          autoComplete="new-password"
          required
          readOnly={busy}
          error={errors.first ?? (errors.again ? undefined : problem || undefined)}
        />
        <PasswordField
          ref={again}
          label={words.again}
          autoComplete="new-password"
          required
          readOnly={busy}
          error={errors.again}
        />
        <Button type="submit" busy={busy}>
          {busy ? words.saving : words.save}
        </Button>
      </WayForm>
    </Panel>
  );
}
