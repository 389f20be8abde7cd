import { useEffect, useMemo, useState } from 'react';
import { nextTurn, runningAt, type Schedule } from '@/domain/offers/scheduled/schedule';
import { useRenderTime } from './useRenderTime';

/** Milliseconds; the browser fires a longer timer at once. */
const MAX_TIMEOUT_MS = 2_000_000_000;

/** The time by which the items run; updated whenever one begins or ends. */
export function useTimeOf(things: readonly Schedule[]): Date {
  const first = useRenderTime();
  const [now, setNow] = useState(first);
  useEffect(() => {
    const turn = nextTurn(things, now);
    if (turn === null) return undefined;
    const timer = setTimeout(
      () => setNow(new Date()),
      Math.min(Math.max(0, turn - Date.now()), MAX_TIMEOUT_MS),
    );
    return () => clearTimeout(timer);
  }, [things, now]);
  return now;
}

/** The items that run now; updated whenever one begins or ends. */
export function useRunning<T extends Schedule>(things: readonly T[]): T[] {
  const now = useTimeOf(things);
  return useMemo(() => runningAt(things, now), [things, now]);
}
