import { searchEntryId, searchEntryOf } from '../../../src/domain/admin/search/searchEntry';
import { DAY_MS } from '../../../src/domain/time/calendar';
import type { Order } from '../../../src/domain/orders/order/order';
import { cancellingShop } from '../testing/shops/cancellingShop';
import { cartLine, codBody } from '../testing/documents/fixtures';
import { serum, toner } from '../testing/shops/payingShop';
import { sendTracking } from '../testing/sandboxes/webhooks';

const { shop, nextId, begin, order, level, placeCod, pay, book } = cancellingShop('R');
const reason = 'Damaged or leaking';

/** A cash order of two toners and a serum that has arrived. */
async function delivered(): Promise<string> {
  const lines = [cartLine(toner, 2), cartLine(serum)];
  const id = await placeCod((one) => codBody(one, lines));
  const { awb } = (await order(id)).shipment;
  await shop().parcelMoves(awb, 'delivered');
  await sendTracking(shop(), awb, 'delivered');
  expect((await order(id)).status).toBe('delivered');
  return id;
}
const mailIds = async () => (await shop().db.collection('mail').get()).docs.map(({ id }) => id);

test('bad return requests are refused without a change, and a valid one is accepted once', async () => {
  const id = await delivered();
  const path = `/api/orders/${id}/return`;
  const before = await shop().snapshot();
  const call = (change: object, at = path) => shop().call(at, { as: 'alice', body: { reason }, ...change });
  const withLines = (lines: unknown) => call({ body: { reason, lines } });
  const refused = [
    [401, await call({ as: null })],
    [401, await call({ key: null })],
    [403, await call({ as: 'uma' })],
    [404, await call({ as: 'bob' })],
    [404, await call({}, '/api/orders/GLM404/return')],
    [404, await call({}, '/api/orders/__all__/return')],
    [404, await call({}, '/api/orders/a%2Fb/return')],
    [404, await call({}, '/api/orders//return')],
    [405, await shop().call(path, { as: 'alice' })],
    [400, await call({ body: {} })],
    [400, await call({ body: { reason: '   ' } })],
    [400, await call({ body: { reason: 'x'.repeat(201) } })],
    [400, await call({ body: { reason: 'two\nlines' } })],
    [400, await call({ body: undefined, raw: '{' })],
    [400, await withLines([])],
    [400, await withLines({})],
    [400, await withLines([{ line: 2, quantity: 1 }])],
    [400, await withLines([{ line: -1, quantity: 1 }])],
    [400, await withLines([{ line: 0.5, quantity: 1 }])],
    [400, await withLines([{ line: 0, quantity: 3 }])],
    [400, await withLines([{ line: 0, quantity: 0 }])],
    [400, await withLines([{ line: 0, quantity: 1 }, ...Array<object>(1).fill({ line: 0, quantity: 1 })])],
    [415, await call({ headers: { 'content-type': 'text/plain' } })],
  ] as const;
  expect(refused.map(([, { status }]) => status)).toEqual(refused.map(([status]) => status));
  expect(await shop().snapshot()).toEqual(before);
  expect(await level('toner-1')).toMatchObject({ available: 8, reserved: 0, sold: 2 });

  const replies = await Promise.all(
    [0, 1, 2, 3].map(() =>
      shop().requestReturn(id, { reason: ` ${reason} `, lines: [{ line: 0, quantity: 1 }] }),
    ),
  );
  for (const { status, body } of replies) {
    expect(status).toBe(200);
    expect(body).toEqual(replies[0]!.body);
  }
  expect(replies[0]!.body).toMatchObject({
    success: true,
    orderId: id,
    status: 'return_requested',
    message: 'We have your return request and will email you how to send the products back.',
  });
  const after = await order(id);
  expect(after).toMatchObject({
    status: 'return_requested',
    returning: { reason, lines: [{ line: 0, quantity: 1 }] },
  });
  expect(after.history.slice(-2)).toMatchObject([
    { to: 'delivered' },
    { from: 'delivered', to: 'return_requested', by: 'alice', note: `${reason} (1 × The toner)` },
  ]);
  expect((await mailIds()).filter((mail) => mail.includes('return'))).toEqual([`${id}-return_requested`]);
  expect(shop().events.filter(({ event }) => event === 'order.return_requested')).toMatchObject([
    { fields: { orderId: id, by: 'alice' } },
  ]);
  // Nothing is sold, held or owed otherwise than before.
  expect(await level('toner-1')).toMatchObject({ available: 8, reserved: 0, sold: 2 });

  // Its invoice is issued, and nobody is asked to review what they send back.
  shop().advance(30 * DAY_MS);
  await shop().reconcile();
  const settled = await shop().snapshot();
  const { message } = replies[0]!.body;
  const later = await shop().requestReturn(id, { reason: 'Another' });
  expect(later.body).toMatchObject({ success: true, orderId: id, status: 'return_requested', message });
  expect(await shop().cancel(id)).toMatchObject({ status: 409, body: { code: 'too_late' } });
  await sendTracking(shop(), after.shipment.awb, 'rto');
  await shop().reconcile();
  expect(await shop().snapshot()).toEqual(settled);
});

