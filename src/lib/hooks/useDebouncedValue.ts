import { useEffect, useState } from 'react';

/** A value once it has not changed for `ms`; empty at first. */
export function useDebouncedValue(value: string, ms: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
