import { useRef, useState, type SyntheticEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { SignedInUser } from '@/features/auth';
import { credentialsVault } from '@/services';
import { Button, Dialog, ErrorNote, PasswordField } from '@/ui';
import { DialogForm } from '../shared';
import { messages } from './messages';
import { securityActions, selectSecurity, type SecurityAct } from './securitySlice';

const { proof: words } = messages;

/** Asks for the password, or for Google where the account has none, before the app is added or removed. */
export function ProofDialog({ act, user: { email, providers } }: { act: SecurityAct; user: SignedInUser }) {
  const dispatch = useDispatch();
  const { sending } = useSelector(selectSecurity);
  const busy = sending.status === 'sending';
  const form = useRef<HTMLFormElement>(null);
  const [isMissing, setMissing] = useState(false);
  const byPassword = providers.includes('password');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy || !form.current) return;
    if (!byPassword) return dispatch(securityActions.proofSubmitted('google'));
    const password = String(new FormData(form.current).get('password') ?? '');
    setMissing(password === '');
    if (password === '') return form.current.querySelector<HTMLElement>('[name="password"]')?.focus();
    credentialsVault.hold({ email, password });
    return dispatch(securityActions.proofSubmitted('password'));
  };
  return (
    <Dialog title={words[act]} size="confirm" onClose={() => dispatch(securityActions.proofAsked(null))}>
      <DialogForm ref={form} onSubmit={submit} noValidate>
        <p>{act === 'add' ? words.addText : words.removeText}</p>
        {byPassword && (
          <PasswordField
            label={words.password}
            name="password"
            autoComplete="current-password"
            required
            data-autofocus=""
            readOnly={busy}
            error={isMissing ? words.passwordMissing : undefined}
          />
        )}
        <div role="alert">{sending.status === 'failed' && <ErrorNote>{sending.message}</ErrorNote>}</div>
        <Button type="submit" wide busy={busy}>
          {byPassword ? words.byPassword : words.byGoogle}
        </Button>
      </DialogForm>
    </Dialog>
  );
}
