import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isAction, isActionCreator, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { cartKey } from '@/domain/cart';
import type { PaymentMethod } from '@/domain/fees';
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
import { aCatalogue, aProduct } from '@/testing/shelf';
import { pageViewed } from './events';
import { runtimeReducers, type RunningState } from './boot/runtimeReducers';
import { rootReducerWith } from './rootReducer';
import { runningStore } from './testing/runningStore';

const EMAIL = 'aditi@glumist.example';
const SECRETS = ['correct-horse-battery-1', 'id-token-of-aditi', 'signature-of-the-provider'];
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
      ...{ success: true, message: 'Placed', orderId, status: 'placed' as const },
      amounts: { subTotal: 600, discountAmount: 60, prepaidDiscount: 0, deliveryFee: 0, finalTotal: 540 },
      shipment: { status: 'booked' as const, awb: 'NP1', courier: 'Delhivery', trackingUrl: '' },
    });
  return fake;
}

/** Browse, search, add, remove, undo, log in, write an address, apply a coupon, order. */
async function runErrand(method: PaymentMethod) {
  const fake = aShop();
  const actions: UnknownAction[] = [];
  const states: RunningState[] = [];
  const recorder: Middleware = (api) => (next) => (action) => {
    if (isAction(action)) actions.push(action);
    const result = next(action);
    states.push(api.getState() as RunningState);
    return result;
  };
  const store = runningStore(fake.services, [recorder]);
  const press = async (...pressed: UnknownAction[]) => {
    for (const action of pressed) store.dispatch(action);
    await jest.advanceTimersByTimeAsync(1000);
  };
  await press(pageViewed('/'), catalogueRequested());
  await press(searchTermChanged('serum'), pageViewed('/products'));
  await press(itemChosen(serum), itemChosen(mist), drawerOpened());
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

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

describe.each<PaymentMethod>(['Cash on Delivery', 'Pay Online'])('an errand, %s', (method) => {
  it('is told by its actions', async () => {
    const { actions } = await runErrand(method);
    const told = actions.map(({ type }) => type);
    const story = [
      'app/pageViewed',
      'catalogue/catalogueLoaded',
      'search/searchTermChanged',
      'catalogue/itemChosen',
      'cart/itemAdded',
      'cart/quantityChanged',
      'cart/itemRemoved',
      'notifications/toastShown',
      'cart/itemRestored',
      'checkout/checkoutRequested',
      'auth/loginPanelOpened',
      'auth/loginSubmitted',
      'auth/signedIn',
      'addresses/addressSubmitted',
      'addresses/addressSaved',
      'checkout/checkoutOpened',
      'checkout/couponSubmitted',
      'checkout/couponApplied',
      'checkout/orderPriced',
      'checkout/orderSubmitted',
      'checkout/orderPlaced',
    ];
    let from = 0;
    for (const type of story) {
      const at = told.indexOf(type, from);
      expect([type, at >= from]).toEqual([type, true]);
      from = at;
    }
  });

  it('survives as text, action by action and state by state', async () => {
    const { actions, states } = await runErrand(method);
    for (const thing of [...actions, ...states]) expect(JSON.parse(JSON.stringify(thing))).toEqual(thing);
  });

  it('comes to the same state when it is replayed', async () => {
    const { store, actions } = await runErrand(method);
    const recorded = JSON.parse(JSON.stringify(actions)) as UnknownAction[];
    const reducer = rootReducerWith(runtimeReducers);
    const replayed = recorded.reduce(reducer, reducer(undefined, { type: 'begun' }));
    expect(replayed).toEqual(store.getState());
  });

  it('holds no password, token or signature', async () => {
    const { actions, states } = await runErrand(method);
    const all = JSON.stringify([actions, states]);
    for (const secret of SECRETS) expect(all).not.toContain(secret);
  });
});

/** The last word of a name says that something has happened. */
const HAPPENED =
  /(ed|Shown|Chosen|Bought|Sent|Left|Made|Found|Withdrawn|Back|Offline|signedIn|signedOut|Typed)$/;

it('every action of the shop is something that happened', async () => {
  const files = readdirSync(path.resolve('src'), { recursive: true, encoding: 'utf8' });
  const names = new Set<string>();
  for (const file of files.filter((name) => /(Slice|events|toast|usePageTitle)\.tsx?$/.test(name))) {
    const exported = (await import(path.resolve('src', file))) as Record<string, unknown>;
    const creators = Object.values(exported).flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value as object) : [value],
    );
    creators.filter(isActionCreator).forEach((creator) => names.add(creator.type));
  }
  expect(names.size).toBeGreaterThan(80);
  expect([...names].filter((name) => !HAPPENED.test(name))).toEqual([]);
});
