import { put, select, takeEvery } from 'typed-redux-saga';
import { isPincode } from '@/domain/addresses/pincode';
import {
  addressChosen,
  addressesLoaded,
  addressSaved,
  selectAddresses,
  selectChosenAddress,
  selectHasPickedAddress,
} from '@/features/addresses';
import { drawerOpened, selectDrawerOpen } from '@/features/cart';
import { pincodeEntered, pincodeRecalled, selectDelivery } from '@/features/catalogue';
import { checkoutOpened, selectCheckoutOpen } from '@/features/checkout';
import { safely } from '@/lib/safely';
import type { Services } from '@/services';

/**
 * Keeps one destination through product page, cart and checkout: a PIN code that was asked about picks the saved address there, and an
 * open cart or checkout asks for the delivery date of the address that the parcel goes to.
 */
export function* deliverySaga({ storage }: Services) {
  function* pickAddressAt(pincode: string | null) {
    if (!pincode || !isPincode(pincode)) return;
    if ((yield* select(selectChosenAddress))?.pincode === pincode) return;
    const savedAddress = (yield* select(selectAddresses)).find((address) => address.pincode === pincode);
    if (savedAddress) yield* put(addressChosen(savedAddress.createdAt));
  }

  function* askForDate() {
    if (!(yield* select(selectDrawerOpen)) && !(yield* select(selectCheckoutOpen))) return;
    const address = yield* select(selectChosenAddress);
    const { pincode, answer } = yield* select(selectDelivery);
    const target = address?.pincode ?? storage.session.readPincode();
    const isRequested = target === pincode && (answer.status === 'loading' || answer.status === 'ready');
    if (target && !isRequested) yield* put(pincodeRecalled(target));
  }

  function* onAddresses() {
    // What the shopper picked in the cart counts more than what they asked about before.
    if (!(yield* select(selectHasPickedAddress))) yield* pickAddressAt(storage.session.readPincode());
    yield* askForDate();
  }

  yield* takeEvery(
    pincodeEntered,
    safely((action: ReturnType<typeof pincodeEntered>) => pickAddressAt(action.payload)),
  );
  yield* takeEvery(addressesLoaded, safely(onAddresses));
  yield* takeEvery([drawerOpened, checkoutOpened, addressChosen, addressSaved], safely(askForDate));
}
