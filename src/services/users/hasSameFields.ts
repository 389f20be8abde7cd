/** Whether two flat objects have the same fields with the same values. */
export function hasSameFields(one: object, other: object): boolean {
  const values: Readonly<Record<string, unknown>> = { ...one };
  const fields = Object.entries(other);
  return (
    Object.keys(values).length === fields.length && fields.every(([field, value]) => values[field] === value)
  );
}
