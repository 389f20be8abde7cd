import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { authReducer, forgettingPerson } from '@/features/auth';
import { cartReducer } from '@/features/cart';
import { catalogueReducer } from '@/features/catalogue';
import { chromeReducer } from '@/features/chrome';
import { consentReducer } from '@/features/consent';
import { infoReducer } from '@/features/info';
import { notificationsReducer } from '@/features/notifications';
import { offersReducer } from '@/features/offers';
import { searchReducer } from '@/features/search';

/** What the first screen and what stands around it need; the rest comes with the engine. */
const slices = {
  auth: authReducer,
  notifications: notificationsReducer,
  catalogue: catalogueReducer,
  search: searchReducer,
  cart: cartReducer,
  offers: offersReducer,
  chrome: chromeReducer,
  consent: consentReducer,
  info: infoReducer,
};

export const rootReducer = forgettingPerson(combineReducers(slices));

export type RootState = ReturnType<typeof rootReducer>;

/** The same with the slices of features that came later. */
export const rootReducerWith = (later: Record<string, Reducer>) =>
  forgettingPerson(combineReducers({ ...slices, ...later }));