test('a return is refused after the window, and until then takes the whole order', async () => {
  const [late, early] = [await delivered(), await placeCod()];
  await sendTracking(shop(), (await order(early)).shipment.awb, 'delivered');
  shop().advance(6.9 * DAY_MS);
  expect(await shop().requestReturn(early)).toMatchObject({
    status: 200,
    body: { status: 'return_requested' },
  });
  expect((await order(early)).returning?.lines).toEqual([{ line: 0, quantity: 1 }]);
  shop().advance(1.2 * DAY_MS);
  const before = await shop().snapshot();
  expect(await shop().requestReturn(late)).toMatchObject({
    status: 409,
    body: { code: 'closed', orderId: late, message: expect.stringMatching(/^.*7 days.*care@/) },
  });
  expect(await shop().snapshot()).toEqual(before);
});

test.each([
  ['placed', 'not_delivered', /You can still cancel it/],
  ['packed', 'not_delivered', /You can still cancel it/],
  ['shipped', 'not_delivered', /on its way/],
  ['out_for_delivery', 'not_delivered', /refuse the parcel at the door/],
  ['rto', 'nothing_to_return', /None of this order has reached you/],
  ['cancelled', 'nothing_to_return', /None of this order/],
  ['expired', 'nothing_to_return', /None of this order/],
] as const)(
  'a return of an order that is %s is refused with 409, and nothing is written',
  async (status, code, message) => {
    const id = nextId();
    const bare = {
      orderId: id,
      userId: 'alice',
      email: 'alice@example.com',
      createdAt: new Date(0).toISOString(),
      status,
      paymentMethod: 'Cash on Delivery',
      address: { name: 'Alice Rao', phone: '9845012345', city: 'Bengaluru', pincode: '560034' },
      history: [],
      lines: [],
      payment: { status: 'cod', razorpayPaymentId: '' },
      reserved: {},
      shipment: { awb: '', status: 'waiting' },
    } as unknown as Order;
    await shop().db.doc(`orders/${id}`).set(bare);
    await shop()
      .db.doc(`orderSearch/${searchEntryId(bare)}`)
      .set(searchEntryOf(bare));
    const before = await shop().snapshot();
    expect(await shop().requestReturn(id)).toMatchObject({
      status: 409,
      body: { code, status, message: expect.stringMatching(message) },
    });
    expect(await shop().snapshot()).toEqual(before);
  },
);

test('a prepaid delivered order can be returned, and an unpaid order cannot', async () => {
  const id = await pay();
  await sendTracking(shop(), await book(id), 'delivered');
  expect(await shop().requestReturn(id)).toMatchObject({ status: 200, body: { status: 'return_requested' } });
  // The shop keeps the payment until the return is settled.
  expect(await shop().reconcile()).toMatchObject({ refunded: 0 });
  expect((await order(id)).payment).toMatchObject({ status: 'captured' });

  const waiting = nextId();
  await begin(waiting);
  expect(await shop().requestReturn(waiting)).toMatchObject({
    status: 409,
    body: { code: 'not_delivered', message: expect.stringMatching(/not been paid/) },
  });
});
