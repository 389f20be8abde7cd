import { createSelector } from '@reduxjs/toolkit';
import { entriesOf } from '../browse/facets';
import { knownValues } from '../browse/knownValues';
import { love } from '../browse/sort';
import { selectListItems } from '../catalogueSelectors';

/** As the list filters, sorts and searches them; the same until the catalogue changes. */
export const selectEntries = createSelector([selectListItems], entriesOf);
export const selectKnownValues = createSelector([selectEntries], knownValues);

const SUGGESTED = 6;

/** What to look at where nothing was found: the recommended, then the best loved, as far as there is any. */
export const selectSuggested = createSelector([selectEntries], (entries) => {
  const recommended = (tags: readonly string[]) => Number(tags.includes('recommended'));
  return entries
    .filter(({ kind, item }) => kind === 'product' && item.stock > 0)
    .sort((a, b) => recommended(b.item.tags) - recommended(a.item.tags) || love(b) - love(a))
    .slice(0, SUGGESTED);
});
