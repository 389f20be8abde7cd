import type { Undelivered } from '../order/undelivered';
import { HOUR_MS } from '@/domain/time/calendar';

/** Milliseconds left from which the clock is gold, and red. */
const GOLD_MS = 6 * HOUR_MS;
const RED_MS = 3 * HOUR_MS;

export interface TimeLeft {
  /** Milliseconds; 0 once the time is up. */
  ms: number;
  tone: 'over' | 'red' | 'gold' | 'calm';
}

/** How long the courier still waits for an answer. */
export function timeLeft({ dueAt }: Pick<Undelivered, 'dueAt'>, now: Date): TimeLeft {
  const ms = Math.max(0, Date.parse(dueAt) - now.getTime());
  if (!(ms > 0)) return { ms: 0, tone: 'over' };
  return { ms, tone: ms < RED_MS ? 'red' : ms < GOLD_MS ? 'gold' : 'calm' };
}
