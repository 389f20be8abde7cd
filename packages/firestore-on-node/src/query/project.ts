import { type FieldPath, getField, isDocumentName, withField } from '../paths/fieldPath';
import { type Fields } from '../values/types';

/** Only the fields the mask names; a null mask keeps them all. */
export function project(fields: Fields, mask: readonly FieldPath[] | null): Fields {
  if (mask === null) return fields;
  let kept: Fields = {};
  for (const path of mask) {
    const value = isDocumentName(path) ? undefined : getField(fields, path);
    if (value !== undefined) kept = withField(kept, path, value);
  }
  return kept;
}
