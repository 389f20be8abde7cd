import { type Notes } from '../types';

/** The parsed input, or the description and field of Razorpay's error. */
export type Input<T> = { ok: true; value: T } | { ok: false; description: string; field: string };

const MIN_AMOUNT = 100;
const MAX_RECEIPT = 40;
const MAX_NOTES = 15;
const MAX_NOTE_LENGTH = 256;

const wrong = (field: string, description: string) => ({ ok: false as const, field, description });

/** An amount in paise. */
export function readAmount(input: unknown): Input<number> {
  if (input === undefined || input === null) return wrong('amount', 'The amount field is required.');
  const amount = typeof input === 'string' && /^\d+$/.test(input) ? Number(input) : input;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount)) {
    return wrong('amount', 'The amount must be an integer.');
  }
  if (amount < MIN_AMOUNT) return wrong('amount', 'The amount must be at least INR 1.00');
  return { ok: true, value: amount };
}

export function readNotes(input: unknown): Input<Notes> {
  if (input === undefined || input === null) return { ok: true, value: {} };
  if (typeof input !== 'object') return wrong('notes', 'notes must be an array or object');
  const pairs = Object.entries(input as Record<string, unknown>);
  if (pairs.length > MAX_NOTES) {
    return wrong('notes', `Number of fields in notes should be less than or equal to ${String(MAX_NOTES)}`);
  }
  const notes: Notes = {};
  for (const [key, value] of pairs) {
    const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
    if (typeof text !== 'string') return wrong('notes', 'Notes values must be texts');
    if ([...text].length > MAX_NOTE_LENGTH || [...key].length > MAX_NOTE_LENGTH) {
      return wrong('notes', `Notes must not be greater than ${String(MAX_NOTE_LENGTH)} characters`);
    }
    notes[key] = text;
  }
  return { ok: true, value: notes };
}

export function readReceipt(input: unknown): Input<string | null> {
  if (input === undefined || input === null || input === '') return { ok: true, value: null };
  if (typeof input !== 'string') return wrong('receipt', 'The receipt must be a string.');
  if (input.length > MAX_RECEIPT) {
    return wrong('receipt', `The receipt may not be greater than ${String(MAX_RECEIPT)} characters.`);
  }
  return { ok: true, value: input };
}

export function readCurrency(input: unknown): Input<'INR'> {
  if (input === 'INR') return { ok: true, value: input };
  return input === undefined
    ? wrong('currency', 'The currency field is required.')
    : wrong('currency', 'Currency is not supported');
}

/** The fields of a body; none when it is no object. */
export function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? (body as Record<string, unknown>)
    : {};
}
