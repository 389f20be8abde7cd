import { useSelector } from 'react-redux';
import { useCountdown } from '@/lib/hooks/useCountdown';
import { Button, TextLink } from '@/ui';
import { selectAttempt } from '../authSelectors';
import { Waiting } from './LoginPanel.styles';
import { messages } from '../messages';

interface VerificationWaitProps {
  onResend: () => void;
  onChangeEmail: () => void;
}

/** Replaces the button while a registration waits for the email's verification. */
export function VerificationWait({ onResend, onChangeEmail }: VerificationWaitProps) {
  const attempt = useSelector(selectAttempt);
  const isWaiting = attempt.kind === 'awaitingVerification';
  const secondsToResend = useCountdown(isWaiting ? attempt.resendCountdown : null);
  if (!isWaiting) return null;
  const { email, polling, resending, resendCountdown } = attempt;
  const cooling = secondsToResend > 0;
  return (
    <>
      <Waiting>{messages.verificationWait.openLink(email)}</Waiting>
      {polling && resendCountdown === null && (
        <Button wide disabled>
          {messages.submitBusy}
        </Button>
      )}
      {resendCountdown !== null && (
        <Button wide disabled={cooling} busy={resending} onClick={onResend}>
          {cooling ? messages.resendIn(secondsToResend) : messages.resend}
        </Button>
      )}
      <TextLink as="button" type="button" style={{ justifySelf: 'start' }} onClick={onChangeEmail}>
        {messages.verificationWait.changeEmail}
      </TextLink>
    </>
  );
}
