import { invalid } from '../errors';
import { type IndexSet } from '../indexes/types';
import { formatFieldPath } from '../paths/fieldPath';
import { documentSize, valueSize } from '../values/size';
import { type Fields, type Value } from '../values/types';
import { checkIndexEntries } from './indexLimits';
import { type Transform } from './types';

// "Usage and limits" of the documentation: https://firebase.google.com/docs/firestore/quotas
const MAX_DOCUMENT_BYTES = 1_048_576;
const MAX_VALUE_BYTES = 1_048_487;
const MAX_FIELD_PATH_BYTES = 1_500;
const MAX_TRANSFORMS = 500;

/** Refuses a document that the service would not keep. Throws INVALID_ARGUMENT. */
export function checkDocument(name: string, fields: Fields, indexes: IndexSet | null): void {
  const size = documentSize(name, fields);
  // The checks of single fields go through all of them; most documents are too small to need that.
  if (size > MAX_FIELD_PATH_BYTES) checkFields(fields, []);
  if (size > MAX_DOCUMENT_BYTES) {
    throw invalid(
      `Document '${name}' cannot be written because its size (${size.toLocaleString('en')} bytes) exceeds the ` +
        `maximum allowed size of ${MAX_DOCUMENT_BYTES.toLocaleString('en')} bytes.`,
    );
  }
  // A document this small has no entry that is too large, nor too many.
  if (size > MAX_FIELD_PATH_BYTES) checkIndexEntries(name, fields, indexes);
}

/** Refuses more transforms than one document may have in a commit. Throws INVALID_ARGUMENT. */
export function checkTransforms(transforms: readonly Transform[]): void {
  if (transforms.length > MAX_TRANSFORMS)
    throw invalid(`A write may have at most ${MAX_TRANSFORMS} field transforms.`);
}

function checkFields(fields: Fields, above: readonly string[]): void {
  for (const [name, value] of Object.entries(fields)) {
    const path = [...above, name];
    const written = formatFieldPath(path);
    if (Buffer.byteLength(written) > MAX_FIELD_PATH_BYTES)
      throw invalid(
        `The property path "${written.slice(0, 80)}…" is longer than ${MAX_FIELD_PATH_BYTES} bytes.`,
      );
    if ('mapValue' in value) checkFields(value.mapValue.fields, path);
    else if ('arrayValue' in value) value.arrayValue.values.forEach((item) => checkItem(item, path));
    else checkLength(value, written);
  }
}

function checkItem(value: Value, path: readonly string[]): void {
  if ('mapValue' in value) checkFields(value.mapValue.fields, path);
  else checkLength(value, formatFieldPath(path));
}

function checkLength(value: Value, path: string): void {
  if (('stringValue' in value || 'bytesValue' in value) && valueSize(value) > MAX_VALUE_BYTES)
    throw invalid(`The value of property "${path}" is longer than ${MAX_VALUE_BYTES} bytes.`);
}
