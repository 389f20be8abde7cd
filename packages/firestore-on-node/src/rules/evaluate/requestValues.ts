import { type RulesRequest } from './RulesRequest';
import { type Knowledge } from '../query/Knowledge';
import { fromFields, fromJson } from '../values/fromProto';
import { hidden, int, map, NULL, path, type RulesValue, string, time } from '../values/RulesValue';
import { nanosOf } from '../values/time';
import { type RulesDoc } from '../values/RulesDoc';

/** Segments of a document's full path as rules see it. */
export function fullPath(database: string, segments: string[]): string[] {
  return ['databases', database, 'documents', ...segments];
}

/** A document as the value of `resource`; null for a missing document. */
export function resourceValue(doc: RulesDoc | null, segments: string[]): RulesValue {
  if (doc === null) return NULL;
  return map([
    ['data', fromFields(doc.fields)],
    ['id', string(segments.at(-1) ?? '')],
    ['__name__', path(segments)],
  ]);
}

/** `resource` of a list: every document the query can return, known only as far as its filters reach. */
export function queriedResource(knowledge: Knowledge, id: string | null): RulesValue {
  return map([
    ['data', { type: 'unknown', about: 'resource.data', field: [] }],
    ['id', id === null ? hidden('resource.id') : string(id)],
    ['__name__', knowledge.name()],
  ]);
}

/** The `request` variable. */
export function requestValue(request: RulesRequest): RulesValue {
  const segments = fullPath(request.database, request.path);
  const listed = hidden('request.path');
  return map([
    ['method', string(request.method)],
    ['path', request.method === 'list' ? listed : path(segments)],
    ['time', time('timestamp', nanosOf(request.time))],
    ['auth', authValue(request.auth)],
    ['resource', resourceValue(request.requestResource, segments)],
    ['query', queryValue(request)],
  ]);
}

function authValue(auth: RulesRequest['auth']): RulesValue {
  if (auth === null) return NULL;
  return map([
    ['uid', string(auth.uid)],
    ['token', fromJson(auth.token)],
  ]);
}

function queryValue({ query }: RulesRequest): RulesValue {
  const entries: [string, RulesValue][] = [];
  if (query?.limit != null) entries.push(['limit', int(query.limit)]);
  entries.push(['offset', int(query?.offset ?? 0)]);
  const orders = (query?.orderBy ?? []).map(({ field, direction }): [string, RulesValue] => [
    field,
    string(direction === 'DESCENDING' ? 'DESC' : 'ASC'),
  ]);
  entries.push(['orderBy', map(orders)]);
  return map(entries);
}
