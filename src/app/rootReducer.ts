import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { addressesReducer } from '@/features/addresses';
import { authReducer, forgettingPerson } from '@/features/auth';
import { cartReducer } from '@/features/cart';
import { catalogueReducer } from '@/features/catalogue';
import { checkoutReducer } from '@/features/checkout';
import { chromeReducer } from '@/features/chrome';
import { consentReducer } from '@/features/consent';
import { detailsReducer } from '@/features/details';
import { infoReducer } from '@/features/info';
import { notificationsReducer } from '@/features/notifications';
import { offersReducer } from '@/features/offers';
import { ordersReducer } from '@/features/orders';
import { privacyReducer } from '@/features/privacy';
import { searchReducer } from '@/features/search';

const slices = {
  auth: authReducer,
  notifications: notificationsReducer,
  catalogue: catalogueReducer,
  privacy: privacyReducer,
  search: searchReducer,
  cart: cartReducer,
  offers: offersReducer,
  addresses: addressesReducer,
  orders: ordersReducer,
  checkout: checkoutReducer,
  chrome: chromeReducer,
  consent: consentReducer,
  details: detailsReducer,
  info: infoReducer,
};

export const rootReducer = forgettingPerson(combineReducers(slices));

export type RootState = ReturnType<typeof rootReducer>;

/** The same with the slices of features that came later. */
export const rootReducerWith = (later: Record<string, Reducer>) =>
  forgettingPerson(combineReducers({ ...slices, ...later }));
