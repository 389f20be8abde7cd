import type { Log } from './log';

/** Documents that one query of a step reads at most. */
export const MAX_DUE = 100;

/** Dependencies of a step of the reconciler. */
export interface StepRun {
  /** Whether there is time for more work; the remaining items are due again in the next run. */
  hasTime: () => boolean;
  /** Logs and counts a failed item; the other items continue. */
  crashed: (event: string, error: unknown, about?: Record<string, string>) => void;
  /** The run's log, for work that logs its own failures: it counts those lines. */
  log: Log;
}

/** How often each thing happened, by its name. */
type Counts<Name extends string> = Record<Name, number>;

interface DueWork<Item, Name extends string> {
  /** Reads the due items, the longest due first. */
  read: () => Promise<readonly Item[]>;
  /** Items at a time; five unless it is given. */
  atOnce?: number;
  /** A zero for every name that is counted. */
  empty: Counts<Name>;
  /** Works on one item and returns what happened. */
  work: (item: Item) => Promise<Partial<Counts<Name>>>;
  /** The log's event for an item that throws. */
  crashEvent: string;
  /** The fields of the log line that name an item. */
  about: (item: Item) => Record<string, string>;
  /** Looks at a finished batch; false ends the work. */
  goOn?: (batch: readonly Partial<Counts<Name>>[]) => boolean;
}

/**
 * Reads the due items, works on them in batches and adds up the counts. An item that throws is logged and stops no other.
 * The time is checked after each batch, so that at least one batch is done.
 */
export async function runDueWork<Item, Name extends string>(
  { hasTime, crashed }: Pick<StepRun, 'hasTime' | 'crashed'>,
  { read, atOnce = 5, empty, work, crashEvent, about, goOn = () => true }: DueWork<Item, Name>,
): Promise<Counts<Name>> {
  const total = { ...empty };
  const items = await read();

  async function workOn(item: Item): Promise<Partial<Counts<Name>>[]> {
    try {
      return [await work(item)];
    } catch (error) {
      crashed(crashEvent, error, about(item));
      return [];
    }
  }

  for (let start = 0; start < items.length; start += atOnce) {
    const batch = (await Promise.all(items.slice(start, start + atOnce).map(workOn))).flat();
    for (const counts of batch) {
      for (const [name, count] of Object.entries(counts) as [Name, number][]) total[name] += count;
    }
    if (!hasTime() || !goOn(batch)) break;
  }
  return total;
}
