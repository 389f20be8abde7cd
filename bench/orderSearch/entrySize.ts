import type { SearchEntry } from '../../src/domain/admin/search/searchEntry';

const ROOT_BYTES = 16;
const ENTRY_BYTES = 32;
const bytes = (text: string): number => Buffer.byteLength(text) + 1;

/**
 * Bytes that Firestore stores for one search entry, by its documented sizes
 * (firebase.google.com/docs/firestore/storage-size): the document, and one index entry for each token.
 */
export function entrySize(
  id: string,
  { orderId, t, near }: SearchEntry,
): { document: number; index: number } {
  const name = ROOT_BYTES + bytes('orderSearch') + bytes(id);
  const tokens = Object.keys(t);
  const fields = bytes('orderId') + bytes(orderId) + bytes('t') + bytes('near');
  const map = tokens.reduce((sum, token) => sum + bytes(token) + 1, 0);
  const list = near.reduce((sum, word) => sum + bytes(word), 0);
  const ofToken = tokens.reduce((sum, token) => sum + name + bytes(`t.${token}`) + 1 + ENTRY_BYTES, 0);
  const ofWord = near.reduce((sum, word) => sum + name + bytes('near') + bytes(word) + ENTRY_BYTES, 0);
  return { document: name + fields + map + list + ENTRY_BYTES, index: ofToken + ofWord };
}
