import { useCallback, useEffect, useRef, useState } from 'react';

const SHOWN_MS = 2000;

/** Whether 'Copied!' is shown, for two seconds after `showCopied`. Returns [copied, showCopied]. */
export function useCopied(): [boolean, () => void] {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const showCopied = useCallback(() => {
    clearTimeout(timer.current);
    setCopied(true);
    timer.current = setTimeout(() => setCopied(false), SHOWN_MS);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return [copied, showCopied];
}
