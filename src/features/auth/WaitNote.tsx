import { useState } from 'react';
import { Caption, VisuallyHidden } from '@/ui';
import { messages } from './messages';

/** The seconds at the start of the wait; screen readers do not read out the others. */
function Begun({ seconds }: { seconds: number }) {
  const [first] = useState(seconds);
  return <>{messages.tooManyTries(first)}</>;
}

/** Shows why the button is disabled, second by second; screen readers announce the start and the end. */
export function WaitNote({ seconds }: { seconds: number }) {
  const waits = seconds > 0;
  const [waited, setWaited] = useState(false);
  if (waits && !waited) setWaited(true);
  return (
    <>
      {waits && <Caption aria-hidden="true">{messages.tooManyTries(seconds)}</Caption>}
      <VisuallyHidden role="status">
        {waits ? <Begun seconds={seconds} /> : waited && messages.tryNow}
      </VisuallyHidden>
    </>
  );
}
