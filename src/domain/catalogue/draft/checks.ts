import { toPaise } from '@/domain/money/money';
import { formatCount } from '@/domain/text/count';
import { LIMITS } from './draft';
import type { FieldProblem } from '@/domain/records/fieldProblem';

/** Collects problems, at most one for each field. */
export function complaints() {
  const found = new Map<string, string>();
  return {
    add(field: string, message: string | null | false) {
      if (message && !found.has(field)) found.set(field, message);
    },
    list: (): FieldProblem[] => [...found].map(([field, message]) => ({ field, message })),
  };
}

const CONTROL = /[\p{Cc}<>]/u;
/** Line breaks and tabs are the control characters that prose may contain. */
const CONTROL_IN_PROSE = /[^\P{Cc}\n\t]|[<>]/u;

/** The problem with a single line of text of at most `most` characters; null when it is valid. */
export function lineProblem(what: string, value: string, maxLength: number, required = false): string | null {
  if (required && value.trim() === '') return `${what} is required.`;
  if (value.length > maxLength) return `${what} has at most ${maxLength} characters.`;
  return CONTROL.test(value) ? `${what} is one line of plain text, without < and >.` : null;
}

export function proseProblem(what: string, value: string, maxLength: number): string | null {
  if (value.length > maxLength) return `${what} has at most ${maxLength} characters.`;
  return CONTROL_IN_PROSE.test(value) ? `${what} is plain text, without < and >.` : null;
}

/** The first problem of a list of short texts. */
export function listProblem(what: string, values: readonly string[], maxCount: number): string | null {
  if (values.length > maxCount) return `${what}: at most ${maxCount} entries.`;
  if (values.some((value) => value.trim() === '')) return `${what}: an entry is empty.`;
  const folded = values.map((value) => value.trim().toLowerCase());
  const twice = values.find((_, at) => folded.indexOf(folded[at] ?? '') !== at);
  if (twice !== undefined) return `${what}: “${twice}” is there twice.`;
  return (
    values.map((value) => lineProblem(`${what}: an entry`, value, LIMITS.listEntry)).find(Boolean) ?? null
  );
}

const wholePaise = (rupees: number) => Math.abs(rupees * 100 - toPaise(rupees)) < 1e-6;

/** The problem with an amount in rupees; 0 means "not given" and is valid. */
export function rupeesProblem(what: string, rupees: number): string | null {
  if (!Number.isFinite(rupees) || rupees < 0) return `${what} is an amount in rupees.`;
  if (rupees > LIMITS.rupees) return `${what} is at most ₹10,00,000.`;
  return wholePaise(rupees) ? null : `${what} has at most two decimals.`;
}

/** A price needs an MRP, and must not exceed it, because selling above the MRP is against the law. */
export function priceProblems(
  path: string,
  { price, mrp }: { price: number; mrp: number },
  add: (field: string, message: string | null | false) => void,
): void {
  add(`${path}price`, rupeesProblem('The price', price));
  add(`${path}mrp`, rupeesProblem('The MRP', mrp));
  add(`${path}price`, mrp > 0 && price > mrp && 'The price is above the MRP.');
}

export function countProblem(what: string, count: number, max: number): string | null {
  return Number.isInteger(count) && count >= 0 && count <= max
    ? null
    : `${what} is a whole number from 0 to ${formatCount(max)}.`;
}

const SKU = /^[A-Za-z0-9][A-Za-z0-9_-]{1,59}$/;

/** Property names of every plain object. Programs that read the shop's files and feeds could confuse them. */
const OBJECT_NAMES = new Set(['prototype', ...Object.getOwnPropertyNames(Object.prototype)]);

export function skuProblem(sku: string): string | null {
  if (sku === '') return 'The SKU is required.';
  if (OBJECT_NAMES.has(sku)) return `“${sku}” cannot be a SKU. Please choose another.`;
  return SKU.test(sku)
    ? null
    : 'A SKU has 2 to 60 letters, digits, - or _, and begins with a letter or digit.';
}

// Accepts the shop's own pictures, and https addresses with a host name: no script, no data URL, no address
// in a private network.
const OWN_PICTURE = /^\/(pictures|media)(\/[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*)+$/;
const PICTURE = /^https:\/\/[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z][A-Za-z0-9-]+\/[A-Za-z0-9_./~%?=&-]+$/;

export function pictureProblem(src: string): string | null {
  if (src === '') return 'The address of the picture is missing.';
  if (src.length <= LIMITS.imageSrc && (OWN_PICTURE.test(src) || PICTURE.test(src))) return null;
  return 'A picture’s address begins with https://, /media/ or /pictures/.';
}
