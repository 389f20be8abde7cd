import { call, put, select } from 'typed-redux-saga';
import { isPincode } from '@/domain/addresses/pincode';
import {
  addressChosen,
  addressesLoaded,
  addressSaved,
  selectAddresses,
  selectChosenAddress,
  selectPickedAddress,
} from '@/features/addresses';
import { drawerOpened, selectDrawerOpen } from '@/features/cart';
import {
  detailRequested,
  pincodeEntered,
  pincodeRecalled,
  selectDelivery,
  type WithCatalogue,
} from '@/features/catalogue';
import { checkoutOpened, selectCheckoutOpen } from '@/features/checkout';
import { valueOf } from '@/lib/remote';
import { takeEvery } from '@/lib/watch';
import type { Services } from '@/services';

/** Not among the catalogue's selectors, which are in every first load. */
const selectHasOpenedDetail = ({ catalogue }: WithCatalogue) => Object.keys(catalogue.details).length > 0;

/**
 * Keeps one destination across product page, cart and checkout: an entered PIN code picks the saved address
 * with that code, and an open cart or checkout requests the delivery date for the chosen address, which outlives
 * a reload. A product page shows what this device remembers, otherwise the chosen address.
 */
export function* deliverySaga({ storage }: Services) {
  function* pickAddressAt(pincode: string) {
    if (!isPincode(pincode)) return;
    if ((yield* select(selectChosenAddress))?.pincode === pincode) return;
    const savedAddress = (yield* select(selectAddresses)).find((address) => address.pincode === pincode);
    if (savedAddress) yield* put(addressChosen(savedAddress.createdAt));
  }

  function* fetchDeliveryDate() {
    if (!(yield* select(selectDrawerOpen)) && !(yield* select(selectCheckoutOpen))) return;
    const address = yield* select(selectChosenAddress);
    const { pincode, answer } = yield* select(selectDelivery);
    const target = address?.pincode ?? storage.pincode.read();
    const isRequested = target === pincode && (answer.status === 'loading' || answer.status === 'ready');
    if (target && !isRequested) yield* put(pincodeRecalled(target));
  }

  /** Asks again after the courier's no, which refuses orders and may be out of date in a tab that stays open. */
  function* onCheckout() {
    const { pincode, answer } = yield* select(selectDelivery);
    const facts = valueOf(answer);
    const address = yield* select(selectChosenAddress);
    const isRefused = facts !== undefined && !(facts.deliverable && facts.cod);
    if (isRefused && address?.pincode === pincode) yield* put(pincodeRecalled(pincode));
    else yield* call(fetchDeliveryDate);
  }

  /** Uses the PIN code of the chosen address when the shopper has not entered one. */
  function* takePincodeOfAddress() {
    const { answer } = yield* select(selectDelivery);
    const address = yield* select(selectChosenAddress);
    const isOpen = yield* select(selectHasOpenedDetail);
    if (isOpen && address && answer.status === 'idle' && !storage.pincode.read())
      yield* put(pincodeRecalled(address.pincode));
  }

  /** Picks the address of before the reload, if it is still there. */
  function* pickAgain() {
    if ((yield* select(selectPickedAddress)) !== null) return;
    const earlier = storage.chosenAddress.read();
    const list = yield* select(selectAddresses);
    if (earlier && list.some(({ createdAt }) => createdAt === earlier)) yield* put(addressChosen(earlier));
  }

  function* rememberAddress() {
    const picked = yield* select(selectPickedAddress);
    if (picked) storage.chosenAddress.write(picked);
    yield* fetchDeliveryDate();
  }

  function* onAddresses() {
    yield* pickAgain();
    yield* fetchDeliveryDate();
    yield* takePincodeOfAddress();
  }

  yield* takeEvery(pincodeEntered, (action: ReturnType<typeof pincodeEntered>) =>
    pickAddressAt(action.payload),
  );
  yield* takeEvery(detailRequested, takePincodeOfAddress);
  yield* takeEvery(addressesLoaded, onAddresses);
  yield* takeEvery(checkoutOpened, onCheckout);
  yield* takeEvery([addressChosen, addressSaved], rememberAddress);
  yield* takeEvery(drawerOpened, fetchDeliveryDate);
}
