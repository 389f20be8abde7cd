import { invalid } from '../errors';
import { isRecord, type Json, type JsonRecord } from '../json';
import { type FieldPath, isDocumentName, parseFieldPath } from '../paths/fieldPath';
import { parseDocumentName } from '../paths/resourceName';
import { parseFields } from '../values/parse';
import { alignedTimestamp } from '../values/timestamp';
import { checkTransforms } from './limits';
import { parseTransform } from './parseTransform';
import { type Precondition, type Write } from './types';

/** Which database the writes of one request must belong to. */
export interface Target {
  readonly project: string;
  readonly id: string;
}

/** Reads one write. Throws INVALID_ARGUMENT. */
export function parseWrite(json: Json, database: Target): Write {
  if (!isRecord(json)) throw invalid('A write must be an object.');
  const precondition = parsePrecondition(json.currentDocument);
  checkUpdateOnly(json);
  if (json.delete !== undefined)
    return { kind: 'delete', path: documentPath(json.delete, database), precondition };
  if (json.verify !== undefined)
    return { kind: 'verify', path: documentPath(json.verify, database), precondition };
  // The older form of a transform: a write of its own that merges into an existing or new document.
  if (isRecord(json.transform)) {
    const { document, fieldTransforms } = json.transform;
    return parseUpdate({ name: document }, [], list(fieldTransforms), precondition, database);
  }
  if (!isRecord(json.update)) throw invalid('A write must have an operation.');
  return parseUpdate(
    json.update,
    parseMask(json.updateMask),
    list(json.updateTransforms),
    precondition,
    database,
  );
}

// Write.update_mask and .update_transforms of google/firestore/v1/write.proto: "only when the operation is `update`".
function checkUpdateOnly(json: JsonRecord): void {
  if (isRecord(json.update)) return;
  if (isRecord(json.updateMask)) throw invalid('update_mask can be set only for an update.');
  if (list(json.updateTransforms).length > 0)
    throw invalid('update_transforms can be set only for an update.');
}

/** Reads the writes of a commit or batch. Throws INVALID_ARGUMENT. */
export function parseWrites(json: Json | undefined, database: Target): Write[] {
  return list(json).map((write) => parseWrite(write, database));
}

/** Parses a precondition; null if absent. */
export function parsePrecondition(json: Json | undefined): Precondition | null {
  if (!isRecord(json)) return null;
  if (typeof json.exists === 'boolean') return { exists: json.exists };
  if (typeof json.updateTime === 'string')
    return { updateTime: alignedTimestamp(json.updateTime, 'update_time') };
  return null;
}

/** Parses a DocumentMask (an object with paths, or their comma-separated list); null if absent. */
export function parseMask(json: Json | undefined): readonly FieldPath[] | null {
  if (json === undefined || json === null) return null;
  const paths = typeof json === 'string' ? json.split(',') : isRecord(json) ? list(json.fieldPaths) : null;
  if (paths === null) throw invalid('A field mask must have fieldPaths.');
  return paths
    .filter((path) => path !== '')
    .map((path) => {
      if (typeof path !== 'string') throw invalid('A field mask must hold field paths.');
      return parseFieldPath(path);
    });
}

function parseUpdate(
  document: JsonRecord,
  mask: readonly FieldPath[] | null,
  fieldTransforms: readonly Json[],
  precondition: Precondition | null,
  database: Target,
): Write {
  const transforms = fieldTransforms.map(parseTransform);
  checkTransforms(transforms);
  if ([...(mask ?? []), ...transforms.map(({ field }) => field)].some(isDocumentName)) {
    throw invalid('The document name cannot be written.');
  }
  const path = documentPath(document.name, database);
  return { kind: 'update', path, fields: parseFields(document.fields), mask, transforms, precondition };
}

function documentPath(json: Json | undefined, database: Target): string {
  if (typeof json !== 'string') throw invalid('A write needs the name of its document.');
  const location = parseDocumentName(json);
  if (location.project !== database.project || location.database !== database.id) {
    throw invalid(`Document "${json}" is not in the database of the request.`);
  }
  return location.path;
}

function list(json: Json | undefined): readonly Json[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json)) throw invalid('Expected a list.');
  return json;
}
