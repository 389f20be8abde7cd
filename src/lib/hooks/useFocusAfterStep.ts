import { useEffect, useRef } from 'react';
import { catchFocus } from '@/lib/focusContent';

/** After a step the focus goes to the next one, where the pressed button has gone. `at` changes with what the step changed. */
export function useFocusAfterStep<Next extends HTMLElement>(
  at: string | undefined,
  status: 'idle' | 'sending' | 'failed',
) {
  const next = useRef<Next>(null);
  const wasSending = useRef(false);
  useEffect(() => {
    if (status !== 'idle') wasSending.current = status === 'sending';
  }, [status]);
  useEffect(() => {
    if (!wasSending.current) return;
    wasSending.current = false;
    catchFocus(next.current);
  }, [at]);
  return next;
}
