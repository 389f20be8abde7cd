import type { Action } from '@reduxjs/toolkit';
import { call, delay, fork, put, select } from 'typed-redux-saga';
import { adminCustomerPath, adminOrderPath, adminPaths } from '@/app/router/paths';
import { isPincode } from '@/domain/addresses/pincode';
import { formOf } from '@/domain/addresses/addressEntry';
import { tidyAddress } from '@/domain/addresses/address';
import { ALL_CUSTOMERS } from '@/domain/admin/customers/query';
import { isPhone } from '@/domain/text/phone';
import { newOrderId } from '@/domain/orders/order/orderId';
import { sellablesOf } from '@/domain/phoneOrders/sellable';
import { store } from '@/domain/store';
import { takeLeadingBy } from '@/lib/takeLeadingBy';
import { ANY_SCREEN, toastShown } from '@/lib/toast';
import { takeLatest } from '@/lib/watch';
import type { CallFailure, Services } from '@/services';
import type { CustomerAdmin } from '@/services/admin/people/createCustomerAdmin';
import type { PhoneOrders } from '@/services/admin/orders/createPhoneOrders';
import { showOrder } from '../../openOrder';
import { aboutOther, callFromScreen, callMessage } from '../../shared';
import { eraseRequested, linkCancelRequested } from '../linkActions';
import { messages } from '../messages';
import { newOrderDraftSaga, savedDraft } from './newOrderDraft';
import { newOrderActions as actions, selectNewOrder } from './newOrderSlice';

/** Debounce of a search, in milliseconds. */
const DEBOUNCE_MS = 200;
/** The most customers that the list below the field shows. */
const MAX_FOUND = 6;

/** A coupon's limit may depend on the phone number. */
const isPhoneTyped = (action: Action): boolean =>
  actions.addressTyped.match(action) && action.payload.field === 'phone' && isPhone(action.payload.text);

const isPincodeTyped = (action: Action): boolean =>
  actions.addressTyped.match(action) && action.payload.field === 'pincode';

/** Actions that may bring another PIN code. Another field leaves the lookup of the present one alone. */
const PLACED = [isPincodeTyped, actions.addressPicked, actions.newOrderRestored];

/** Actions that change the sums of an order. */
const PRICED = [
  actions.newOrderRestored,
  actions.lineAdded,
  actions.lineStepped,
  actions.lineRemoved,
  actions.changesApplied,
  actions.couponTyped,
  actions.methodPicked,
  actions.customerPicked,
  actions.customerDropped,
  actions.addressPicked,
  isPhoneTyped,
  actions.orderRefused,
];

