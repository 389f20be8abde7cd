/**
 * `shared`: read; the document must not change. `update`: read in order to write; readers may share it, but
 * the next updater waits. `exclusive`: being written.
 */
export type LockMode = 'shared' | 'update' | 'exclusive';

/** The purpose of a lock request; the mode of a read depends on the document's earlier use. */
export type Want = 'read' | 'write';

const STRENGTH: Readonly<Record<LockMode, number>> = { shared: 0, update: 1, exclusive: 2 };

/** Whether two owners may have these modes on one document at the same time. */
export function compatible(a: LockMode, b: LockMode): boolean {
  return a !== 'exclusive' && b !== 'exclusive' && (a === 'shared' || b === 'shared');
}

/** Whether the lock mode `held` includes the requested one. */
export function covers(held: LockMode | undefined, requested: LockMode): boolean {
  return held !== undefined && STRENGTH[held] >= STRENGTH[requested];
}
