import type { LabelLayout } from '@/domain/orders/packing/print';
import { local } from '../storage';

/** An order that failed, with the reason. */
export interface NotDone {
  id: string;
  message: string;
}

/** A bulk act on orders and its progress. It holds order ids, and no personal data: the courier's files have addresses. */
export interface BulkRun<Kind extends string = string> {
  /** The key of the run, shared with the audit log. */
  run: string;
  kind: Kind;
  layout: LabelLayout;
  ids: string[];
  done: string[];
  failed: NotDone[];
}

const KEY = 'glumist.bulkRuns';

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Parses a stored run; empty if it is invalid. */
function runsIn(value: unknown): BulkRun[] {
  const stored = Object(value) as Partial<Record<keyof BulkRun, unknown>>;
  const { run, kind, layout, ids, done, failed } = stored;
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
    },
  ];
}

/** The unfinished runs of this browser, which its tabs share and which can resume after a restart. */
export const bulkRuns = {
  read(): BulkRun[] {
    const kept = local.read(KEY);
    return Array.isArray(kept) ? kept.flatMap(runsIn) : [];
  },
  /** Stores a tab's open runs and drops its ended ones. The runs of other tabs stay. */
  keep(open: readonly BulkRun[], ended: readonly string[]): void {
    const own = new Set([...open.map(({ run }) => run), ...ended]);
    const runs = [...bulkRuns.read().filter(({ run }) => !own.has(run)), ...open];
    if (runs.length > 0) local.write(KEY, runs);
    else local.remove(KEY);
  },
};