/** Finds the customer, prices the order after each change, and places it once. */
export function* newOrderSaga(
  services: Services,
  customers: Pick<CustomerAdmin, 'page' | 'find'>,
  api: PhoneOrders,
) {
  const newId = () => newOrderId(store.orderPrefix, services.clock.now(), services.random);

  function* show() {
    if (!(yield* select(selectNewOrder)).orderId) {
      const saved = savedDraft(services.storage.adminDrafts);
      yield* put(saved ? actions.newOrderRestored(saved) : actions.newOrderOpened(newId()));
    }
    const found = yield* call(services.catalogue.all);
    yield* put(actions.catalogueLoaded(found.ok ? sellablesOf(found.value) : null));
  }

  function* find({ payload }: ReturnType<typeof actions.customerTyped>) {
    const q = payload.trim();
    if (!q) return;
    yield* delay(DEBOUNCE_MS);
    const answer = yield* call(customers.page, { ...ALL_CUSTOMERS, q });
    if (answer.ok) yield* put(actions.customersFound(answer.value.rows.slice(0, MAX_FOUND)));
    else yield* put(actions.customersNotFound(callMessage(answer.error)));
  }

  /** Loads the customer's addresses; null where they did not come, or another customer was picked meanwhile. */
  function* readAddresses() {
    const { uid } = (yield* select(selectNewOrder)).customer;
    const answer = yield* call(customers.find, uid);
    const { customer } = yield* select(selectNewOrder);
    if (!answer.ok) yield* put(actions.addressesNotFound(uid));
    if (!answer.ok || customer.uid !== uid) return null;
    const { addresses } = answer.value.customer;
    yield* put(actions.addressesFound({ uid, addresses }));
    return addresses;
  }

  /** Loads the customer's addresses, and fills in the default one unless another was typed meanwhile. */
  function* open() {
    const { address: untouched } = yield* select(selectNewOrder);
    const first = (yield* call(readAddresses))?.[0];
    const { address } = yield* select(selectNewOrder);
    if (first && address === untouched) yield* put(actions.addressPicked(first));
  }

  /** Looks up city and state of a complete PIN code, and whether a courier delivers there. */
  function* locate(action: Action) {
    const { pincode } = (yield* select(selectNewOrder)).address;
    if (!isPincode(pincode)) return;
    const place = yield* call(services.pincodes.find, pincode);
    if (place.ok && actions.addressTyped.match(action)) {
      yield* put(actions.placeFound({ pincode, place: place.value }));
    }
    const delivery = yield* call(services.shop.serviceability, pincode);
    if (delivery.ok) yield* put(actions.deliveryFound(delivery.value));
  }

  function* price() {
    yield* put(actions.quoteRequested());
    yield* delay(DEBOUNCE_MS);
    const { customer, address, lines, couponCode, paymentMethod } = yield* select(selectNewOrder);
    if (lines.length === 0) return;
    const { uid } = customer;
    const phone = isPhone(address.phone) ? address.phone : '';
    const cart = { cartItems: lines, couponCode: couponCode.trim(), paymentMethod };
    const answer = yield* call(api.quote, { uid, phone, ...cart });
    if (answer.ok) yield* put(actions.quoteLoaded(answer.value));
    else yield* put(actions.quoteFailed(callMessage(answer.error)));
  }

  function* refused(failure: CallFailure) {
    // Another's order has the id. An own one (`already_placed`) keeps it, so that no press places a second one by mistake.
    if (failure.kind === 'refused' && failure.code === 'order_exists')
      yield* put(actions.orderIdChanged(newId()));
    if (failure.kind === 'network') return yield* put(actions.placeFailed(callMessage(failure)));
    const message = failure.kind === 'changed' ? failure.message : callMessage(failure);
    const existing = failure.kind === 'refused' ? (failure.orderId ?? '') : '';
    return yield* put(actions.orderRefused({ message, existing }));
  }

  function* renumber() {
    yield* put(actions.orderIdChanged(newId()));
  }

  function* place() {
    const draft = yield* select(selectNewOrder);
    if (draft.quote.status !== 'ready') return;
    const { orderId, customer, email, lines, couponCode, paymentMethod } = draft;
    const answer = yield* call(api.place, {
      orderId,
      amount: draft.quote.value.finalTotal,
      uid: customer.uid,
      email: email.trim(),
      address: tidyAddress(formOf(draft.address)),
      cartItems: lines,
      couponCode: couponCode.trim(),
      paymentMethod,
    });
    const isLink = paymentMethod === 'Pay Online';
    if ((yield* select(selectNewOrder)).orderId !== orderId) {
      // The form was left meanwhile.
      const placed = isLink ? messages.placed.linkElsewhere : messages.placed.cod;
      const text = answer.ok ? placed : callMessage(answer.error);
      const tone = answer.ok ? 'success' : 'error';
      const name = messages.placed.of(orderId, draft.address.name);
      return yield* put(toastShown({ text: aboutOther(name, text), tone, screen: ANY_SCREEN }));
    }
    if (!answer.ok) return yield* call(refused, answer.error);
    yield* put(actions.newOrderLeft());
    const screen = adminOrderPath(answer.value.order.orderId);
    const text = isLink ? messages.placed.link : messages.placed.cod;
    yield* put(toastShown({ text, tone: 'success', screen }));
    return yield* call(services.navigation.go, screen);
  }

  yield* takeLatest(actions.newOrderShown, show);
  yield* takeLatest(actions.customerTyped, find);
  yield* takeLatest(actions.customerPicked, open);
  yield* takeLatest(actions.addressesRequested, readAddresses);
  yield* takeLatest(PLACED, locate);
  yield* takeLatest(PRICED, price);
  function* cancelLink({ payload: orderId }: ReturnType<typeof linkCancelRequested>) {
    const answer = yield* call(api.cancelLink, orderId);
    const topic = `order ${orderId}`;
    if (!answer.ok) return yield* put(toastShown({ text: callMessage(answer.error), topic, tone: 'error' }));
    yield* showOrder(answer.value.order);
    return yield* put(toastShown({ text: answer.value.message, topic, tone: 'success' }));
  }

  function* erase({ payload: { uid, name } }: ReturnType<typeof eraseRequested>) {
    const { answer, isLeft } = yield* callFromScreen(adminCustomerPath(uid), () => api.erase(uid));
    if (isLeft || !answer.ok) {
      const text = answer.ok ? answer.value.message : callMessage(answer.error);
      const tone = answer.ok ? 'success' : 'error';
      return yield* put(toastShown({ text: isLeft ? aboutOther(name, text) : text, tone }));
    }
    const screen = adminPaths.customers;
    yield* put(toastShown({ text: answer.value.message, tone: 'success', screen }));
    return yield* call(services.navigation.go, screen);
  }

  yield* fork(newOrderDraftSaga, services.storage.adminDrafts);
  yield* takeLatest(actions.anotherOrderRequested, renumber);
  yield* takeLeadingBy(actions.placeRequested, (orderId) => orderId, place);
  yield* takeLeadingBy(eraseRequested, ({ uid }) => uid, erase);
  yield* takeLeadingBy(linkCancelRequested, (orderId) => orderId, cancelLink);
}
