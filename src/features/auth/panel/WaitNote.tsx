import { useState } from 'react';
import { Caption, VisuallyHidden } from '@/ui';
import { messages } from '../messages';

/** The seconds at the start of the wait; screen readers do not read out the others. */
function WaitAnnouncement({ seconds }: { seconds: number }) {
  const [initialSeconds] = useState(seconds);
  return <>{messages.tooManyTries(initialSeconds)}</>;
}

/** Shows why the button is disabled, second by second; screen readers announce the start and the end. */
export function WaitNote({ seconds }: { seconds: number }) {
  const isWaiting = seconds > 0;
  const [hasWaited, setHasWaited] = useState(false);
  if (isWaiting && !hasWaited) setHasWaited(true);
  return (
    <>
      {isWaiting && <Caption aria-hidden="true">{messages.tooManyTries(seconds)}</Caption>}
      <VisuallyHidden role="status">
        {isWaiting ? <WaitAnnouncement seconds={seconds} /> : hasWaited && messages.tryNow}
      </VisuallyHidden>
    </>
  );
}
