import { createPath, type Location, parsePath, type To } from 'react-router-dom';

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

export const newKey = () => Math.random().toString(36).slice(2, 10);

/** Where `to` leads from `here`, under a key of its own. */
export function locate(here: Location, to: To, state: unknown): Location {
  const path = typeof to === 'string' ? parsePath(to) : to;
  return { pathname: here.pathname, search: '', hash: '', ...path, state, key: newKey() };
}

/** A path of this site: two slashes at its beginning would name another, to the browser's history too. */
export const ownPath = (pathname: string) => pathname.replace(/^\/{2,}/, '/');

export const hrefOf = ({ pathname, search, hash }: Location) =>
  createPath({ pathname: ownPath(pathname), search, hash });
