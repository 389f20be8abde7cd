import { local } from './storage';

/** An order with which something could not be done, and why. */
export interface NotDone {
  id: string;
  message: string;
}

/** A bulk act on orders and how far it is. It names orders, and nobody. */
export interface BulkRun<Kind extends string = string> {
  kind: Kind;
  /** Its key in the audit log; absent in runs from before it had one. */
  run?: string | undefined;
  layout: '4x6' | 'a4';
  ids: string[];
  done: string[];
  failed: NotDone[];
  /** URLs of the courier's files about the orders that are done. */
  links?: string[];
}

const KEY = 'glumist.bulkRun';
const LAYOUT_KEY = 'glumist.labelPaper';

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The run that this browser has not ended, so that it can be resumed after the browser was closed; null without one. */
export const bulkRuns = {
  read(): BulkRun | null {
    const { kind, run, layout, ids, done, failed, links } = Object(local.read(KEY)) as Partial<
      Record<keyof BulkRun, unknown>
    >;
    const isRun = typeof kind === 'string' && isList(ids) && isList(done) && Array.isArray(failed);
    if (!isRun) return null;
    return {
      kind,
      ...(typeof run === 'string' ? { run } : {}),
      layout: layout === 'a4' ? 'a4' : '4x6',
      ids,
      done,
      failed: failed as NotDone[],
      links: isList(links) ? links : [],
    };
  },
  write: (run: BulkRun): void => local.write(KEY, run),
  remove: (): void => local.remove(KEY),
};

/** The paper that labels were printed on last in this browser. */
export const labelPaper = {
  read: (): string => {
    const kept = local.read(LAYOUT_KEY);
    return typeof kept === 'string' ? kept : '';
  },
  write: (paper: string): void => local.write(LAYOUT_KEY, paper),
};
