/** Thrown by the readers below, with NimbusPost's error message. */
export class InvalidField extends Error {}

const MAX_ENTRIES = 100;

export type Fields = Record<string, unknown>;

export type Read<T> = { ok: true; value: T } | { ok: false; message: string };

/** Runs a reader on a body. Returns its result, or NimbusPost's error message. */
export function readBody<T>(input: unknown, reader: (input: unknown) => T): Read<T> {
  try {
    return { ok: true, value: reader(input) };
  } catch (error) {
    if (error instanceof InvalidField) return { ok: false, message: error.message };
    throw error;
  }
}

export function object(value: unknown, name: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw required(name);
  return value as Fields;
}

/** A required text; like the provider, it accepts numbers as text. */
export function text(fields: Fields, key: string, name: string, max = 200): string {
  const value = optionalText(fields, key, name, max);
  if (value === '') throw required(name);
  return value;
}

export function optionalText(fields: Fields, key: string, name: string, max = 200): string {
  const value = fields[key] ?? '';
  if (typeof value !== 'string' && typeof value !== 'number') {
    throw new InvalidField(`The ${name} field must be a text.`);
  }
  const trimmed = String(value).trim();
  if (trimmed.length > max) {
    throw new InvalidField(`The ${name} field cannot exceed ${String(max)} characters in length.`);
  }
  return trimmed;
}

/** A text of an exact form, such as six digits. */
export function shaped(fields: Fields, key: string, name: string, form: RegExp, formName: string): string {
  const value = text(fields, key, name);
  if (!form.test(value)) throw new InvalidField(`The ${name} field must be ${formName}.`);
  return value;
}

/** A number above `min`; a numeric text counts. */
export function positive(fields: Fields, key: string, name: string): number {
  const value = fields[key];
  if (value === undefined || value === null || value === '') throw required(name);
  const number = amount(fields, key, name);
  if (number <= 0) throw new InvalidField(`The ${name} field must contain a number greater than 0.`);
  return number;
}

/** A number from 0 up; 0 when missing. */
export function amount(fields: Fields, key: string, name: string): number {
  const value = fields[key] ?? 0;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number) || number < 0) {
    throw new InvalidField(`The ${name} field must contain only numbers.`);
  }
  return number;
}

/** One of these texts. */
export function oneOf<T extends string>(fields: Fields, key: string, name: string, known: readonly T[]): T {
  const value = text(fields, key, name);
  const found = known.find((one) => one === value);
  if (!found) throw new InvalidField(`The ${name} field must be one of: ${known.join(', ')}.`);
  return found;
}

/** The entries of a non-empty list, at most `MAX_ENTRIES`. */
export function entries(fields: Fields, key: string, name: string, entry: string): Fields[] {
  const value = fields[key];
  if (!Array.isArray(value) || value.length === 0) throw required(name);
  if (value.length > MAX_ENTRIES) {
    throw new InvalidField(`The ${name} field cannot exceed ${MAX_ENTRIES} items.`);
  }
  return value.map((one: unknown) => object(one, entry));
}

function required(name: string): InvalidField {
  return new InvalidField(`The ${name} field is required.`);
}
