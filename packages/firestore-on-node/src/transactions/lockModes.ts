/**
 * `shared`: read; the document must not change. `update`: read in order to write; readers may share it, but the next updater
 * waits. `exclusive`: being written.
 */
export type LockMode = 'shared' | 'update' | 'exclusive';

/** What a request for locks is for; the mode of a read follows from how its document is used. */
export type Want = 'read' | 'write';

const STRENGTH: Readonly<Record<LockMode, number>> = { shared: 0, update: 1, exclusive: 2 };

/** Whether two owners may hold the modes on one document at the same time. */
export function compatible(a: LockMode, b: LockMode): boolean {
  return a !== 'exclusive' && b !== 'exclusive' && (a === 'shared' || b === 'shared');
}

/** Whether holding `held` already gives what `wanted` asks for. */
export function covers(held: LockMode | undefined, requested: LockMode): boolean {
  return held !== undefined && STRENGTH[held] >= STRENGTH[requested];
}
