import type { ApiDocument, ApiOperation } from '../../api/document';

/** One call of the document with its address. */
export interface ApiCall {
  method: 'GET' | 'POST';
  path: string;
  operation: ApiOperation;
}

/** Every call, in the order of the document's groups. */
export function listCalls({ paths, tags }: ApiDocument): ApiCall[] {
  const calls = Object.entries(paths).flatMap(([path, { get, post }]) => [
    ...(get ? [{ method: 'GET' as const, path, operation: get }] : []),
    ...(post ? [{ method: 'POST' as const, path, operation: post }] : []),
  ]);
  const places = tags.map(({ name }) => name);
  const placeOf = ({ operation }: ApiCall) => places.indexOf(operation.tags[0] ?? '');
  return calls.sort((a, b) => placeOf(a) - placeOf(b));
}

export const findCall = (document: ApiDocument, id: string): ApiCall | null =>
  listCalls(document).find(({ operation }) => operation.operationId === id) ?? null;

/** The permitted callers, in words. */
export function callerOf({ path, operation: { security } }: ApiCall): string {
  if (path.startsWith('/api/admin/')) return 'Admin';
  return security.every((way) => 'person' in way) ? 'Signed in' : 'Anybody';
}
