import { addressesReducer } from '@/features/addresses';
import { adminReducer } from '@/features/admin';
import { authReducer } from '@/features/auth';
import { cartReducer } from '@/features/cart';
import { catalogueReducer } from '@/features/catalogue';
import { checkoutReducer } from '@/features/checkout';
import { connectionReducer } from '@/features/connection';
import { consentReducer } from '@/features/consent';
import { userProfileReducer } from '@/features/userProfile';
import { infoReducer } from '@/features/info';
import { notificationsReducer } from '@/features/notifications';
import { offersReducer } from '@/features/offers';
import { ordersReducer } from '@/features/orders';
import { privacyReducer } from '@/features/privacy';
import { searchReducer } from '@/features/search';
import { unsavedReducer } from '@/features/unsaved';
import { chunksReducer } from '@/lib/chunksSlice';

/** The reducers that people, cart, money and messages need, under their keys in the store. */
export const reducers = {
  admin: adminReducer,
  auth: authReducer,
  notifications: notificationsReducer,
  cart: cartReducer,
  catalogue: catalogueReducer,
  offers: offersReducer,
  privacy: privacyReducer,
  addresses: addressesReducer,
  orders: ordersReducer,
  checkout: checkoutReducer,
  chunks: chunksReducer,
  connection: connectionReducer,
  consent: consentReducer,
  userProfile: userProfileReducer,
  info: infoReducer,
  search: searchReducer,
  unsaved: unsavedReducer,
};
