import type { Places } from './pickList';

/** `settings/places`: the place of each SKU in the store room. */
export interface StoredPlaces {
  places: Record<string, string>;
}

/** Letters, digits, blanks, dots, dashes and slashes, as in 'A2-04'. */
export const PLACE = /^[A-Za-z0-9][A-Za-z0-9 ./-]{0,11}$/;

/** Normalises a place: trimmed and in capitals; empty for none. */
export const tidyPlace = (typed: string): string => typed.replace(/\s+/g, ' ').trim().toUpperCase();

/** Reads them as a Map, because a SKU may be 'constructor'. */
export const placesOf = (stored: Partial<StoredPlaces> | undefined): Places =>
  new Map(Object.entries(stored?.places ?? {}));
