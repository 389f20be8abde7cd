import { toPaise } from '../money/money';
import { isWrapPrice } from './cartSettings';
import { messages } from './messages/cart';

/** The shopper's extras in `users/{uid}.extras`; all are off by default. */
export interface CartExtras {
  isGift: boolean;
  /** The note for the recipient; kept while `isGift` is off, so that an accidental switch loses no text. */
  note: string;
  /** Rupees that gift wrap cost when they chose it; null without it. */
  wrap: number | null;
  /** The SKU of the free sample they chose; empty without one. */
  sample: string;
}

/** Extras as a browser has them: `mine` differs from `saved` while the user document has not confirmed it. */
export interface StoredExtras {
  mine: CartExtras;
  /** null while a guest's choice that counts as a whole has not met the user document. */
  saved: CartExtras | null;
}

export const NO_EXTRAS: CartExtras = { isGift: false, note: '', wrap: null, sample: '' };

/** Whether a value can be a SKU, or none; also the limit in firestore.rules. */
const isSku = (value: unknown): value is string =>
  typeof value === 'string' && /^[^<>\p{Cc}]{0,60}$/u.test(value);

/** Characters; also the limit in firestore.rules. It fits the card. */
export const MAX_GIFT_NOTE = 200;

/** Line breaks as the shop keeps them, without space at the ends. */
export const tidyNote = (note: string): string => note.replace(/\r\n?/g, '\n').trim();

/** Markup, and the pictures that the slip's fonts do not have. */
const UNPRINTABLE = /[<>]|\u200d|\ufe0f|\p{Extended_Pictographic}/gu;

const isControl = (char: string): boolean => (char < ' ' && char !== '\n') || char === '\u007f';

/** The note without unprintable characters, cut to its maximum length. */
export const cleanNote = (note: string): string =>
  [...note.replace(/\r\n?/g, '\n').replace(UNPRINTABLE, '')]
    .filter((char) => !isControl(char))
    .join('')
    .slice(0, MAX_GIFT_NOTE);

/** Returns the reason why a gift note cannot be printed, as a sentence for the shopper; null where it can. */
export function noteProblem(note: string): string | null {
  if (note.length > MAX_GIFT_NOTE) return messages.noteTooLong(MAX_GIFT_NOTE);
  if (/[<>]/.test(note)) return messages.noteBrackets;
  return [...note].some(isControl) ? messages.wrongNote : null;
}

/** Parses stored extras; invalid values count as none. */
export function readExtras(stored: unknown): CartExtras {
  if (typeof stored !== 'object' || stored === null) return NO_EXTRAS;
  const { isGift, note, wrap, sample } = stored as Partial<Record<keyof CartExtras, unknown>>;
  const isSound = typeof note === 'string' && noteProblem(note) === null;
  return {
    isGift: isGift === true,
    note: isSound ? note : '',
    wrap: typeof wrap === 'number' && isWrapPrice(toPaise(wrap)) ? wrap : null,
    sample: isSku(sample) ? sample : '',
  };
}

const FIELDS = Object.keys(NO_EXTRAS) as (keyof CartExtras)[];

export const sameExtras = (a: CartExtras, b: CartExtras): boolean =>
  FIELDS.every((field) => a[field] === b[field]);

/** A mark that tells whether extras are the same, from which the note cannot be read. */
export function markOf(extras: CartExtras): string {
  const text = JSON.stringify(FIELDS.map((field) => extras[field]));
  return [...text].reduce((mark, char) => (Math.imul(mark, 31) + char.charCodeAt(0)) | 0, 0).toString(36);
}

/**
 * Merges extras that changed from the same `base` on two devices: a field that changed here wins over `theirs`. Without
 * a base, `mine` wins as a whole.
 */
export function mergeExtras(base: CartExtras | null, mine: CartExtras, theirs: CartExtras): CartExtras {
  if (!base) return mine;
  return {
    isGift: mine.isGift === base.isGift ? theirs.isGift : mine.isGift,
    note: mine.note === base.note ? theirs.note : mine.note,
    wrap: mine.wrap === base.wrap ? theirs.wrap : mine.wrap,
    sample: mine.sample === base.sample ? theirs.sample : mine.sample,
  };
}

/** Joins a guest's extras with stored ones: what the guest chose wins as a whole, so that no old wrap is paid. */
export const joinExtras = (stored: StoredExtras, guest: CartExtras): StoredExtras =>
  sameExtras(guest, NO_EXTRAS) ? stored : { mine: guest, saved: null };

/** The `gift` field of an order request; undefined for no present. */
export const giftOf = ({ isGift, note, wrap }: Omit<CartExtras, 'sample'>) =>
  isGift ? { note: tidyNote(note), ...(wrap === null ? {} : { wrap }) } : undefined;

/** Rupees that the shopper agreed to pay for gift wrap; undefined without it. */
export const wrapOf = ({ isGift, wrap }: Pick<CartExtras, 'isGift' | 'wrap'>): number | undefined =>
  isGift && wrap !== null ? wrap : undefined;
