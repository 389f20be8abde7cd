import { toPaise } from '@/domain/money/money';
import { formatCount } from '@/domain/text/count';
import { LIMITS } from './draft';
import { messages } from './messages/checks';
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
  if (required && value.trim() === '') return messages.required(what);
  if (value.length > maxLength) return messages.tooLong(what, maxLength);
  return CONTROL.test(value) ? messages.notOneLine(what) : null;
}

export function proseProblem(what: string, value: string, maxLength: number): string | null {
  if (value.length > maxLength) return messages.tooLong(what, maxLength);
  return CONTROL_IN_PROSE.test(value) ? messages.notPlain(what) : null;
}

/** The first problem of a list of short texts. */
export function listProblem(what: string, values: readonly string[], maxCount: number): string | null {
  if (values.length > maxCount) return messages.tooMany(what, maxCount);
  if (values.some((value) => value.trim() === '')) return messages.emptyEntry(what);
  const folded = values.map((value) => value.trim().toLowerCase());
  const twice = values.find((_, at) => folded.indexOf(folded[at] ?? '') !== at);
  if (twice !== undefined) return messages.entryTwice(what, twice);
  return (
    values.map((value) => lineProblem(messages.entryOf(what), value, LIMITS.listEntry)).find(Boolean) ?? null
  );
}

const wholePaise = (rupees: number) => Math.abs(rupees * 100 - toPaise(rupees)) < 1e-6;

/** The problem with an amount in rupees; 0 means "not given" and is valid. */
export function rupeesProblem(what: string, rupees: number): string | null {
  if (!Number.isFinite(rupees) || rupees < 0) return messages.notRupees(what);
  if (rupees > LIMITS.rupees) return messages.tooManyRupees(what);
  return wholePaise(rupees) ? null : messages.partsOfPaise(what);
}

/** A price needs an MRP, and must not exceed it, because selling above the MRP is against the law. */
export function priceProblems(
  path: string,
  { price, mrp }: { price: number; mrp: number },
  add: (field: string, message: string | null | false) => void,
): void {
  add(`${path}price`, rupeesProblem(messages.price, price));
  add(`${path}mrp`, rupeesProblem(messages.mrp, mrp));
  add(`${path}price`, mrp > 0 && price > mrp && messages.aboveMrp);
}

export function countProblem(what: string, count: number, max: number): string | null {
  return Number.isInteger(count) && count >= 0 && count <= max
    ? null
    : messages.wrongCount(what, formatCount(max));
}

const SKU = /^[A-Za-z0-9][A-Za-z0-9_-]{1,59}$/;

/** Property names of every plain object. Programs that read the shop's files and feeds could confuse them. */
const OBJECT_NAMES = new Set(['prototype', ...Object.getOwnPropertyNames(Object.prototype)]);

export function skuProblem(sku: string): string | null {
  if (sku === '') return messages.skuRequired;
  if (OBJECT_NAMES.has(sku)) return messages.skuReserved(sku);
  return SKU.test(sku) ? null : messages.wrongSku;
}

// Accepts the shop's own pictures, and https addresses with a host name: no script, no data URL, no address
// in a private network.
const OWN_PICTURE = /^\/(pictures|media)(\/[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*)+$/;
const PICTURE = /^https:\/\/[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z][A-Za-z0-9-]+\/[A-Za-z0-9_./~%?=&-]+$/;

export function pictureProblem(src: string): string | null {
  if (src === '') return messages.pictureRequired;
  if (src.length <= LIMITS.imageSrc && (OWN_PICTURE.test(src) || PICTURE.test(src))) return null;
  return messages.wrongPicture;
}
