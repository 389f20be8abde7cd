/** The fields as a query string, without the empty ones. */
export const queryText = (fields: Readonly<Record<string, string>>): string =>
  new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== '')).toString();
