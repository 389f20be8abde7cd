import { isDocumentId } from '../../records/documentId';
import type { ItemKind } from '../catalogue';

/** A recently viewed product or combo on this device. */
export interface SeenItem {
  kind: ItemKind;
  id: string;
}

export const MAX_SEEN = 12;

export const isSameItem = (a: SeenItem, b: SeenItem): boolean => a.kind === b.kind && a.id === b.id;

/** Puts the last viewed item first; each item is listed once. */
export function withSeen(seen: readonly SeenItem[], { kind, id }: SeenItem): SeenItem[] {
  const last = { kind, id };
  return [last, ...seen.filter((item) => !isSameItem(item, last))].slice(0, MAX_SEEN);
}

/** Parses a stored list; invalid entries are dropped. */
export function readSeen(stored: unknown): SeenItem[] {
  if (!Array.isArray(stored)) return [];
  const items = stored.flatMap((one): SeenItem[] => {
    const { kind, id } = Object(one) as Partial<Record<keyof SeenItem, unknown>>;
    const isSound = (kind === 'product' || kind === 'combo') && typeof id === 'string' && isDocumentId(id);
    return isSound ? [{ kind, id }] : [];
  });
  return items.reduceRight<SeenItem[]>(withSeen, []);
}
