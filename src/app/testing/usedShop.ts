import { EMPTY_GIFT, ok } from '@/services';
import { cartStore } from '@/services/browser/stored/shopping/cartStore';
import { createCheckoutAttempts } from '@/services/browser/stored/shopping/checkoutAttempts';
import { createReportedOrders } from '@/services/browser/stored/shopping/reportedOrders';
import { chosenAddressStore } from '@/services/browser/stored/shopping/chosenAddressStore';
import { couponStore } from '@/services/browser/stored/shopping/couponStore';
import { paymentMethodStore } from '@/services/browser/stored/shopping/paymentMethodStore';
import { pendingCredentials } from '@/services/browser/stored/login/pendingCredentials';
import { sessionNotes } from '@/services/browser/stored/login/sessionNotes';
import { friendLinkStore } from '@/services/browser/stored/login/friendLinkStore';
import { addressFieldTyped, addressFormOpened } from '@/features/addresses/addressesSlice';
import { logoutRequested } from '@/features/auth';
import { drawerOpened } from '@/features/cart';
import { checkoutRequested } from '@/features/checkout';
import { noticeOpened } from '@/features/chrome';
import { confirmRequested, toastShown } from '@/features/notifications';
import { ordersRequested } from '@/features/orders';
import { leaveAnswered } from '@/features/unsaved';
import { anItem, anOrder } from '@/testing/builders';
import { signedInShopper } from '@/testing/signedInShopper';
import { runningStore } from './runningStore';

export const ADITI = 'aditi@glumist.example';
export const OPEN_ORDER = 'GLM1793000000000777';
export const FRIEND_CODE = '0123456789AB';
/** Words of Aditi's data. */
export const PERSONAL = [ADITI, 'Aditi', '9845012345', '4th Cross', '560034', FRIEND_CODE, anOrder().orderId];

export const settled = () => jest.advanceTimersByTimeAsync(2000);
/** All that this browser stores. */
export const everything = () => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);

/** A shop with the browser's real storage; Aditi is signed in, with a cart, an address and an order. */
export async function beginAsAditi(
  prepare: (fake: ReturnType<typeof signedInShopper>) => void = () => undefined,
) {
  const fake = signedInShopper({ cart: [anItem()] });
  Object.assign(fake.services.storage, {
    attempts: createCheckoutAttempts(),
    cart: cartStore,
    chosenAddress: chosenAddressStore,
    coupon: couponStore,
    paymentMethod: paymentMethodStore,
    pending: pendingCredentials,
    reportedOrders: createReportedOrders(),
    session: sessionNotes,
  });
  fake.auth.addPerson('ravi@glumist.example', { uid: 'ravi', password: 'x', verified: true });
  fake.services.orders.mine = async () => ok({ orders: [anOrder()], more: false });
  prepare(fake);
  const store = runningStore(fake.services);
  await settled();
  return { fake, store, storage: fake.services.storage };
}

/** Logs out and confirms that unsaved input is discarded. */
export async function logOut({ store }: Awaited<ReturnType<typeof beginAsAditi>>) {
  store.dispatch(logoutRequested());
  await settled();
  store.dispatch(leaveAnswered(true));
  await settled();
}

/** Leaves data of the person in every store. */
export async function shopAsAditi({ store, storage }: Awaited<ReturnType<typeof beginAsAditi>>) {
  const { orderId, amounts } = anOrder();
  store.dispatch(ordersRequested());
  store.dispatch(addressFormOpened());
  store.dispatch(addressFieldTyped({ field: 'name', text: 'Aditi Rao' }));
  store.dispatch(addressFieldTyped({ field: 'addressLine1', text: '22, 4th Cross' }));
  store.dispatch(drawerOpened());
  store.dispatch(checkoutRequested());
  store.dispatch(toastShown({ text: `Order ${orderId} is placed` }));
  store.dispatch(noticeOpened({ title: 'For Aditi', text: ADITI }));
  store.dispatch(confirmRequested({ title: orderId, text: ADITI, onConfirm: logoutRequested() }));
  storage.writingDrafts.write('question/new/serum', { text: ADITI });
  storage.giftCardDraft.write({ ...EMPTY_GIFT, email: ADITI });
  storage.contactDraft.write({ name: 'Aditi', email: ADITI, phone: '9845012345', message: 'Where is it?' });
  storage.adminDrafts.write('products/new', { form: { name: 'Aditi' } });
  storage.profileDraft.write({ displayName: 'Aditi', phone: '9845012345', fromName: '', fromPhone: '' });
  storage.pending.write({ email: ADITI, password: 'correct-horse-1' });
  storage.reportedOrders.add(orderId);
  storage.chosenAddress.write('2026-11-01T10:00:00.000Z');
  storage.coupon.write(FRIEND_CODE);
  storage.paymentMethod.write('Cash on Delivery');
  storage.pincode.write('560034');
  storage.loginLink.write(ADITI, Date.now());
  // Without a network the link of a signed-in person waits as well.
  friendLinkStore.write(FRIEND_CODE, new Date());
  storage.session.carryToast(`Order ${orderId} is placed`);
  storage.attempts.save({
    uid: 'aditi',
    orderId: OPEN_ORDER,
    method: 'Pay Online',
    items: [anItem()],
    couponCode: '',
    amounts,
    extrasMark: '',
    startedAt: new Date().toISOString(),
    over: false,
  });
  await settled();
}
