import { addressesReducer } from '@/features/addresses';
import { checkoutReducer } from '@/features/checkout';
import { connectionReducer } from '@/features/connection';
import { detailsReducer } from '@/features/details';
import { ordersReducer } from '@/features/orders';
import { privacyReducer } from '@/features/privacy';
import type { RootState } from '../rootReducer';

/** What nobody sees on a first screen. */
export const lateReducers = {
  addresses: addressesReducer,
  checkout: checkoutReducer,
  connection: connectionReducer,
  details: detailsReducer,
  orders: ordersReducer,
  privacy: privacyReducer,
};

type Late = typeof lateReducers;

/** The state once the engine runs. */
export type WholeState = RootState & { [Slice in keyof Late]: ReturnType<Late[Slice]> };
