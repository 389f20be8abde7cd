import { addressesReducer } from '@/features/addresses';
import { authReducer } from '@/features/auth';
import { cartReducer } from '@/features/cart';
import { checkoutReducer } from '@/features/checkout';
import { connectionReducer } from '@/features/connection';
import { chromeReducer } from '@/features/chrome';
import { consentReducer } from '@/features/consent';
import { detailsReducer } from '@/features/details';
import { infoReducer } from '@/features/info';
import { notificationsReducer } from '@/features/notifications';
import { ordersReducer } from '@/features/orders';
import { privacyReducer } from '@/features/privacy';
import type { RootState } from '../rootReducer';

/** What a first screen does without; what is dispatched before they are there they take in then (store.ts). */
export const lateReducers = {
  addresses: addressesReducer,
  auth: authReducer,
  cart: cartReducer,
  checkout: checkoutReducer,
  chrome: chromeReducer,
  consent: consentReducer,
  connection: connectionReducer,
  details: detailsReducer,
  info: infoReducer,
  notifications: notificationsReducer,
  orders: ordersReducer,
  privacy: privacyReducer,
};

type Late = typeof lateReducers;

/** The state once the engine runs. */
export type WholeState = RootState & { [Slice in keyof Late]: ReturnType<Late[Slice]> };
