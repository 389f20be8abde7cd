import { useRef, useState, type SyntheticEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useCountdown } from '@/lib/hooks/useCountdown';
import { Button, Dialog, ErrorNote, OkNote, TextField } from '@/ui';
import { selectTypedEmail } from '../authSelectors';
import { authActions } from '../authSlice';
import { emailProblem } from '../emailProblem';
import { Spoken, WayForm } from '../panel/LoginPanel.styles';
import { loginLinkRequested, selectLoginLink } from './loginLinkSlice';
import { messages } from './messages';

/** Asks for an address and sends a login link to it. The answer does not tell whether it has an account. */
export function LinkDialog() {
  const dispatch = useDispatch();
  const { request } = useSelector(selectLoginLink);
  const typed = useSelector(selectTypedEmail);
  const [email, setEmail] = useState(typed || (request.status === 'sent' ? request.email : ''));
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const sent = request.status === 'sent' ? request : null;
  const wait = useCountdown(sent && sent.wait);
  const busy = request.status === 'sending';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy || wait > 0) return;
    const entered = email.trim();
    const problem = emailProblem(entered);
    setError(problem);
    if (problem) field.current?.focus();
    else dispatch(loginLinkRequested(entered));
  };
  const sendWords = sent ? messages.again : messages.send;
  return (
    <Dialog title={messages.title} size="confirm" onClose={() => dispatch(authActions.panelDialogClosed())}>
      <WayForm onSubmit={submit} noValidate>
        <p>{messages.text}</p>
        <TextField
          ref={field}
          label={messages.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          data-autofocus=""
          readOnly={busy}
          value={email}
          error={error}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Spoken role={request.status === 'failed' ? 'alert' : 'status'}>
          {sent && <OkNote>{messages.sent(sent.email)}</OkNote>}
          {request.status === 'failed' && <ErrorNote>{request.message}</ErrorNote>}
        </Spoken>
        <Button type="submit" wide disabled={wait > 0} busy={busy}>
          {wait > 0 ? messages.againIn(wait) : sendWords}
        </Button>
      </WayForm>
    </Dialog>
  );
}
