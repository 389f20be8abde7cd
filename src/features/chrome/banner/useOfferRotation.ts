import { useState } from 'react';
import { useInterval } from '@/lib/hooks/useInterval';

const OFFER_MS = 4000;

/** The index of the offer shown: the next one every 4 s while running, or the one chosen. */
export function useOfferRotation(count: number, running: boolean) {
  const [turn, setTurn] = useState(0);
  const step = (by: number) => setTurn((now) => now + by);
  useInterval(() => step(1), OFFER_MS, running && count > 1);
  const at = count > 0 ? ((turn % count) + count) % count : 0;
  return { at, next: () => step(1), previous: () => step(-1) };
}
