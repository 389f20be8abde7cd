import { type OrderedPlan } from '../query/plan';
import { type Fields, type StoredDocument } from '../values/types';
import { compareEntries, type Entry, entryOf } from './entry';

// Small enough for quick inserts, large enough to keep the number of chunks low.
const CHUNK = 512;

/**
 * Documents that have certain fields, sorted by them and then by name, optionally only those that pass a
 * test.
 */
export class SortedIndex {
  private chunks: Entry[][];

  constructor(
    private readonly fields: OrderedPlan['fields'],
    documents: Iterable<StoredDocument>,
    /** All of `documents` pass it; later ones are tested. */
    private readonly passes: (fields: Fields) => boolean = () => true,
  ) {
    const entries: Entry[] = [];
    for (const document of documents) {
      const entry = entryOf(document, this.fields);
      if (entry !== null) entries.push(entry);
    }
    entries.sort((a, b) => this.compare(a, b));
    this.chunks = [];
    for (let i = 0; i < entries.length; i += CHUNK) this.chunks.push(entries.slice(i, i + CHUNK));
  }

  replace(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    const old = before === undefined ? null : this.entryOf(before);
    const next = after === undefined ? null : this.entryOf(after);
    if (old !== null) this.remove(old);
    if (next !== null) this.insert(next);
  }

  /** The documents of the plan, in order. The iteration must end before anything is replaced. */
  *walk(plan: OrderedPlan): Iterable<StoredDocument> {
    const step = plan.isBackwards ? -1 : 1;
    const positionOf = ({ values, document }: Entry) => plan.position(values, document);
    // Forwards the entries before the plan's come first; backwards those past it do.
    const isFirst = plan.isBackwards
      ? (entry: Entry) => positionOf(entry) >= 0
      : (entry: Entry) => positionOf(entry) < 0;
    let [chunk, at] = this.locate(isFirst);
    if (plan.isBackwards) [chunk, at] = this.previous(chunk, at);
    for (let entry = this.chunks[chunk]?.[at]; entry !== undefined; entry = this.chunks[chunk]?.[at]) {
      if (positionOf(entry) > 0) return;
      yield entry.document;
      at += step;
      if (at < 0) [chunk, at] = [chunk - 1, (this.chunks[chunk - 1]?.length ?? 0) - 1];
      else if (at >= this.chunks[chunk]!.length) [chunk, at] = [chunk + 1, 0];
    }
  }

  private entryOf(document: StoredDocument): Entry | null {
    return this.passes(document.fields) ? entryOf(document, this.fields) : null;
  }

  private compare(a: Entry, b: Entry): number {
    return compareEntries(a, b, this.fields);
  }

  /**
   * The position of the first entry for which `isFirst` is false. It must be true for all entries before
   * and false for all after.
   */
  private locate(isFirst: (entry: Entry) => boolean): [chunk: number, at: number] {
    const chunk = partition(this.chunks.length, (i) => isFirst(this.chunks[i]!.at(-1)!));
    const entries = this.chunks[chunk];
    return [chunk, entries === undefined ? 0 : partition(entries.length, (i) => isFirst(entries[i]!))];
  }

  private previous(chunk: number, at: number): [chunk: number, at: number] {
    return at > 0 ? [chunk, at - 1] : [chunk - 1, (this.chunks[chunk - 1]?.length ?? 0) - 1];
  }

  private insert(entry: Entry): void {
    const [chunk, at] = this.locate((other) => this.compare(other, entry) < 0);
    // An entry past the end goes into the last chunk.
    const index = Math.min(chunk, this.chunks.length - 1);
    const entries = this.chunks[index];
    if (entries === undefined) {
      this.chunks.push([entry]);
      return;
    }
    entries.splice(chunk === index ? at : entries.length, 0, entry);
    if (entries.length > 2 * CHUNK) this.chunks.splice(index + 1, 0, entries.splice(CHUNK));
  }

  private remove(entry: Entry): void {
    const [chunk, at] = this.locate((other) => this.compare(other, entry) < 0);
    const entries = this.chunks[chunk]!;
    entries.splice(at, 1);
    if (entries.length === 0) this.chunks.splice(chunk, 1);
  }
}

/** The number of leading items for which `isFirst` is true, out of `count`. */
function partition(count: number, isFirst: (i: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isFirst(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
