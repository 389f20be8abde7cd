/** A draft with a field for each figure of each size, so that two changes of one product are compared field by field. */
export type FlatDraft = ReadonlyMap<string, unknown>;

interface Size {
  id: string;
}

export const SIZES = 'variants';
const sizeField = (id: string, field: string): string => `${SIZES}.${id}.${field}`;
const isSizes = (field: string, value: unknown): value is Size[] => field === SIZES && Array.isArray(value);

/** The path of a size's field, as in 'variants.30ml.price'; null for any other field. */
export function sizeOf(path: string): { id: string; field: string } | null {
  const [, id, field] = /^variants\.(.+)\.([A-Za-z]+)$/.exec(path) ?? [];
  return id !== undefined && field !== undefined ? { id, field } : null;
}

export function flatten(draft: object): FlatDraft {
  const flat = new Map<string, unknown>();
  for (const [field, value] of Object.entries(draft)) {
    if (!isSizes(field, value)) {
      flat.set(field, value);
      continue;
    }
    flat.set(
      SIZES,
      value.map(({ id }) => id),
    );
    for (const { id, ...fields } of value)
      for (const [name, figure] of Object.entries(fields)) flat.set(sizeField(id, name), figure);
  }
  return flat;
}

export function unflatten(flat: FlatDraft): Record<string, unknown> {
  const draft: Record<string, unknown> = {};
  const sizes = new Map<string, Record<string, unknown>>();
  for (const [path, value] of flat) {
    const of = sizeOf(path);
    if (!of) draft[path] = value;
    else sizes.set(of.id, { ...sizes.get(of.id), [of.field]: value });
  }
  const ids = flat.get(SIZES);
  if (Array.isArray(ids)) draft[SIZES] = (ids as string[]).map((id) => ({ id, ...sizes.get(id) }));
  return draft;
}
