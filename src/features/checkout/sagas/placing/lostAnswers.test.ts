import type { Order } from '@/domain/orders/order/order';
import type { CreateShipmentRequest } from '@/domain/contracts/orders/shipment';
import { itemAdded } from '@/features/cart';
import { fail, ok, type PaymentOutcome } from '@/services';
import { anItem, anOrder } from '@/testing/builders';
import { checkoutRequested } from '../..';
import { checkoutActions } from '../../checkoutSlice';
import { beginPaying } from '../../testing/beginPaying';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

const moment = { at: '2026-11-20T10:00:00.000Z', by: 'aditi', note: '' };
const MASK = anItem({ id: 'mask', sku: 'MAS-50', price: 300 });

/** The server's order of a lost cash order. */
const placedAs = (orderId: string): Order =>
  anOrder({ orderId, status: 'placed', history: [{ ...moment, from: null, to: 'placed' }] });

/** A shopper whose order in cash was placed, and its answer lost. */
async function lost() {
  const run = await beginPaying();
  const sent: CreateShipmentRequest[] = [];
  const orders: Order[] = [];
  run.fake.services.orders.mine = async () => ok({ orders, more: false });
  run.fake.services.shop.createShipment = async (request) => {
    sent.push(request);
    orders.push(placedAs(request.order_id));
    return fail({ kind: 'network' });
  };
  run.dispatch(checkoutActions.methodChosen('Cash on Delivery'));
  await run.advance(0);
  await run.pay();
  const units = () => run.state().cart.items.map(({ id, quantity }) => `${quantity} ${id}`);
  return { ...run, sent, orders, units };
}

describe('a cash order whose answer was lost', () => {
  it('is tried again under its own id', async () => {
    const run = await lost();
    await run.pay();
    expect(new Set(run.sent.map((request) => request.order_id)).size).toBe(1);
    expect(run.sent).toHaveLength(2);
  });

  it('is found before the same goods are paid for online', async () => {
    const run = await lost();
    run.dispatch(checkoutActions.methodChosen('Pay Online'));
    await run.advance(0);
    await run.pay();
    expect(run.calls.payments).toEqual([]);
    expect(run.purchases()).toMatchObject([{ orderId: run.orders[0]?.orderId }]);
    expect([run.units(), run.state().checkout.status]).toEqual([[], 'closed']);
    expect(run.texts()).toEqual([`Order ${run.orders[0]?.orderId} went through after all. It is placed.`]);
    expect(run.fake.places).toEqual([{ path: '/profile', state: { activeTab: 'orders' } }]);
  });

  it('is found before more is ordered, which stays for the next press', async () => {
    const run = await lost();
    run.dispatch(itemAdded(MASK));
    await run.advance(0);
    await run.pay();
    expect([run.sent.length, run.units(), run.state().checkout.status]).toEqual([1, ['1 mask'], 'open']);
    await run.pay();
    expect(run.sent.map((request) => request.order_id)).toHaveLength(2);
  });

  it('stops another order while nobody can say what became of it', async () => {
    const run = await lost();
    run.fake.services.orders.mine = async () => fail({ kind: 'unavailable', cause: 'offline' });
    run.dispatch(checkoutActions.methodChosen('Pay Online'));
    await run.advance(0);
    await run.pay();
    expect([run.calls.payments, run.units()]).toEqual([[], ['1 serum']]);
    expect(run.texts()).toEqual(['❌ Something went wrong. Please try again.']);
    expect(run.state().checkout.status).toBe('open');
  });
});

describe('an order that is found placed while another cart is in the checkout', () => {
  /** The lost order's goods left the cart; the mask is in the checkout. */
  async function another() {
    const run = await lost();
    const found = run.orders.splice(0);
    run.dispatch(checkoutActions.methodChosen('Pay Online'));
    run.fake.writeInOtherTab('aditi', { items: [MASK], saved: [MASK] });
    await run.advance(0);
    run.dispatch(checkoutRequested());
    await run.advance(0);
    expect([run.units(), run.state().checkout.status]).toEqual([['1 mask'], 'open']);
    return { ...run, found };
  }

  it('leaves that checkout open', async () => {
    const run = await another();
    run.orders.push(...run.found);
    run.fake.returnToPage();
    await run.advance(0);
    expect(run.purchases()).toHaveLength(1);
    expect([run.units(), run.state().checkout.status, run.fake.places]).toEqual([['1 mask'], 'open', []]);
  });

  it('waits where its answer comes during the payment of that cart', async () => {
    const run = await another();
    let answer: (() => void) | undefined;
    const { mine } = run.fake.services.orders;
    run.fake.services.orders.mine = async (...args) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return mine(...args);
    };
    run.fake.returnToPage();
    await run.advance(0);
    run.fake.services.orders.mine = mine;
    run.fake.services.payment.pay = () => new Promise<PaymentOutcome>(() => undefined);
    await run.pay();
    expect(run.state().checkout.status).toBe('paying');
    run.orders.push(...run.found);
    answer?.();
    await run.advance(0);
    expect([run.purchases(), run.state().checkout.status, run.fake.places]).toEqual([[], 'paying', []]);
  });
});
