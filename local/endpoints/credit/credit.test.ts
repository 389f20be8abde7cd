import { creditLeft } from '@/domain/credit/spend';
import { type Order } from '@/domain/orders/order/order';
import { isCancelled } from '../testing/shops/cancellingShop';
import { creditShop } from '../testing/shops/creditShop';
import { cartLine, codBody, paymentBody } from '../testing/documents/fixtures';
import { toner } from '../testing/shops/payingShop';
import { sendTracking } from '../testing/sandboxes/webhooks';
import { STRANGERS } from '../testing/people/strangers';

const { shop, nextId, order, liveParcels, refundsOf, madeFor, book, ...credit } = creditShop();
const { ledger, look, change, newId, give, freeze, mails, cancel, editPreview } = credit;

describe('what the team does', () => {
  test('is in the ledger, in a mail and in the log, once however often it is sent', async () => {
    const body = { entryId: newId(), amount: 250.5, note: 'We are sorry.' };
    const replies = await Promise.all([1, 2, 3].map(() => change('give', body)));
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 200, body: { credit: { balance: 250.5, spendable: 250.5 } } });
    expect(await ledger()).toMatchObject([{ id: `team.${body.entryId}`, kind: 'issued', paise: 25_050 }]);
    expect(await mails()).toEqual(['₹250.50 of store credit for you']);
    expect(await shop().auditOf('credit.given')).toMatchObject([
      { target: 'customers/alice', changes: [{ field: 'credit', before: 0, after: 250.5 }] },
    ]);
    expect(await change('give', { ...body, amount: 9 })).toMatchObject({
      status: 409,
      body: { code: 'other' },
    });
    expect(await look()).toMatchObject({ balance: 250.5, lots: [{ amount: 250.5 }] });
    expect(await look('bob')).toMatchObject({ balance: 0, entries: [] });
  });

  test('takes back no more than there is, also when two do so at once', async () => {
    await give(100);
    const take = () => change('take-back', { entryId: newId(), amount: 60, note: 'Given twice.' });
    const statuses = (await Promise.all([take(), take()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await look()).toMatchObject({ balance: 40 });
    expect(await mails()).toContain('₹60 of your store credit was taken back');
  });

  test('freezes without losing anything, and tells the customer without the reason', async () => {
    await give(100);
    expect(await freeze(true)).toMatchObject({ body: { credit: { frozen: { reason: 'Asked by Ada' } } } });
    expect(await freeze(true)).toMatchObject({ status: 200 });
    expect(await look()).toMatchObject({ balance: 100, spendable: 0, isFrozen: true });
    const reply = await shop().call('/api/credit', { as: 'alice' });
    expect(JSON.stringify(reply.body)).not.toContain('Ada');
    await freeze(false);
    expect(await look()).toMatchObject({ spendable: 100, isFrozen: false });
    expect((await mails()).filter((subject) => /paused|again/.test(subject)).sort()).toEqual([
      'Your store credit can be used again',
      'Your store credit is paused',
    ]);
  });

  test.each<[string, string, object, string]>([
    ['nothing', 'give', { amount: 0 }, 'amount'],
    ['too much at once', 'give', { amount: 10_001 }, 'amount'],
    ['no words', 'give', { note: ' ' }, 'note'],
    ['an id that is a path', 'give', { entryId: '../../orders' }, 'entryId'],
    ['no reason', 'freeze', { frozen: true, reason: '' }, 'reason'],
  ])('%s is refused', async (_, what, body, field) => {
    const whole = { entryId: newId(), amount: 5, note: 'Sorry.', ...body };
    expect(await change(what, whole)).toMatchObject({ status: 400, body: { code: 'bad_request', field } });
    expect(await ledger()).toEqual([]);
  });

  test('is bounded by what one account may hold', async () => {
    for (let n = 0; n < 5; n += 1) await give(10_000);
    const more = await change('give', { entryId: newId(), amount: 1, note: 'More.' });
    expect(more).toMatchObject({ status: 409, body: { code: 'too_much' } });
  });

  test('is not for others, not for who has no account, and not for who is leaving', async () => {
    const body = { entryId: newId(), amount: 5, note: 'Mine.' };
    for (const [status, as] of [...STRANGERS, [403, 'staff-support'] as const]) {
      for (const what of ['give', 'take-back'])
        expect([as, (await change(what, body, { as: as as string })).status]).toEqual([as, status]);
      const frozen = await change('freeze', { frozen: true, reason: 'Mine.' }, { as: as as string });
      expect([as, frozen.status]).toEqual([as, status]);
    }
    expect((await shop().call('/api/admin/customers/alice/credit', { as: 'staff-support' })).status).toBe(
      200,
    );
    for (const of of ['nobody', 'phone_0123', '..'])
      expect(await change('give', body, { of })).toMatchObject({ status: 404 });
    await shop().db.doc('deletions/alice').set({ uid: 'alice' });
    expect(await change('give', body)).toMatchObject({ status: 404 });
    expect(await ledger()).toEqual([]);
  });
});

