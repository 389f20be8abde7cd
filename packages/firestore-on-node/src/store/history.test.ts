import { timestampFromMicros } from '../values/timestamp';
import { type StoredDocument } from '../values/types';
import { History } from './history';

// The memory limits of the history. The limit of one hour is tested in `service/readTime.test.ts`.
const NEVER = timestampFromMicros(0);
const START = Date.parse('2026-01-01T00:00:00Z') * 1_000;
const at = (change: number) => timestampFromMicros(START + change);

const document = (text: string): StoredDocument => ({
  name: 'projects/p/databases/d/documents/c/d',
  fields: { text: { stringValue: text } },
  createTime: NEVER,
  updateTime: NEVER,
});

/** Records changes one microsecond apart, from 1 on; returns the earliest known time. */
function earliestAfter(
  count: number,
  before: StoredDocument | undefined,
  oldest: (now: number) => string,
): number {
  const history = new History(NEVER);
  for (let i = 1; i <= count; i += 1) {
    history.record({ time: at(i), path: `c/d${i}`, before });
    history.prune(oldest(i));
  }
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (history.reaches(at(middle))) high = middle;
    else low = middle + 1;
  }
  expect(history.since(at(low))!.size).toBe(count - low);
  return low;
}

const forEver = () => NEVER;
const MEBIBYTE = document('x'.repeat(2 ** 20 - 200));

test.each<[string, number, StoredDocument | undefined, (now: number) => string, number]>([
  ['everything while it is little', 1_000, document('x'), forEver, 0],
  ['a hundred thousand changes when there are twice as many', 200_000, undefined, forEver, 100_000],
  ['64 MiB of documents when there are 128', 129, MEBIBYTE, forEver, 65],
  ['few large documents however many small ones come', 1_000, MEBIBYTE, forEver, 910],
  ['nothing that is too old, once that is half of it', 1_000, document('x'), (now) => at(now - 100), 899],
])('the history keeps %s', (_title, count, before, oldest, earliest) => {
  const known = earliestAfter(count, before, oldest);
  // History is trimmed occasionally, not at every change.
  expect(Math.abs(known - earliest)).toBeLessThanOrEqual(100);
});

test('the history drops everything before a time', () => {
  const history = new History(NEVER);
  history.record({ time: at(1), path: 'c/d', before: MEBIBYTE });
  history.forget(at(2));
  expect(history.since(at(1))).toBeNull();
  expect(history.since(at(2))).toEqual(new Map());
});
