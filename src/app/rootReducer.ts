import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { authReducer, forgettingPerson } from '@/features/auth';
import { cartReducer } from '@/features/cart';
import { catalogueReducer } from '@/features/catalogue';
import { checkoutReducer } from '@/features/checkout';
import { chromeReducer } from '@/features/chrome';
import { connectionReducer } from '@/features/connection';
import { consentReducer } from '@/features/consent';
import { infoReducer } from '@/features/info';
import { notificationsReducer } from '@/features/notifications';
import { offersReducer } from '@/features/offers';
import { searchReducer } from '@/features/search';
import { unsavedReducer } from '@/features/unsaved';
import { runtimeReducer } from '@/lib/runtimeSlice';

/**
 * The slices that first screens read: content, session, and the open overlay. Their reducers cost 3 KB of the
 * first load; all reducers would cost 6 KB. The others come with the runtime (boot/runtimeReducers.ts) and
 * with the admin.
 */
const initialReducers = {
  auth: authReducer,
  cart: cartReducer,
  catalogue: catalogueReducer,
  checkout: checkoutReducer,
  chrome: chromeReducer,
  connection: connectionReducer,
  consent: consentReducer,
  info: infoReducer,
  notifications: notificationsReducer,
  offers: offersReducer,
  runtime: runtimeReducer,
  search: searchReducer,
  unsaved: unsavedReducer,
};

export const rootReducer = forgettingPerson(combineReducers(initialReducers));

export type RootState = ReturnType<typeof rootReducer>;

/**
 * The same with slices that are loaded later. Redux Toolkit's combineSlices would add 0.5 KB to the first load, and
 * an injected slice has no state before the next action, while replaceReducer gives it one at once.
 */
export function rootReducerWith<Added extends object>(added: {
  [Slice in keyof Added]: Reducer<Added[Slice]>;
}) {
  const reducers: Record<string, Reducer> = { ...initialReducers, ...added };
  return forgettingPerson(combineReducers(reducers) as unknown as Reducer<RootState & Added>);
}
