import { useRef } from 'react';
import { catchFocus } from '@/lib/focusContent';
import type { Remote } from '@/lib/remote';
import { useOnChange } from './useOnChange';

/**
 * Moves the focus of a 'Try again' button, which disappears while its page loads: to the returned button if that failed
 * again, otherwise to the page's content.
 */
export function useFocusAfterRetry(status: Remote<unknown>['status'] | 'missing' | 'over') {
  const again = useRef<HTMLButtonElement>(null);
  const isRetried = useRef(false);
  useOnChange(status, (before) => {
    if (before === 'failed') isRetried.current = true;
    if (!isRetried.current || status === 'loading') return;
    isRetried.current = false;
    catchFocus(again.current);
  });
  return again;
}
