import { invalid } from '../errors';
import { type JsonRecord } from '../json';
import { compareNames } from '../values/order';

export interface Page {
  readonly size: number;
  /** The key after which the page begins, or null for the first page. */
  readonly after: string | null;
}

const DEFAULT_SIZE = 300;

/** Reads pageSize and pageToken, from a body or from URL parameters. */
export function parsePage({ pageSize, pageToken }: JsonRecord): Page {
  const size = pageSize === undefined || pageSize === null ? 0 : Number(pageSize);
  if (!Number.isInteger(size) || size < 0) throw invalid('page_size is negative');
  const token = typeof pageToken === 'string' && pageToken !== '' ? pageToken : null;
  const after = token === null ? null : Buffer.from(token, 'base64url').toString();
  return { size: size === 0 ? DEFAULT_SIZE : size, after };
}

interface Row<T> {
  readonly key: string;
  readonly row: T;
}

/**
 * One page of rows, and the token of the next if there is one. Rows in the order of their keys (`byKey`) can go on
 * after a row that is gone by now.
 */
export function paged<T>(all: ReadonlyArray<Row<T>>, page: Page, byKey: boolean) {
  const start = startOf(all, page.after, byKey);
  const rows = all.slice(start, start + page.size);
  const isLast = start + page.size >= all.length;
  const nextPageToken = isLast ? null : Buffer.from(rows.at(-1)!.key).toString('base64url');
  return { rows: rows.map(({ row }) => row), nextPageToken };
}

function startOf<T>(all: ReadonlyArray<Row<T>>, after: string | null, byKey: boolean): number {
  if (after === null) return 0;
  const at = all.findIndex(({ key }) => (byKey ? compareNames(key, after) > 0 : key === after));
  if (byKey) return at === -1 ? all.length : at;
  if (at === -1) throw invalid('page_token is no longer valid.');
  return at + 1;
}
