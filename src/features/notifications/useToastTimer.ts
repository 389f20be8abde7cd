import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back after `duration` ms of running time; time before a pause counts. */
export function useToastTimer(duration: number, running: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!running) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - started));
    };
  }, [running]);
}
