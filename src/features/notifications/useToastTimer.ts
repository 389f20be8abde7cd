import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back after `durationMs` milliseconds of running time; time before a pause counts. */
export function useToastTimer(durationMs: number, isRunning: boolean, onEnd: () => void): void {
  const left = useRef(durationMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isRunning) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - started));
    };
  }, [isRunning]);
}
