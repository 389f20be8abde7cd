import { createSelector } from '@reduxjs/toolkit';
import { entriesOf } from '../browse/facets';
import { knownValues } from '../browse/knownValues';
import { weightedRating } from '../browse/sort';
import { selectListItems } from '../catalogueSelectors';

/** The entries that the list filters, sorts and searches; memoized until the catalogue changes. */
export const selectEntries = createSelector([selectListItems], entriesOf);
export const selectKnownValues = createSelector([selectEntries], knownValues);

const SUGGESTED = 6;

/** Suggestions for an empty result: recommended items first, then the best rated. */
export const selectSuggested = createSelector([selectEntries], (entries) => {
  const recommended = (tags: readonly string[]) => Number(tags.includes('recommended'));
  return entries
    .filter(({ kind, item }) => kind === 'product' && item.stock > 0)
    .sort(
      (a, b) => recommended(b.item.tags) - recommended(a.item.tags) || weightedRating(b) - weightedRating(a),
    )
    .slice(0, SUGGESTED);
});
