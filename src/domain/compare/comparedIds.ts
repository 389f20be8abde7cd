import { paths } from '@/app/router/paths';
import { isDocumentId } from '../records/documentId';

/** Limits of products side by side, on wide screens and on a phone. */
export const MAX_COMPARED = 4;
export const SHOWN_ON_PHONE = 2;
/** Limit of ids parsed from an address; the shop makes no longer ones. */
const MAX_READ = 20;

/** The address of a comparison. It is not in `paths`, because no first load needs it. */
export const comparePath = (ids: readonly string[]): string => `${paths.compare}?products=${ids.join(',')}`;

export interface AskedComparison {
  /** Each once, in the order of the address. */
  ids: string[];
  /** Ids that the address has more than once. */
  repeated: string[];
  /** Parts that are no id of a product. */
  unreadable: number;
}

/** Reads the parameter `products` of the page's address, such as 'a,b'. */
export function readComparedIds(parameter: string | null): AskedComparison {
  const parts = (parameter ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, MAX_READ);
  const sound = parts.filter(isDocumentId);
  const ids = [...new Set(sound)];
  const repeated = ids.filter((id) => sound.indexOf(id) !== sound.lastIndexOf(id));
  return { ids, repeated, unreadable: parts.length - sound.length };
}

export interface FoundProducts<Item> {
  /** The compared products, at most four. */
  products: Item[];
  /** Products on sale beyond the first four. */
  over: Item[];
  /** Ids that are not on sale. */
  missing: string[];
}

/** Finds the products of these ids, in their order. Missing ones take no place. */
export function findCompared<Item extends { id: string }>(
  ids: readonly string[],
  onSale: readonly Item[],
): FoundProducts<Item> {
  const byId = new Map(onSale.map((item) => [item.id, item]));
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  return {
    products: found.slice(0, MAX_COMPARED),
    over: found.slice(MAX_COMPARED),
    missing: ids.filter((id) => !byId.has(id)),
  };
}

/** Adds an id, or takes it out; a full choice takes no more. */
export function toggleCompared(ids: readonly string[], id: string): string[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < MAX_COMPARED ? [...ids, id] : [...ids];
}

/**
 * The two products shown on a phone, in the order of `ids`: the chosen ones, filled up with the first
 * others.
 */
export function shownOnPhone(ids: readonly string[], chosen: readonly string[]): string[] {
  const wanted = chosen.filter((id) => ids.includes(id));
  const shown = [...new Set([...wanted, ...ids])].slice(0, SHOWN_ON_PHONE);
  return ids.filter((id) => shown.includes(id));
}

/**
 * The shown pair after a press on the chip of `id`. A hidden product replaces the first shown one; a shown
 * one gives way to the next hidden one.
 */
export function swapOnPhone(ids: readonly string[], shown: readonly string[], id: string): string[] {
  const hidden = ids.filter((other) => !shown.includes(other));
  if (hidden.includes(id)) return [...shown.slice(1), id];
  const next = hidden[0];
  return next === undefined ? [...shown] : [...shown.filter((other) => other !== id), next];
}
