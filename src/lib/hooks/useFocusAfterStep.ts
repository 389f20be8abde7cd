import { useEffect, useRef } from 'react';
import { catchFocus } from '@/lib/focusContent';

type StepStatus = 'idle' | 'sending' | 'failed';

/**
 * Calls `onChange` once `at` has changed after a step was sent (`isDone`) or failed. `at` is what the step changes; its
 * changes are held back while a step is sent.
 */
export function useAfterStep(at: unknown, status: StepStatus, onChange: (isDone: boolean) => void): void {
  const before = useRef(at);
  const step = useRef<StepStatus>('idle');
  useEffect(() => {
    if (status !== 'idle') step.current = status;
    if (status === 'sending' || at === before.current) return;
    const ended = step.current;
    before.current = at;
    step.current = 'idle';
    if (ended !== 'idle') onChange(ended === 'sending');
  });
}

/**
 * Moves the focus of a button that disappears with its step to the returned element, and after a step that failed to the
 * page's content, where Enter does nothing.
 */
export function useFocusAfterStep<Next extends HTMLElement>(at: unknown, status: StepStatus) {
  const next = useRef<Next>(null);
  useAfterStep(at, status, (isDone) => catchFocus(isDone ? next.current : null));
  return next;
}