describe('an order in cash', () => {
  const body = (id: string, credit: number, items = [cartLine(toner)]) => {
    const sent = codBody(id, items);
    return { ...sent, collectable_amount: sent.final_total - credit, store_credit: credit };
  };

  test('takes what there is, and the courier collects the rest', async () => {
    await give(150);
    const id = nextId();
    const reply = await shop().order(body(id, 150));
    expect(reply).toMatchObject({ status: 200, body: { amounts: { finalTotal: 370 } } });
    expect(await shop().order(body(id, 150))).toMatchObject({ status: 200, body: { orderId: id } });
    expect(await order(id)).toMatchObject({
      credit: { paise: 15_000, backPaise: 0 },
      amounts: { finalTotal: 370 },
    });
    expect(await liveParcels(id)).toMatchObject([{ payment_type: 'cod' }]);
    expect(await look()).toMatchObject({
      balance: 0,
      entries: [{ kind: 'spent', amount: -150, orderId: id }, {}],
    });
    expect(await editPreview(id)).toMatchObject({
      body: { problem: expect.stringMatching('^Store credit pays') },
    });
    const prepay = await shop().call(`/api/payment/orders/${id}/prepay`, { as: 'alice', body: {} });
    expect(prepay).toMatchObject({ status: 409, body: { code: 'not_payable_online' } });
    expect(isCancelled(await cancel(id))).toBe(true);
    expect(isCancelled(await cancel(id))).toBe(true);
    expect(await look()).toMatchObject({ balance: 150 });
  });

  test('gives it back once when the courier loses the parcel and the team closes the order', async () => {
    await give(150);
    const id = nextId();
    await shop().order(body(id, 150));
    const { awb } = (await order(id)).shipment;
    for (const status of ['in transit', 'lost']) await sendTracking(shop(), awb, status);
    const close = () => shop().admin(`orders/${id}/close-lost`, {});
    expect((await Promise.all([close(), close()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await order(id)).toMatchObject({ status: 'cancelled', credit: { backPaise: 15_000 } });
    expect(await look()).toMatchObject({ balance: 150 });
  });

  test('that credit covers is sent as paid', async () => {
    await give(1000);
    const id = nextId();
    expect(await shop().order(body(id, 370))).toMatchObject({ status: 200 });
    expect(await liveParcels(id)).toMatchObject([{ payment_type: 'prepaid' }]);
    expect((await order(id)).history[0]?.note).toBe('Paid with store credit');
    expect(await look()).toMatchObject({ balance: 630 });
  });

  test.each<[string, number, (() => Promise<unknown>) | null]>([
    ['more than there is', 150, null],
    ['less than there is', 90, null],
    ['of a frozen account', 100, () => freeze(true)],
  ])('that asks for %s is refused, and nothing is taken', async (_, credit, before) => {
    await give(100);
    await before?.();
    const reply = await shop().order(body(nextId(), credit));
    expect(reply).toMatchObject({ status: 409, body: { code: 'credit_changed' } });
    expect(await look()).toMatchObject({ balance: 100 });
  });

  test('collects what credit leaves, and nothing else', async () => {
    await give(100);
    const wrong = { ...body(nextId(), 100), collectable_amount: 1 };
    expect(await shop().order(wrong)).toMatchObject({ status: 409, body: { field: 'collectable_amount' } });
    const negative = { ...body(nextId(), 100), store_credit: -100 };
    expect(await shop().order(negative)).toMatchObject({ status: 400, body: { field: 'store_credit' } });
  });

  test('fifty at once never spend more than there is', async () => {
    await shop().db.doc('settings/purchaseLimits').set({ heldOrders: 100, ordersADay: 100 }, { merge: true });
    await give(370);
    const replies = await Promise.all(Array.from({ length: 50 }, () => shop().order(body(nextId(), 370))));
    const placed = replies.filter(({ status }) => status === 200);
    expect(placed).toHaveLength(1);
    expect((await ledger()).filter(({ kind }) => kind === 'spent')).toHaveLength(1);
    expect(await look()).toMatchObject({ balance: 0 });
  });
});

describe('an order online', () => {
  const begin = (id: string, storeCredit: number, items = [cartLine(toner)]) =>
    shop().pay({ ...paymentBody(id, items), storeCredit });

  test('asks Razorpay for the rest, and gives the credit back with a cancel', async () => {
    await give(100);
    const id = nextId();
    const begun = await begin(id, 100);
    expect(begun).toMatchObject({ status: 200, body: { amount: 18_500, orderId: id } });
    expect(await look()).toMatchObject({ balance: 0, spendable: 0, held: 100 });
    expect(await begin(id, 100)).toMatchObject({ body: { id: begun.body['id'] } });
    const result = await shop().razorpay.pay(begun.body['id'] as string);
    expect(await shop().verify(result)).toMatchObject({ status: 200, body: { orderId: id } });
    expect(await order(id)).toMatchObject({ status: 'placed', credit: { paise: 10_000 } });
    expect(isCancelled(await cancel(id))).toBe(true);
    await shop().reconcile();
    expect(await refundsOf(id)).toMatchObject([{ amount: 18_500 }]);
    expect(await look()).toMatchObject({ balance: 100 });
  });

  test('that is not paid gives it back, once, and its late payment goes back too', async () => {
    await give(100);
    const id = nextId();
    const { body } = await begin(id, 100);
    shop().advance(21 * 60_000);
    await shop().reconcile();
    await shop().reconcile();
    expect(await order(id)).toMatchObject({ status: 'expired', credit: { backPaise: 10_000 } });
    expect(await look()).toMatchObject({ balance: 100 });
    await shop().verify(await shop().razorpay.pay(body['id'] as string));
    const refusal = {
      event: 'order.transition_refused',
      fields: expect.objectContaining({ orderId: id, to: 'placed' }) as object,
    };
    expect(shop().events).toContainEqual(expect.objectContaining(refusal));
    await shop().reconcile();
    expect(await shop().razorpay.refunds()).toContainEqual(expect.objectContaining({ amount: 18_500 }));
    expect(await look()).toMatchObject({ balance: 100 });
    // Razorpay takes no second payment for a paid order, so the next try needs a new one.
    expect(await begin(id, 100)).toMatchObject({ status: 409, body: { code: 'order_exists' } });
    const next = await begin(nextId(), 100);
    expect(next).toMatchObject({ status: 200, body: { amount: 18_500 } });
    expect(next.body['id']).not.toBe(body['id']);
  });

  test('that credit covers is placed as paid without Razorpay, and booked', async () => {
    await give(1000);
    const id = nextId();
    expect(await begin(id, 285)).toMatchObject({ status: 200, body: { id: '', amount: 0, orderId: id } });
    expect(await order(id)).toMatchObject({ status: 'placed', payment: { status: 'captured' } });
    expect(await madeFor(id)).toEqual([]);
    expect(await book(id)).not.toBe('');
    expect(await begin(id, 285)).toMatchObject({ status: 409, body: { code: 'already_paid' } });
    expect(isCancelled(await cancel(id))).toBe(true);
    expect(await look()).toMatchObject({ balance: 1000 });
  });

  test('and one in cash in two tabs spend the credit once', async () => {
    await give(100);
    const cash = { ...codBody(nextId(), [cartLine(toner)]), collectable_amount: 270, store_credit: 100 };
    await Promise.all([begin(nextId(), 100), shop().order(cash)]);
    // The cash order may have closed the one that waited for its payment, which gave its credit back.
    const orders = (await shop().db.collection('orders').get()).docs.map((doc) => doc.data() as Order);
    const held = orders.reduce((sum, { credit }) => sum + creditLeft(credit), 0);
    expect([held, (await look()).balance]).toEqual([10_000, 0]);
  });
});

describe('a refund', () => {
  const refund = (id: string, amount: number, more: object = {}) =>
    shop().admin(`orders/${id}/refund`, {
      refundId: newId(),
      amount,
      note: 'Broken.',
      settles: false,
      ...more,
    });
  async function delivered(credit: number): Promise<string> {
    await give(credit);
    const id = nextId();
    const { body } = await shop().pay({ ...paymentBody(id, [cartLine(toner)]), storeCredit: credit });
    if (body['id']) await shop().verify(await shop().razorpay.pay(body['id'] as string));
    await book(id);
    const history = [
      ...(await order(id)).history,
      { at: new Date().toISOString(), from: 'placed', to: 'delivered', by: 'x', note: '' },
    ];
    await shop().db.doc(`orders/${id}`).update({ status: 'delivered', history });
    return id;
  }

  test('gives back to the payment what it paid, and the rest to the credit', async () => {
    const id = await delivered(100);
    expect(await refund(id, 100)).toMatchObject({ status: 200 });
    expect(await look()).toMatchObject({ balance: 0 });
    expect(await refund(id, 186)).toMatchObject({ status: 409, body: { code: 'too_much' } });
    const body = { refundId: newId(), amount: 185, note: 'Broken.', settles: false };
    for (let n = 0; n < 2; n += 1)
      expect(await shop().admin(`orders/${id}/refund`, body)).toMatchObject({ status: 200 });
    expect((await refundsOf(id)).reduce((sum, { amount }) => sum + amount, 0)).toBe(18_500);
    expect(await look()).toMatchObject({ balance: 100 });
    expect(await refund(id, 1)).toMatchObject({ status: 409, body: { code: 'nothing_left' } });
  });

  test('of the whole payment leaves a return open, as store credit still pays for the order', async () => {
    const id = await delivered(100);
    expect(await refund(id, 185)).toMatchObject({ status: 200 });
    expect((await order(id)).payment.status).toBe('refunded');
    expect(await shop().requestReturn(id)).toMatchObject({ status: 200 });
    expect(await look()).toMatchObject({ balance: 0 });
  });

  test('of an order that credit paid is credit', async () => {
    const id = await delivered(285);
    expect(await refund(id, 100)).toMatchObject({ status: 200 });
    expect(await look()).toMatchObject({ balance: 100 });
    expect(await refund(id, 185)).toMatchObject({ status: 200 });
    expect(await look()).toMatchObject({ balance: 285 });
    expect(await refund(id, 1)).toMatchObject({ status: 409 });
  });
});
