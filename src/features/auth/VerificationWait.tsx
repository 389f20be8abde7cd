import { useSelector } from 'react-redux';
import { Button, TextLink } from '@/ui';
import { selectAttempt } from './authSelectors';
import { Waiting } from './LoginPanel.styles';
import { messages } from './messages';

interface VerificationWaitProps {
  onResend: () => void;
  onChangeEmail: () => void;
}

/** What stands in the place of the button while a registration waits for its e-mail. */
export function VerificationWait({ onResend, onChangeEmail }: VerificationWaitProps) {
  const attempt = useSelector(selectAttempt);
  if (attempt.kind !== 'awaitingVerification') return null;
  const { email, polling, resending, resendIn } = attempt;
  const cooling = resendIn !== null && resendIn > 0;
  return (
    <>
      <Waiting>Open the link that was sent to {email}. This page notices by itself.</Waiting>
      {polling && resendIn === null && (
        <Button wide disabled>
          {messages.submitBusy}
        </Button>
      )}
      {resendIn !== null && (
        <Button wide disabled={cooling} busy={resending} onClick={onResend}>
          {cooling ? messages.resendIn(resendIn) : messages.resend}
        </Button>
      )}
      <TextLink as="button" type="button" style={{ justifySelf: 'start' }} onClick={onChangeEmail}>
        Change Email
      </TextLink>
    </>
  );
}
