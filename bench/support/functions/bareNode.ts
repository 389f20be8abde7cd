import { spawnSync } from 'node:child_process';
import { median } from '../load/statistics';

/** Milliseconds that a bare Node took on the machine on which the goals were set. */
export const REFERENCE_BARE_NODE_MS = 57;

const TIMES = 9;

/** Milliseconds from spawning a Node that does nothing until it has ended. */
export function bareNode(): number {
  const began = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  return performance.now() - began;
}

/** The median of several: how fast this machine is at this moment. */
export const medianBareNodeMs = (): number => median(Array.from({ length: TIMES }, bareNode));
