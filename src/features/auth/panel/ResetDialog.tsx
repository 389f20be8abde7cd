import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useCountdown } from '@/lib/hooks/useCountdown';
import { Button, Dialog, TextField } from '@/ui';
import { type AuthRoot, selectPanelDialog, selectTypedEmail, selectWait } from '../authSelectors';
import { authActions } from '../authSlice';
import { emailProblem } from '../emailProblem';
import { WayForm } from './LoginPanel.styles';
import { messages } from '../messages';
import { WaitNote } from './WaitNote';

/** Reset Your Password: sends the email, confirms it, and closes. */
export function ResetDialog() {
  const dispatch = useDispatch();
  const sending = useSelector(selectPanelDialog).kind === 'sending';
  const wait = useCountdown(useSelector((state: AuthRoot) => selectWait(state, 'reset')));
  const off = wait > 0;
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(useSelector(selectTypedEmail));
  const [error, setError] = useState<string>();
  // A disabled button loses the focus.
  useEffect(() => {
    if (off && !sending) field.current?.focus();
  }, [off, sending]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (sending || off) return;
    const entered = email.trim();
    const problem = emailProblem(entered);
    setError(problem);
    if (problem) field.current?.focus();
    else dispatch(authActions.passwordResetSubmitted(entered));
  };
  return (
    <Dialog
      title={messages.resetDialog.title}
      size="confirm"
      onClose={() => dispatch(authActions.panelDialogClosed())}
    >
      <WayForm onSubmit={submit} noValidate>
        <p>{messages.resetDialog.text}</p>
        <TextField
          ref={field}
          label={messages.resetDialog.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          data-autofocus=""
          value={email}
          error={error}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" wide disabled={off} busy={sending}>
          {messages.resetDialog.send}
        </Button>
        <WaitNote seconds={wait} />
      </WayForm>
    </Dialog>
  );
}
