import { useEffect, useState } from 'react';

const AFTER_MS = 500;

/** The text, a moment late: a live region is only heard when it was there before its words. */
export function useSaidOnceThere(text: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
