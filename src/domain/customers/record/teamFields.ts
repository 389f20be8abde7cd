import type { Customer, CustomerNote } from './customer';

/** Limits of the team's notes and tags of one customer. */
export const MAX_NOTES = 50;
export const MAX_NOTE_LENGTH = 500;
export const MAX_TAGS = 10;
export const MAX_TAG_LENGTH = 24;
export const MAX_BLOCK_REASON = 200;

type Noted = { kind: 'noted'; notes: CustomerNote[] } | { kind: 'known' } | { kind: 'full' };

/**
 * A customer's notes with one more, newest first; `known` for a repeated note. A retry may have other text,
 * if the first answer was lost and the writer edited on.
 */
export function addNote({ notes }: Pick<Customer, 'notes'>, note: CustomerNote): Noted {
  const known = notes.find(({ id }) => id === note.id);
  if (known && (known.text === note.text || known.by.uid !== note.by.uid)) return { kind: 'known' };
  if (known) return { kind: 'noted', notes: notes.map((one) => (one === known ? note : one)) };
  if (notes.length >= MAX_NOTES) return { kind: 'full' };
  return { kind: 'noted', notes: [note, ...notes] };
}

/** The notes without one; null where it is gone already. */
export function removeNote({ notes }: Pick<Customer, 'notes'>, id: string): CustomerNote[] | null {
  const left = notes.filter((note) => note.id !== id);
  return left.length < notes.length ? left : null;
}

/** Normalises a tag: one line, lower case, so that VIP and vip are the same. */
export const tidyTag = (typed: string): string =>
  typed
    .replace(/[\s,]+/g, ' ')
    .trim()
    .toLowerCase();

/** Tags without empty and repeated ones, sorted. */
export const tidyTags = (typed: readonly string[]): string[] =>
  [...new Set(typed.map(tidyTag).filter(Boolean))].sort();
