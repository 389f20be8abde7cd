import { invalid } from '../errors';
import { type Json, type JsonRecord } from '../json';
import { compareStrings } from '../values/strings';

const DEFAULT_SIZE = 300;

/** Reads a pageSize, from a body or from URL parameters; 300 where none is given. */
export function parsePageSize(json: Json | undefined): number {
  const size = json === undefined || json === null ? 0 : Number(json);
  if (!Number.isInteger(size) || size < 0) throw invalid('page_size is negative');
  return size === 0 ? DEFAULT_SIZE : size;
}

/** One page of ids, which are in their order; the token is the last id of the page before. */
export function pagedIds(ids: readonly string[], { pageSize, pageToken }: JsonRecord): object {
  const size = parsePageSize(pageSize);
  const after = parseIdToken(pageToken);
  const rest = after === null ? ids : ids.filter((id) => compareStrings(id, after) > 0);
  const collectionIds = rest.slice(0, size);
  const isLast = rest.length <= size;
  return {
    collectionIds,
    ...(isLast ? {} : { nextPageToken: idToken(collectionIds.at(-1)!) }),
  };
}

function idToken(id: string): string {
  return Buffer.from(id).toString('base64url');
}

function parseIdToken(json: Json | undefined): string | null {
  if (json === undefined || json === null || json === '') return null;
  const id = typeof json === 'string' ? Buffer.from(json, 'base64url').toString() : '';
  if (id === '' || idToken(id) !== json) throw invalid('Invalid page token.');
  return id;
}
