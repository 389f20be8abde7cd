import { useState } from 'react';
import { Caption, VisuallyHidden } from '@/ui';
import { messages } from './messages';

/** The seconds as they were when the wait began: those in between are not read out. */
function Begun({ seconds }: { seconds: number }) {
  const [first] = useState(seconds);
  return <>{messages.tooManyTries(first)}</>;
}

/** Why the button is off, second by second to the eye; read out once as it begins and once as it ends. */
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
