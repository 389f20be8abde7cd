import { useEffect } from 'react';
import { holdUnsaved } from './unsaved';

/**
 * While `dirty`, asks before the screen goes with what was typed in it: by a link, by Back and Forward, or with the tab.
 * `text` says what becomes of it; a closing tab asks in the browser's own words.
 */
export function useUnsavedGuard(dirty: boolean, text = 'What you typed is not saved yet.'): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const release = holdUnsaved(text);
    return () => {
      window.removeEventListener('beforeunload', ask);
      release();
    };
  }, [dirty, text]);
}
