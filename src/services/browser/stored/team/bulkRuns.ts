import type { LabelLayout } from '@/domain/orders/packing/print';
import { local } from '../storage';

/** An order with which something could not be done, and why. */
export interface NotDone {
  id: string;
  message: string;
}

/** A bulk act on orders and how far it is. It names orders, and nobody. */
export interface BulkRun<Kind extends string = string> {
  /** Its key, which the audit log has too. */
  run: string;
  kind: Kind;
  layout: LabelLayout;
  ids: string[];
  done: string[];
  failed: NotDone[];
  /** URLs of the courier's files about the orders that are done. */
  links: string[];
}

const KEY = 'glumist.bulkRuns';

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** What is stored as a run; nothing where it is none. */
function runsIn(value: unknown): BulkRun[] {
  const stored = Object(value) as Partial<Record<keyof BulkRun, unknown>>;
  const { run, kind, layout, ids, done, failed, links } = stored;
  const isNamed = typeof run === 'string' && typeof kind === 'string';
  if (!isNamed || !isList(ids) || !isList(done) || !Array.isArray(failed)) return [];
  return [
    {
      run,
      kind,
      layout: layout === 'a4' ? 'a4' : '4x6',
      ids,
      done,
      failed: failed as NotDone[],
      links: isList(links) ? links : [],
    },
  ];
}

/** The runs that this browser has not ended, so that they can be resumed after it was closed. Its tabs share them. */
export const bulkRuns = {
  read(): BulkRun[] {
    const kept = local.read(KEY);
    return Array.isArray(kept) ? kept.flatMap(runsIn) : [];
  },
  /** Keeps the runs that a tab has open, and drops those that it ended; the other tabs' stay. */
  keep(open: readonly BulkRun[], ended: readonly string[]): void {
    const own = new Set([...open.map(({ run }) => run), ...ended]);
    const runs = [...bulkRuns.read().filter(({ run }) => !own.has(run)), ...open];
    if (runs.length > 0) local.write(KEY, runs);
    else local.remove(KEY);
  },
};
