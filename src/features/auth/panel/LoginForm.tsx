import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import { useCountdown } from '@/lib/hooks/useCountdown';
import { credentialsVault, pendingCredentials } from '@/services';
import { Button, ErrorNote, OkNote, TextLink } from '@/ui';
import {
  type AuthRoot,
  selectAttempt,
  selectNotice,
  selectRefusal,
  selectTypedEmail,
  selectWait,
} from '../authSelectors';
import { authActions, isUnderWay, loginPanelClosed, type PanelMode } from '../authSlice';
import { CredentialFields } from './CredentialFields';
import { Form, Or, Spoken } from './LoginPanel.styles';
import { messages } from '../messages';
import { OtherWays } from './OtherWays';
import { readCredentials } from '../sagas/readCredentials';
import { VerificationWait } from './VerificationWait';
import { WaitNote } from './WaitNote';

function AuthMessage() {
  const notice = useSelector(selectNotice);
  const Note = notice?.tone === 'success' ? OkNote : ErrorNote;
  return (
    <Spoken role={notice?.tone === 'success' ? 'status' : 'alert'}>
      {notice && <Note>{notice.text}</Note>}
    </Spoken>
  );
}

const fieldOf = (form: HTMLFormElement, name: 'email' | 'password') =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]`);

/** The form of both modes. It puts the password into the vault and dispatches only that it was submitted. */
export function LoginForm({ mode }: { mode: PanelMode }) {
  const dispatch = useDispatch();
  const attempt = useSelector(selectAttempt);
  const [prefill] = useState(() => pendingCredentials.read());
  const known = useSelector(selectTypedEmail);
  const [errors, setErrors] = useState<{ email?: string; password?: string }>({});
  const refusal = useSelector(selectRefusal);
  const refused = refusal ? { [refusal.field]: refusal.text } : null;
  const form = useRef<HTMLFormElement>(null);
  const seconds = useCountdown(useSelector((state: AuthRoot) => selectWait(state, 'login')));
  const wait = mode === 'login' ? seconds : 0;
  const unverified = attempt.kind === 'unverified';
  const busy = isUnderWay(attempt) || (unverified && attempt.resending);

  // Set as a property, because an attribute would put the password into the markup.
  useEffect(() => {
    const password = form.current?.elements.namedItem('password');
    if (!prefill || !(password instanceof HTMLInputElement)) return;
    password.value = prefill.password;
    dispatch(authActions.formPrefilled());
  }, [prefill, dispatch]);

  // Disabled controls lose the focus, so it moves to what was refused, back to the same field or to the password's.
  const typing = useRef<Element | null>(null);
  const off = wait > 0;
  useEffect(() => {
    if (busy || !typing.current) return;
    const to = refusal?.field ?? (off ? 'password' : null);
    const field = to && form.current ? fieldOf(form.current, to) : null;
    const back = !refusal && typing.current instanceof HTMLInputElement ? typing.current : field;
    typing.current = null;
    back?.focus();
  }, [busy, off, refusal]);

  const typedEmail = () => (form.current && fieldOf(form.current, 'email')?.value.trim()) ?? '';

  const changeEmail = () => {
    typing.current = form.current && fieldOf(form.current, 'email');
    form.current?.querySelectorAll('input').forEach((input) => {
      input.value = '';
    });
    dispatch(authActions.emailChangeRequested());
  };

  const send = (event: UnknownAction) => {
    if (!form.current) return;
    const entered = readCredentials(form.current);
    setErrors(entered.kind === 'incomplete' ? entered.errors : {});
    if (entered.kind === 'incomplete') {
      fieldOf(form.current, entered.errors.email ? 'email' : 'password')?.focus();
      return;
    }
    typing.current = document.activeElement;
    credentialsVault.hold(entered.credentials);
    dispatch(event);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy || off) return;
    send(mode === 'login' ? authActions.loginSubmitted() : authActions.registrationSubmitted());
  };
  const words = mode === 'login' ? messages.modes.login : messages.modes.register;

  return (
    <Form ref={form} onSubmit={submit} noValidate>
      <CredentialFields
        mode={mode}
        disabled={busy}
        email={prefill?.email ?? known}
        errors={refused ?? errors}
      />
      <AuthMessage />
      {attempt.kind === 'awaitingVerification' ? (
        <VerificationWait onResend={() => send(authActions.resendRequested())} onChangeEmail={changeEmail} />
      ) : (
        <>
          {unverified && (
            <Button
              variant="ghost"
              wide
              busy={attempt.resending}
              onClick={() => send(authActions.resendRequested())}
            >
              {messages.resend}
            </Button>
          )}
          <Button
            type="submit"
            wide
            disabled={attempt.kind === 'creating' || off || (unverified && busy)}
            busy={attempt.kind === 'signingIn'}
          >
            {attempt.kind === 'creating' ? messages.submitBusy : words}
          </Button>
          <WaitNote seconds={wait} />
          <Or>{messages.loginForm.or}</Or>
          <Button variant="ghost" wide disabled={busy} onClick={() => dispatch(authActions.googleChosen())}>
            {messages.loginForm.continueWithGoogle}
          </Button>
          {mode === 'login' && <OtherWays disabled={busy} typedEmail={typedEmail} />}
        </>
      )}
      {mode === 'login' && (
        <>
          <TextLink
            as="button"
            type="button"
            style={{ justifySelf: 'start' }}
            onClick={() => dispatch(authActions.passwordResetOpened(typedEmail()))}
          >
            {messages.loginForm.forgotPassword}
          </TextLink>
          <TextLink
            as={Link}
            style={{ justifySelf: 'start' }}
            to={paths.track}
            onClick={() => dispatch(loginPanelClosed())}
          >
            {messages.loginForm.trackOrder}
          </TextLink>
        </>
      )}
    </Form>
  );
}
