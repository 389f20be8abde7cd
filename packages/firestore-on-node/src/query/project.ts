import { type FieldPath, getField, isDocumentName, withField } from '../paths/fieldPath';
import { type Fields } from '../values/types';

/** Only the fields the mask names; a null mask keeps them all. */
export function project(fields: Fields, mask: readonly FieldPath[] | null): Fields {
  if (mask === null) return fields;
  let projected: Fields = {};
  for (const path of mask) {
    const value = isDocumentName(path) ? undefined : getField(fields, path);
    if (value !== undefined) projected = withField(projected, path, value);
  }
  return projected;
}
