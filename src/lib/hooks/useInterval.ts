import { useEffect, useEffectEvent } from 'react';

/** Calls back every `ms` while running. */
export function useInterval(tick: () => void, ms: number, running = true): void {
  const onTick = useEffectEvent(tick);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => onTick(), ms);
    return () => clearInterval(timer);
  }, [ms, running]);
}
