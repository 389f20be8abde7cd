import { fail, ok } from '@/services';
import { anAnswer, anItem, anOrder } from '@/testing/builders';
import { runSaga } from '@/testing/runSaga';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import { checkoutClosed, checkoutRequested, orderPlaced } from '..';
import { checkoutActions } from '../checkoutSlice';

const GONE = 'This offer is over.';

/** A shopper whose code takes ₹10 off as long as `server.takes` says so. */
async function begin() {
  const fake = signedInShopper({ cart: [anItem()] });
  const server = { takes: true };
  fake.services.shop.validateOffer = async ({ couponCode = '' }) =>
    couponCode !== '' && !server.takes
      ? ok(anAnswer({ success: false, message: GONE }))
      : ok(anAnswer({ message: 'Coupon Applied: ₹10 OFF!' }));
  const run = runSaga(shopSagas, fake.services);
  await run.advance(1000);
  const openCheckout = async () => {
    run.dispatch(checkoutRequested());
    await run.advance(0);
  };
  await openCheckout();
  run.dispatch(checkoutActions.couponSubmitted('GLOW10'));
  await run.advance(0);
  const reopen = async () => {
    run.dispatch(checkoutClosed());
    await openCheckout();
    const { coupon, couponError } = run.state().checkout;
    return [coupon?.code, couponError];
  };
  return { ...run, fake, server, reopen };
}

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

it('applies the coupon of a checkout that was closed again', async () => {
  const { fake, reopen } = await begin();
  expect(fake.services.storage.coupon.read()).toBe('GLOW10');
  expect(await reopen()).toEqual(['GLOW10', null]);
  expect(await reopen()).toEqual(['GLOW10', null]);
});

it('says once that it does not apply any more', async () => {
  const { server, reopen } = await begin();
  server.takes = false;
  expect(await reopen()).toEqual([undefined, GONE]);
  expect(await reopen()).toEqual([undefined, null]);
});

it('forgets one that was removed or used', async () => {
  const removed = await begin();
  removed.dispatch(checkoutActions.couponRemoved());
  expect(await removed.reopen()).toEqual([undefined, null]);
  const used = await begin();
  const { items } = used.state().cart;
  const { amounts } = anOrder();
  used.dispatch(orderPlaced({ orderId: 'GLM1', items, couponCode: 'GLOW10', amounts }));
  expect(used.fake.services.storage.coupon.read()).toBeNull();
});

describe('a check that got no answer', () => {
  /** The remembered code, and a connection that comes and goes. */
  async function offline() {
    const run = await begin();
    run.dispatch(checkoutClosed());
    const { shop } = run.fake.services;
    const { validateOffer } = shop;
    const line = { isOpen: false };
    shop.validateOffer = async (request) =>
      line.isOpen ? validateOffer(request) : fail({ kind: 'network' as const });
    run.dispatch(checkoutRequested());
    await run.advance(0);
    const shown = () => {
      const { coupon, couponError } = run.state().checkout;
      return [coupon?.code, couponError];
    };
    return { ...run, line, shown };
  }

  it('keeps the code, and says so', async () => {
    const { fake, shown } = await offline();
    expect(shown()).toEqual([undefined, 'Coupon validation failed']);
    expect(fake.services.storage.coupon.read()).toBe('GLOW10');
  });

  it.each([
    ['another method is chosen', checkoutActions.methodChosen('Cash on Delivery')],
    ['the code is applied again', checkoutActions.couponSubmitted('GLOW10')],
  ])('is repeated when %s', async (_name, action) => {
    const { line, dispatch, advance, shown } = await offline();
    line.isOpen = true;
    dispatch(action);
    await advance(0);
    expect(shown()).toEqual(['GLOW10', null]);
  });

  it('is repeated by the press, which orders nothing without it', async () => {
    const { fake, line, dispatch, advance, shown, state } = await offline();
    const sent: string[] = [];
    fake.services.shop.createShipment = async ({ order_id }) => {
      sent.push(order_id);
      return fail({ kind: 'network' });
    };
    dispatch(checkoutActions.methodChosen('Cash on Delivery'));
    await advance(0);
    dispatch(checkoutActions.orderSubmitted());
    await advance(0);
    expect([sent, shown(), state().checkout.status]).toEqual([
      [],
      [undefined, 'Coupon validation failed'],
      'open',
    ]);
    line.isOpen = true;
    dispatch(checkoutActions.orderSubmitted());
    await advance(0);
    expect([sent.length, shown()]).toEqual([1, ['GLOW10', null]]);
  });
});
