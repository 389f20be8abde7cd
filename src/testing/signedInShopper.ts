import type { CartItem } from '@/domain/cart/cart';
import type { Offer } from '@/domain/offers/offer';
import { ok } from '@/services';
import { addressesSaga } from '@/features/addresses';
import { authSaga } from '@/features/auth';
import { cartSaga } from '@/features/cart';
import { checkoutSaga } from '@/features/checkout';
import { userProfileSaga } from '@/features/userProfile';
import { offersSaga } from '@/features/offers';
import { ordersSaga } from '@/features/orders';
import { anAddress, anItem } from './builders';
import { fakeServices } from './fakeServices';

/** The sagas from the cart to the order. */
export const shopSagas = [
  cartSaga,
  offersSaga,
  userProfileSaga,
  addressesSaga,
  ordersSaga,
  checkoutSaga,
  authSaga,
];

/** Services with a signed-in, verified shopper who has an address, a cart and offers. */
export function signedInShopper({
  cart = [anItem()],
  offers = [],
}: { cart?: CartItem[]; offers?: Offer[] } = {}) {
  const fake = fakeServices();
  fake.auth.addPerson('aditi@glumist.example', { uid: 'aditi', password: 'x', verified: true });
  fake.auth.restore('aditi@glumist.example');
  fake.users.set('aditi', { cart, addresses: [anAddress()] });
  fake.services.offers.enabled = async () => ok(offers);
  return fake;
}
