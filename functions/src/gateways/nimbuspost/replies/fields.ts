export type Fields = Record<string, unknown>;

export const fields = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;

export const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

export const list = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.map(fields).filter((entry) => entry !== null) : [];

/** Accepts web addresses only: they become links in the shopper's and the admin's browser. */
export const link = (value: unknown): string => (/^https?:\/\//i.test(text(value)) ? text(value) : '');
