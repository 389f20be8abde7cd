import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { forgettingPerson } from '@/features/auth';
import { catalogueReducer } from '@/features/catalogue';
import { offersReducer } from '@/features/offers';
import { searchReducer } from '@/features/search';

/** What the first screen and what stands around it need; the rest comes with the engine. */
const slices = {
  catalogue: catalogueReducer,
  search: searchReducer,
  offers: offersReducer,
};

export const rootReducer = forgettingPerson(combineReducers(slices));

export type RootState = ReturnType<typeof rootReducer>;

/** The same with the slices of features that came later, each beginning as `begun` has it. */
export function rootReducerWith(
  later: Record<string, Reducer>,
  begun: Record<string, unknown> = {},
): typeof rootReducer {
  const reducer = forgettingPerson(combineReducers({ ...slices, ...later })) as typeof rootReducer;
  const lacks = (state: object) => Object.keys(begun).some((slice) => !Object.hasOwn(state, slice));
  return (state, action) => reducer(state && lacks(state) ? { ...begun, ...state } : state, action);
}
