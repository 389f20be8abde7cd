import { useEffect, useState } from 'react';

const AFTER_MS = 500;

/** Returns the text after `AFTER_MS`: screen readers only announce a live region that was there before its text. */
export function useDelayedAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
