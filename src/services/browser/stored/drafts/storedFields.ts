/** The fields of a stored draft that `empty` has and that are of its types; null without a draft. */
export function storedFields<Form extends object>(stored: unknown, empty: Form): Form | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const types = new Map(Object.entries(empty).map(([field, value]) => [field, typeof value]));
  const fields = Object.entries(stored).filter(([field, value]) => types.get(field) === typeof value);
  return { ...empty, ...Object.fromEntries(fields) };
}
