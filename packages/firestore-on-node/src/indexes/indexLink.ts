import { type IndexDefinition, type IndexField } from './types';

const SCOPE = { collection: 1, group: 2 } as const;
const ORDER = { asc: 1, desc: 2 } as const;

/** The address that opens Firebase's console with the form for this index filled in, as the service gives it. */
export function indexLink(
  project: string,
  database: string,
  { collectionId, scope, fields }: IndexDefinition,
): string {
  const group = `projects/${project}/databases/${database}/collectionGroups/${collectionId}`;
  const isSingle = fields.length === 1;
  const last = fields.at(-1)!;
  const isNamed = isSingle || last.path === '__name__';
  const whole = isNamed
    ? fields
    : [...fields, { path: '__name__', kind: last.kind === 'desc' ? 'desc' : 'asc' } as const];
  // google.firestore.admin.v1.Index: name, query_scope, fields.
  const index = Buffer.concat([
    text(1, isSingle ? `${group}/fields/${last.path}` : `${group}/indexes/_`),
    number(2, SCOPE[scope]),
    ...whole.map((field) => bytes(3, fieldOf(field))),
  ]);
  const parameter = isSingle ? 'create_exemption' : 'create_composite';
  const of = database === '(default)' ? '' : `/databases/${database}`;
  return `https://console.firebase.google.com/v1/r/project/${project}/firestore${of}/indexes?${parameter}=${index.toString('base64url')}`;
}

// google.firestore.admin.v1.Index.IndexField: field_path, order, array_config.
function fieldOf({ path, kind }: IndexField): Buffer {
  return Buffer.concat([text(1, path), kind === 'contains' ? number(3, 1) : number(2, ORDER[kind])]);
}

function number(field: number, value: number): Buffer {
  return Buffer.from([field << 3, value]);
}

function text(field: number, value: string): Buffer {
  return bytes(field, Buffer.from(value));
}

function bytes(field: number, value: Buffer): Buffer {
  return Buffer.concat([Buffer.from([(field << 3) | 2, ...varint(value.length)]), value]);
}

// Seven bits a byte, the lowest first; the high bit says that more follow.
function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >> 7)];
}
