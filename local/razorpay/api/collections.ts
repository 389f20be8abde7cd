import { json, type Reply } from '../../sandbox/reply';

const DEFAULT_COUNT = 10;
const MAX_COUNT = 100;

/** Razorpay's list answer, newest first: `count` (10, at most 100), `skip`, and `from`/`to` in Unix seconds. */
export function collection<T extends { created_at: number }>(
  oldestFirst: T[],
  query: URLSearchParams,
): Reply {
  const number = (name: string, fallback: number) => {
    const value = Number(query.get(name) ?? fallback);
    return Number.isFinite(value) && value >= 0 ? value : fallback;
  };
  const from = number('from', 0);
  const to = number('to', Number.MAX_SAFE_INTEGER);
  const skip = number('skip', 0);
  const count = Math.min(number('count', DEFAULT_COUNT), MAX_COUNT);
  const items = oldestFirst
    .filter(({ created_at }) => created_at >= from && created_at <= to)
    .reverse()
    .slice(skip, skip + count);
  return json(200, { entity: 'collection', count: items.length, items });
}
