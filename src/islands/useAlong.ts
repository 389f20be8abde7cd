import { useCallback, useState } from 'react';
import { useComesAlong } from './island';

interface Opened {
  preload: () => Promise<void>;
}

/** Fetches with the page's islands what opens from it; whether it has come, and may be rehearsed. `parts` are the same at each call. */
export function useAlong(parts: readonly Opened[]): boolean {
  const [isHere, setHere] = useState(false);
  const bring = useCallback(async () => {
    await Promise.all(parts.map((part) => part.preload()));
    setHere(true);
  }, [parts]);
  useComesAlong(bring);
  return isHere;
}
