import { useCallback, useSyncExternalStore } from 'react';
import { secondsLeft, type Countdown } from '@/domain/time/countdown';

/** Four checks a second keep the shown second within 250 ms of the clock. */
const LOOK_MS = 250;
const atServer = () => 0;

/** The remaining whole seconds of a countdown; renders once a second and dispatches nothing. */
export function useCountdown(countdown: Countdown | null): number {
  const subscribe = useCallback(
    (look: () => void) => {
      if (!countdown) return () => undefined;
      const timer = setInterval(() => {
        look();
        if (secondsLeft(countdown, Date.now()) === 0) clearInterval(timer);
      }, LOOK_MS);
      return () => clearInterval(timer);
    },
    [countdown],
  );
  return useSyncExternalStore(subscribe, () => secondsLeft(countdown, Date.now()), atServer);
}
