import { PROJECT, ROOT } from './AttackedShop';
import { type Answer, type Way } from './ways';
import { type Actor } from '../shopRules/actors';
import { BROWSER_TIME, SERVER_TIME } from '../shopRules/builders';
import { type Fields, type Filter, type Operation, type Write } from '../shopRules/operations';
import { doc, encode } from 'firestore-on-node/rules/testing';

interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Relative to the database's documents. */
  readonly path: string;
  readonly body?: object;
}

/** Every REST request that asks for an operation. */
export function waysByRest(url: string, operation: Operation): Way[] {
  return requestsFor(operation).map(([name, request]) => ({
    name,
    go: (by: Actor) => send(url, request, by),
  }));
}

async function send(url: string, { method, path, body }: HttpRequest, by: Actor): Promise<Answer> {
  const token = tokenOf(by);
  const response = await fetch(`${url}/v1/${ROOT}${path}`, {
    method,
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  // BatchWrite always answers 200, with a status for each write.
  if (response.status === 403 || text.includes('"code":7')) return 'refused';
  const isAnswer = response.status === 200 || (method === 'GET' && response.status === 404);
  return isAnswer ? 'done' : `${response.status} ${text.slice(0, 200)}`;
}

/** An unsigned ID token, as the Auth emulator makes them; null for a visitor who is not signed in. */
export function tokenOf({ who }: Actor): string | null {
  if (who === null) return null;
  if (who === 'functions') return 'owner';
  return unsigned({ sub: who.uid, user_id: who.uid, aud: PROJECT, iat: 0, ...who.token });
}

export const unsigned = (payload: object): string =>
  [{ alg: 'none' }, payload, '']
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');

const nameOf = (path: string): string => `${ROOT}/${path}`;
const urlOf = (path: string): string => `/${path.split('/').map(encodeURIComponent).join('/')}`;
const post = (path: string, body: object): HttpRequest => ({ method: 'POST', path, body });

function requestsFor(operation: Operation): [string, HttpRequest][] {
  switch (operation.do) {
    case 'get':
      return [
        ['get', { method: 'GET', path: urlOf(operation.path) }],
        ['batchGet', post(':batchGet', { documents: [nameOf(operation.path)] })],
      ];
    case 'list':
      return listRequests(operation);
    case 'batch':
      return [['commit', post(':commit', { writes: operation.writes.map(writeOf) })]];
    default:
      return [
        ['commit', post(':commit', { writes: [writeOf(operation)] })],
        ['batchWrite', post(':batchWrite', { writes: [writeOf(operation)] })],
        ...directRequests(operation),
      ];
  }
}

function listRequests({
  path,
  filter,
  limit,
  group,
}: Extract<Operation, { do: 'list' }>): [string, HttpRequest][] {
  const at = path.lastIndexOf('/');
  const parent = at === -1 ? '' : urlOf(path.slice(0, at));
  const structuredQuery = {
    from: [{ collectionId: path.slice(at + 1), allDescendants: group }],
    ...(filter === null ? {} : { where: filterOf(filter, path) }),
    ...(limit === null ? {} : { limit }),
  };
  const count = { alias: 'n', count: {} };
  const sum = { alias: 's', sum: { field: { fieldPath: 'price' } } };
  const aggregate = (aggregation: object) =>
    post(`${parent}:runAggregationQuery`, {
      structuredAggregationQuery: { structuredQuery, aggregations: [aggregation] },
    });
  return [
    ['runQuery', post(`${parent}:runQuery`, { structuredQuery })],
    ['count', aggregate(count)],
    ['sum', aggregate(sum)],
    ...(filter === null && !group
      ? [['list', { method: 'GET', path: urlOf(path) }] as [string, HttpRequest]]
      : []),
  ];
}

function directRequests(write: Write): [string, HttpRequest][] {
  if (write.do === 'delete') return [['delete', { method: 'DELETE', path: urlOf(write.path) }]];
  const given = write.do === 'set' ? write.fields : write.do === 'update' ? write.changes : null;
  // The server time is a transform, which only a commit accepts.
  if (given === null || Object.values(given).includes(SERVER_TIME)) return [];
  const mask = write.do === 'set' ? [] : Object.keys(given).map((key) => `updateMask.fieldPaths=${key}`);
  return [
    [
      'patch',
      { method: 'PATCH', path: `${urlOf(write.path)}?${mask.join('&')}`, body: { fields: fieldsOf(given) } },
    ],
  ];
}

function writeOf(write: Write): object {
  const name = nameOf(write.path);
  if (write.do === 'delete') return { delete: name };
  if (write.do === 'increment') {
    const transform = { fieldPath: write.field, increment: encode(write.by) };
    return { update: { name, fields: {} }, updateMask: { fieldPaths: [] }, updateTransforms: [transform] };
  }
  const given = write.do === 'set' ? write.fields : write.changes;
  const times = Object.keys(given).filter((key) => given[key] === SERVER_TIME);
  return {
    update: { name, fields: fieldsOf(given) },
    ...(write.do === 'set'
      ? {}
      : { updateMask: { fieldPaths: Object.keys(given) }, currentDocument: { exists: true } }),
    ...(times.length === 0
      ? {}
      : { updateTransforms: times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })) }),
  };
}

/** The fields with plain values; the others are masks or transforms. */
function fieldsOf(given: Fields): object {
  const present = Object.entries(given).filter(([, value]) => value !== undefined && value !== SERVER_TIME);
  const now = new Date().toISOString();
  return doc(Object.fromEntries(present.map(([key, value]) => [key, value === BROWSER_TIME ? now : value])))
    .fields;
}

const OPERATORS = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
};

function filterOf(filter: Filter, collection: string): object {
  if (filter.kind === 'id') {
    const value = { referenceValue: nameOf(`${collection}/${filter.id}`) };
    return { fieldFilter: { field: { fieldPath: '__name__' }, op: 'EQUAL', value } };
  }
  if (filter.kind === 'field') {
    const { field, op, value } = filter;
    return { fieldFilter: { field: { fieldPath: field }, op: OPERATORS[op], value: encode(value) } };
  }
  const filters = filter.filters.map((each) => filterOf(each, collection));
  return { compositeFilter: { op: filter.kind.toUpperCase(), filters } };
}
