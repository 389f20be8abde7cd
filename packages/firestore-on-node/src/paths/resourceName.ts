import { type FirestoreError, invalid } from '../errors';

/** A database and a path below its root; an empty path is the root itself. */
export interface Location {
  readonly project: string;
  readonly database: string;
  /** Relative to `documents`, without slashes at the ends. */
  readonly path: string;
}

const NAME = /^projects\/([^/]+)\/databases\/([^/]+)(?:\/documents(?:\/(.*))?)?$/s;
// The underscores must enclose something: `____` is a normal id.
const RESERVED = /^__.+__$/s;
// https://firebase.google.com/docs/firestore/quotas: a name of 6 KiB, a hundred collections deep.
const MAX_NAME_BYTES = 6 * 1024;
const MAX_COLLECTION_DEPTH = 100;
const NUMERIC = /^__id-?\d+__$/;

/** Reads `projects/{p}/databases/{d}[/documents[/path]]`. Throws INVALID_ARGUMENT. */
export function parseLocation(name: string): Location {
  const match = NAME.exec(name);
  if (match === null) throw invalid(`Invalid resource name: "${name}".`);
  return { project: match[1]!, database: match[2]!, path: match[3] ?? '' };
}

const SHAPE = ['projects', null, 'databases', null, 'documents'] as const;

/** Reads the whole name of a document. Throws INVALID_ARGUMENT, in the service's words where the name is cut short. */
export function parseDocumentName(name: string): Location {
  const segments = name.split('/');
  let index = 0;
  for (const [i, expected] of SHAPE.entries()) {
    const segment = segments[i]!;
    if (expected !== null && segment !== expected) throw lacks(name, expected, index);
    index += segment.length;
    if (i === segments.length - 1) throw lacks(name, '/', index);
    index += 1;
  }
  if (segments.length % 2 === 0) throw lacks(name, '/', name.length);
  const [, project = '', , database = '', , ...path] = segments;
  return { project, database, path: checkDocumentPath(path.join('/')) };
}

function lacks(name: string, what: string, index: number): FirestoreError {
  return invalid(`Document name "${name}" lacks "${what}" at index ${index}.`);
}

/** The root of a database's documents, which every document name starts with. */
export function rootName(project: string, database: string): string {
  return `projects/${project}/databases/${database}/documents`;
}

/** Whether a path below the root is a document's: an even number of segments, and not the root. */
export function isDocumentPath(path: string): boolean {
  return path !== '' && path.split('/').length % 2 === 0;
}

/** Checks every segment of a path to a document. Throws INVALID_ARGUMENT. */
export function checkDocumentPath(path: string): string {
  if (!isDocumentPath(path)) throw invalid(`Document name "${path}" must have an even number of segments.`);
  if (Buffer.byteLength(path) > MAX_NAME_BYTES)
    throw invalid(`A document name may have at most ${MAX_NAME_BYTES} bytes.`);
  const ids = path.split('/');
  if (ids.length > 2 * MAX_COLLECTION_DEPTH)
    throw invalid(`Collections may be nested at most ${MAX_COLLECTION_DEPTH} deep.`);
  ids.forEach(checkId);
  return path;
}

/** Checks one collection or document id. Throws INVALID_ARGUMENT. */
export function checkId(id: string): void {
  if (id === '') throw invalid('Resource ids must not be empty.');
  if (id === '.' || id === '..') throw invalid(`Resource id "${id}" is invalid.`);
  if (RESERVED.test(id) && !NUMERIC.test(id))
    throw invalid(`Resource id "${id}" is invalid because it is reserved.`);
  if (Buffer.byteLength(id) > 1500) throw invalid('A resource id may have at most 1500 bytes.');
}

/** `a/b/c` → [`a/b`, `c`]; a single segment has the parent ''. */
export function splitLast(path: string): [parent: string, id: string] {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? ['', path] : [path.slice(0, slash), path.slice(slash + 1)];
}
