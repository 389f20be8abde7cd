/** The fields of a value from outside, whose types are not known. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The value if it is text; otherwise ''. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
