import { REFERENCE_BARE_NODE_MS } from './bareNode';

/** A goal of so many milliseconds as it is on a machine where a bare Node takes so many: all that starts takes as much longer. */
export const scaledGoal = (goal: number, bareHere: number): number =>
  (goal * bareHere) / REFERENCE_BARE_NODE_MS;

/** Whether a time keeps to a goal; where it does so only for the machine's being slower, that is said. */
export function verdict(ms: number, goal: number, bareHere: number): 'met' | 'met, scaled' | 'missed' {
  if (ms <= goal) return 'met';
  return ms <= scaledGoal(goal, bareHere) ? 'met, scaled' : 'missed';
}
