import { REFERENCE_BARE_NODE_MS } from './bareNode';

/** Scales a goal (milliseconds) to this machine by how long a bare Node takes to start. */
export const scaledGoal = (goal: number, bareHere: number): number =>
  (goal * bareHere) / REFERENCE_BARE_NODE_MS;

/** Whether a time meets a goal, and whether it does so only because the goal was scaled for a slower machine. */
export function verdict(ms: number, goal: number, bareHere: number): 'met' | 'met, scaled' | 'missed' {
  if (ms <= goal) return 'met';
  return ms <= scaledGoal(goal, bareHere) ? 'met, scaled' : 'missed';
}
