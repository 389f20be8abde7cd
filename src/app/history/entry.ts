import { createPath, type Path } from '@/lib/routing';

/** What this shop keeps with each of its entries in the browser's history. */
export interface Entry {
  /** Which page of the visit it is, counted up; a page and what floats over it share theirs. */
  idx: number;
  key: string;
  /** The navigation's state, as the router calls it. */
  usr: unknown;
  /** Something floats over the page. */
  layer?: true;
}

/** The entry in `history.state`; null when somebody else made it. */
export function readEntry(state: unknown): Entry | null {
  if (typeof state !== 'object' || state === null) return null;
  const { idx, key, usr = null, layer } = state as Partial<Entry>;
  if (typeof idx !== 'number' || typeof key !== 'string') return null;
  return { idx, key, usr, ...(layer ? { layer } : {}) };
}

/** A path of this site: two slashes at its beginning would name another, to the browser's history too. */
export const ownPath = (pathname: string) => pathname.replace(/^\/{2,}/, '/');

export const hrefOf = ({ pathname, search, hash }: Path) =>
  createPath({ pathname: ownPath(pathname), search, hash });
