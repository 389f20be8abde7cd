import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { cartKey } from '@/domain/cart/cart';
import type { PaymentMethod } from '@/domain/pricing/fees';
import { addressFormOpened, addressSubmitted } from '@/features/addresses';
import { loginPanelOpened } from '@/features/auth';
import { authActions } from '@/features/auth/authSlice';
import { drawerClosed, drawerOpened, itemRemoved, quantityChanged } from '@/features/cart';
import { catalogueRequested, itemChosen } from '@/features/catalogue';
import { checkoutRequested } from '@/features/checkout';
import { checkoutActions } from '@/features/checkout/checkoutSlice';
import { searchTermChanged } from '@/features/search';
import { ok } from '@/services';
import { anAddress, anAnswer, anItem, anOffer } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { aCatalogue, aProduct } from '@/testing/catalogue';
import { startRuntime } from '../boot/runtime';
import type { RunningState } from '../boot/runtimeReducers';
import { pageViewed } from '../events';
import { createStore } from '../store';
import type { RunningStore } from './runningStore';

const EMAIL = 'aditi@glumist.example';
/** Values that no action and no state may contain. */
export const SECRETS = ['correct-horse-battery-1', 'id-token-of-aditi', 'signature-of-the-provider'];
const [PASSWORD = '', TOKEN = '', SIGNATURE = ''] = SECRETS;
const serum = anItem({ price: 300 });
const mist = anItem({ id: 'mist', name: 'Rice Water Dew Mist', sku: 'MIST', variant: '100 ml', price: 400 });

function aShop() {
  const fake = fakeServices();
  const { shop, payment, auth, catalogue, offers } = fake.services;
  fake.auth.addPerson(EMAIL, { uid: 'aditi', password: PASSWORD, verified: true });
  auth.idToken = async () => ({ kind: 'token', token: TOKEN });
  catalogue.all = async () => ok(aCatalogue({ products: [aProduct({ id: 'serum' })] }));
  offers.enabled = async () => ok([anOffer()]);
  shop.validateOffer = async () => ok(anAnswer({ subTotal: 600, discountAmount: 60, finalTotal: 540 }));
  shop.createPaymentOrder = async ({ orderId }) =>
    ok({ id: 'order_1', amount: 54_000, currency: 'INR', orderId, keyId: 'key' });
  payment.pay = async () => ({
    kind: 'paid',
    result: { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: SIGNATURE },
  });
  shop.verifyPayment = async () => ok({ success: true, orderId: '', message: '' });
  shop.createShipment = async ({ order_id: orderId }) =>
    ok({
      success: true,
      message: 'Placed',
      orderId,
      status: 'placed' as const,
      amounts: { subTotal: 600, discountAmount: 60, prepaidDiscount: 0, deliveryFee: 0, finalTotal: 540 },
      shipment: { status: 'booked' as const, awb: 'NP1', courier: 'Delhivery', trackingUrl: '' },
    });
  return fake;
}

interface PurchaseOptions {
  /** The runtime starts only after the first presses, as on a slow connection. */
  isRuntimeLate?: boolean;
}

/** Browse, search, add, remove, undo, log in, write an address, apply a coupon, order. Needs jest's fake timers. */
export async function runPurchase(method: PaymentMethod, { isRuntimeLate = false }: PurchaseOptions = {}) {
  const fake = aShop();
  const actions: UnknownAction[] = [];
  const states: RunningState[] = [];
  const recorder: Middleware = (api) => (next) => (action) => {
    if (isAction(action)) actions.push(action);
    const result = next(action);
    states.push(api.getState() as RunningState);
    return result;
  };
  const store = createStore({ watchers: [recorder] }) as RunningStore;
  const start = () => startRuntime(store, fake.services);
  if (!isRuntimeLate) start();
  const press = async (...pressed: UnknownAction[]) => {
    for (const action of pressed) store.dispatch(action);
    await jest.advanceTimersByTimeAsync(1000);
  };
  await press(pageViewed('/'), catalogueRequested());
  await press(searchTermChanged('serum'), pageViewed('/products'));
  await press(itemChosen(serum), itemChosen(mist), drawerOpened());
  if (isRuntimeLate) start();
  await press();
  await press(quantityChanged({ key: cartKey(serum), delta: 1 }), itemRemoved(cartKey(mist)));
  const undo = store.getState().notifications.toasts.at(-1)?.action;
  if (!undo) throw new Error('Nothing to undo');
  await press(undo, itemRemoved(cartKey(mist)));
  await press(checkoutRequested());
  fake.services.credentials.hold({ email: EMAIL, password: PASSWORD });
  await press(loginPanelOpened({ mode: 'login' }), authActions.loginSubmitted());
  const { isDefault: _isDefault, createdAt: _createdAt, ...form } = anAddress();
  await press(drawerOpened(), addressFormOpened(), addressSubmitted(form));
  await press(checkoutRequested());
  await press(checkoutActions.methodChosen(method), checkoutActions.couponSubmitted(' glow10 '));
  await press(checkoutActions.orderSubmitted());
  await press(drawerClosed());
  return { store, actions, states };
}
