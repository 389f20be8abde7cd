import { type Filter, type Operation, type Write } from './operations';
import { type Attempt } from './table';
import { type Decision, type QueryFilter, type RulesDoc, type RulesRequest } from 'firestore-on-node/rules';
import { doc, encode, NOW, request } from 'firestore-on-node/rules/testing';

/** Documents by their paths. */
export type World = ReadonlyMap<string, RulesDoc>;

/** Decides one request against some documents, by the compiled rules or a mutant. */
export type Judge = (request: RulesRequest, world: World) => Decision;

export const accessTo = (world: World) => {
  const read = (path: string[]): RulesDoc | null => world.get(path.join('/')) ?? null;
  return { get: read, getAfter: read };
};

/** The rules' decision about an operation. The functions bypass the rules. */
export function evaluate(judge: Judge, world: World, deed: Attempt): Decision {
  const around = worldOf(world, deed);
  return worst(requestsOf(around, deed).map((request) => judge(request, around)));
}

/** The documents around an attempt. */
export function worldOf(world: World, { team }: Attempt): World {
  if (team === undefined) return world;
  const others = [...world].filter(([path]) => path !== 'settings/team');
  return new Map(team === null ? others : [...others, ['settings/team', doc(team)]]);
}

/** The decision that counts: one refused write refuses the batch. */
export function worst(decisions: readonly Decision[]): Decision {
  const passed: Decision = { allowed: true, reason: '', trace: [], expressions: 0 };
  return decisions.find(({ allowed }) => !allowed) ?? decisions[0] ?? passed;
}

/** The rules requests of an operation. */
export function requestsOf(world: World, { by: { who }, operation }: Attempt): RulesRequest[] {
  if (who === 'functions') return [];
  return requestsFor(world, operation).map((each) => ({ ...each, auth: who, time: NOW }));
}

function requestsFor(world: World, operation: Operation): RulesRequest[] {
  if (operation.do === 'batch') return operation.writes.map((write) => writeRequest(world, write));
  if (operation.do === 'get') {
    const path = operation.path.split('/');
    return [request({ method: 'get', path, resource: world.get(operation.path) ?? null })];
  }
  if (operation.do !== 'list') return [writeRequest(world, operation)];
  const { filter, limit, group } = operation;
  const query = { filter: filter && queryFilter(filter, operation.path), limit, allDescendants: group };
  return [request({ method: 'list', path: operation.path.split('/'), query })];
}

function writeRequest(world: World, write: Write): RulesRequest {
  const resource = world.get(write.path) ?? null;
  const method = write.do === 'delete' ? 'delete' : resource === null ? 'create' : 'update';
  const requestResource = outcomeOf(write, resource);
  return request({ method, path: write.path.split('/'), resource, requestResource });
}

function outcomeOf(write: Write, before: RulesDoc | null): RulesDoc | null {
  switch (write.do) {
    case 'delete':
      return null;
    case 'set':
      return doc(write.fields);
    case 'increment': {
      const { integerValue = 0, doubleValue = integerValue } = before?.fields[write.field] ?? {};
      return { fields: { ...before?.fields, [write.field]: encode(Number(doubleValue) + write.by) } };
    }
    case 'update': {
      const unchanged = Object.entries(before?.fields ?? {}).filter(
        ([key]) => !Object.hasOwn(write.changes, key),
      );
      const given = Object.entries(write.changes).filter(([, value]) => value !== undefined);
      return { fields: { ...Object.fromEntries(unchanged), ...doc(Object.fromEntries(given)).fields } };
    }
  }
}

function queryFilter(filter: Filter, collection: string): QueryFilter {
  if (filter.kind === 'field')
    return { kind: 'field', field: filter.field.split('.'), op: filter.op, value: encode(filter.value) };
  if (filter.kind === 'id') {
    const value = { referenceValue: `projects/p/databases/(default)/documents/${collection}/${filter.id}` };
    return { kind: 'field', field: ['__name__'], op: '==', value };
  }
  return { kind: filter.kind, filters: filter.filters.map((each) => queryFilter(each, collection)) };
}
