/** Fields as JavaScript values; a Proto (`../testing/encode`) for everything else. */
export type Fields = Record<string, unknown>;

type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains';

export type Filter =
  | { kind: 'field'; field: string; op: Comparison; value: unknown }
  /** The one document of this id. */
  | { kind: 'id'; id: string }
  | { kind: 'and' | 'or'; filters: readonly Filter[] };

/** An operation that a client can request; paths are relative to the database's documents. */
export type Operation =
  | { do: 'get'; path: string }
  /** Lists a collection's documents, and requests their count and a sum. */
  | { do: 'list'; path: string; filter: Filter | null; limit: number | null; group: boolean }
  /** Creates a document, or replaces it whole. */
  | { do: 'set'; path: string; fields: Fields }
  /** Replaces some fields of an existing document; `undefined` removes a field. */
  | { do: 'update'; path: string; changes: Fields }
  | { do: 'increment'; path: string; field: string; by: number }
  | { do: 'delete'; path: string }
  | { do: 'batch'; writes: readonly Write[] };

export type Write = Extract<Operation, { do: 'set' | 'update' | 'increment' | 'delete' }>;

export const get = (path: string): Operation => ({ do: 'get', path });
/** `undefined` is left out. */
export const set = (path: string, fields: Fields): Write => ({ do: 'set', path, fields: present(fields) });
export const update = (path: string, changes: Fields): Write => ({ do: 'update', path, changes });
export const increment = (path: string, field: string, by: number): Write => ({
  do: 'increment',
  path,
  field,
  by,
});
export const remove = (path: string): Write => ({ do: 'delete', path });
export const batch = (...writes: Write[]): Operation => ({ do: 'batch', writes });

export function list(
  path: string,
  filter: Filter | null = null,
  { limit = null, group = false }: { limit?: number | null; group?: boolean } = {},
): Operation {
  return { do: 'list', path, filter, limit, group };
}

export const where = (field: string, value: unknown, op: Comparison = '=='): Filter => ({
  kind: 'field',
  field,
  op,
  value,
});
export const named = (id: string): Filter => ({ kind: 'id', id });
export const or = (...filters: Filter[]): Filter => ({ kind: 'or', filters });
export const and = (...filters: Filter[]): Filter => ({ kind: 'and', filters });

/** The fields that have a value. */
export const present = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

export const isWrite = (operation: Operation): boolean => operation.do !== 'get' && operation.do !== 'list';
