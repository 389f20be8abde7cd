import { cancellingShop } from '../testing/shops/cancellingShop';
import { cartLine, codBody, prepaidBody } from '../testing/documents/fixtures';
import { duo, serum, toner } from '../testing/shops/payingShop';
import { sendTracking } from '../testing/sandboxes/webhooks';
import { STRANGERS } from '../testing/people/strangers';

const { shop, nextId, begin, order, level, placeCod, pay, book, liveParcels } = cancellingShop('A');
const MINUTE = 60_000;

const act = (id: string, what: string, body: unknown = {}, as: string | null = 'ada') =>
  shop().admin(`orders/${id}/${what}`, body, as);
const audit = (id: string) => shop().audit(`orders/${id}`);
const mailIds = async () => (await shop().db.collection('mail').get()).docs.map(({ id }) => id);

/** A cash order of two toners and a serum, or of these lines, that has arrived. */
async function delivered(lines = [cartLine(toner, 2), cartLine(serum)]): Promise<string> {
  const id = await placeCod((one) => codBody(one, lines));
  await sendTracking(shop(), (await order(id)).shipment.awb, 'delivered');
  expect((await order(id)).status).toBe('delivered');
  return id;
}

const CALLS: [string, object][] = [
  ['pack', {}],
  ['book', {}],
  ['cancel', { reason: 'No longer made' }],
  ['receive', { restock: true }],
  ['note', { note: 'Called her' }],
  ['refund', { refundId: 'refund-0001', amount: 10, note: 'Sorry' }],
];

test.each(CALLS)('%s: only the admin can change an order', async (what, body) => {
  const id = await placeCod();
  const before = await shop().snapshot();
  for (const [status, as] of STRANGERS) {
    expect([as, (await act(id, what, body, as)).status]).toEqual([as, status]);
  }
  for (const other of ['GLM404', '__all__', 'a%2Fb']) expect((await act(other, what, body)).status).toBe(404);
  expect((await shop().call(`/api/admin/orders/${id}/${what}`, { as: 'ada' })).status).toBe(405);
  expect(await shop().snapshot()).toEqual(before);
});

test.each([
  ['cancel', {}],
  ['cancel', { reason: ' ' }],
  ['receive', {}],
  ['receive', { restock: 'yes' }],
  ['note', { note: '' }],
  ['note', { note: 'x'.repeat(301) }],
  ['refund', { refundId: 'short', amount: 10, note: 'Sorry' }],
  ['refund', { refundId: 'refund-0001', amount: 0, note: 'Sorry' }],
  ['refund', { refundId: 'refund-0001', amount: -5, note: 'Sorry' }],
  ['refund', { refundId: 'refund-0001', amount: 1.005, note: 'Sorry' }],
  ['refund', { refundId: 'refund-0001', amount: '10', note: 'Sorry' }],
  ['refund', { refundId: 'refund-0001', amount: 10, note: '' }],
])('%s of %j is refused as a bad request', async (what, body) => {
  const id = await placeCod();
  const before = await shop().snapshot();
  expect((await act(id, what, body)).status).toBe(400);
  expect(await shop().snapshot()).toEqual(before);
});

test('two admins who pack at once cause one step and one audit entry, and get the same answer', async () => {
  const id = await placeCod();
  const replies = await Promise.all(Array.from({ length: 6 }, () => act(id, 'pack')));
  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect((await order(id)).history.filter(({ to }) => to === 'packed')).toHaveLength(1);
  expect(await audit(id)).toMatchObject([
    {
      action: 'order.packed',
      by: { uid: 'ada', email: 'ada@example.com' },
      changes: [{ field: 'status', before: 'placed', after: 'packed' }],
    },
  ]);
  await act(id, 'cancel', { reason: 'No longer made' });
  expect(await act(id, 'pack')).toMatchObject({ status: 409, body: { code: 'impossible_step' } });
  expect(shop().events).toContainEqual({
    event: 'admin.refused',
    fields: expect.objectContaining({
      orderId: id,
      action: 'order.packed',
      code: 'impossible_step',
    }) as object,
  });
});

test('repeated presses book a parcel once after a courier outage', async () => {
  await shop().courierMode('down');
  const id = await placeCod();
  expect(await act(id, 'book')).toMatchObject({ status: 502, body: { code: 'courier_failed' } });
  await shop().courierMode('ok');
  const replies = await Promise.all(Array.from({ length: 5 }, () => act(id, 'book')));
  expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect(await liveParcels(id)).toHaveLength(1);
  expect((await order(id)).shipment).toMatchObject({ status: 'booked', problem: '' });
  const label = await shop().call(`/api/admin/orders/${id}/label`, { as: 'ada' });
  expect(label).toMatchObject({ status: 200, body: { url: expect.stringMatching(/^https?:\/\//) } });
  expect((await shop().call(`/api/admin/orders/${id}/label`, { as: 'alice' })).status).toBe(403);
});

test('after a lost courier answer an early retry is refused, and a later one finds the parcel', async () => {
  await shop().courierMode('accept-then-drop');
  const id = await placeCod();
  await shop().courierMode('ok');
  const { status, awb } = (await order(id)).shipment;
  if (status !== 'booked') {
    expect(await act(id, 'book')).toMatchObject({ status: 409, body: { code: 'too_soon' } });
    shop().advance(2 * MINUTE);
    expect((await act(id, 'book')).status).toBe(200);
  }
  expect(await liveParcels(id)).toHaveLength(1);
  expect((await order(id)).shipment.awb).toMatch(awb || /./);
});

test('a parcel is not booked again unless the courier cancelled it', async () => {
  const id = await placeCod();
  const first = (await order(id)).shipment.awb;
  expect((await act(id, 'book')).body['message']).toContain(first);
  await shop().parcelMoves(first, 'cancelled');
  await shop().courierMode('down');
  expect(await act(id, 'book')).toMatchObject({ status: 502, body: { code: 'courier_unavailable' } });
  expect((await order(id)).shipment).toMatchObject({ status: 'booked', awb: first });
  await shop().courierMode('ok');
  await Promise.all([act(id, 'book'), act(id, 'book')]);
  const { awb } = (await order(id)).shipment;
  expect(awb).not.toBe(first);
  expect((await liveParcels(id)).map(({ awb_number }) => awb_number)).toEqual([awb]);
});

test('a cancellation by the shop returns units and money, and the shopper sees the reason', async () => {
  const id = await pay();
  await book(id);
  const reply = await act(id, 'cancel', { reason: 'The last bottle was broken' });
  expect(reply).toMatchObject({ status: 200, body: { order: { status: 'cancelled' } } });
  expect(await act(id, 'cancel', { reason: 'Again' })).toMatchObject({ status: 200 });
  expect(await level('toner-1')).toMatchObject({ available: 10, reserved: 0 });
  expect(await liveParcels(id)).toHaveLength(0);
  expect((await audit(id)).map(({ action }) => action)).toEqual(['order.cancel_wished']);
  const mail = await shop().db.doc(`mail/${id}-cancelled`).get();
  expect((mail.get('message') as { text: string }).text).toContain(
    'We had to cancel it: The last bottle was broken. Nothing will be sent.',
  );
  expect(await shop().reconcile()).toMatchObject({ refunded: 1 });
  expect((await order(id)).status).toBe('refunded');
});

test('an unpaid order and a shipped order cannot be cancelled', async () => {
  const waiting = nextId();
  await begin(waiting);
  expect(await act(waiting, 'cancel', { reason: 'x' })).toMatchObject({
    status: 409,
    body: { code: 'unpaid' },
  });
  const deliveredOrder = await delivered();
  const before = await shop().snapshot();
  expect(await act(deliveredOrder, 'cancel', { reason: 'x' })).toMatchObject({
    status: 409,
    body: { code: 'impossible_step', message: expect.stringContaining('delivered') },
  });
  expect(await act(deliveredOrder, 'receive', { restock: true })).toMatchObject({ status: 409 });
  expect(await shop().snapshot()).toEqual(before);
});

test('a partial return puts its units back on sale once and has a credit note', async () => {
  const id = await delivered();
  await shop().requestReturn(id, { reason: 'Damaged or leaking', lines: [{ line: 0, quantity: 1 }] });
  expect(await level('toner-1')).toMatchObject({ available: 8, sold: 2 });
  const replies = await Promise.all(Array.from({ length: 4 }, () => act(id, 'receive', { restock: true })));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await level('toner-1')).toMatchObject({ available: 9, sold: 1 });
  expect(await level('serum-1')).toMatchObject({ available: 2, sold: 1 });
  expect(await order(id)).toMatchObject({ status: 'returned', cameBack: { restocked: { 'toner-1': 1 } } });
  expect(await act(id, 'receive', { restock: false })).toMatchObject({
    status: 409,
    body: { code: 'received' },
  });
  expect((await audit(id)).map(({ action }) => action)).toEqual(['order.received']);
  expect(await shop().reconcile()).toMatchObject({ papers: 2 });
});

test('a written-off return leaves the stock unchanged; a returned combo restocks its parts', async () => {
  const first = await delivered();
  await shop().requestReturn(first);
  await act(first, 'receive', { restock: false });
  expect(await level('toner-1')).toMatchObject({ available: 8, sold: 2 });
  expect((await order(first)).history.at(-1)).toMatchObject({
    to: 'returned',
    note: 'Back with us; not sold again',
  });

  const second = await delivered([cartLine(duo, 2), cartLine(toner)]);
  expect(await level('toner-1')).toMatchObject({ available: 3, sold: 7 });
  const line = (await order(second)).lines.findIndex(({ kind }) => kind === 'combo');
  await shop().requestReturn(second, { reason: 'Damaged or leaking', lines: [{ line, quantity: 1 }] });
  await act(second, 'receive', { restock: true });
  expect(await level('toner-1')).toMatchObject({ available: 5, sold: 5 });
  expect(await level('serum-1')).toMatchObject({ available: 1, sold: 2 });
});

test('a combo whose parts have changed cannot be restocked automatically', async () => {
  const id = await delivered([cartLine(duo), cartLine(toner)]);
  const line = (await order(id)).lines.findIndex(({ kind }) => kind === 'combo');
  await shop().requestReturn(id, { reason: 'Damaged or leaking', lines: [{ line, quantity: 1 }] });
  await shop().db.doc('combos/duo').delete();
  const before = await shop().snapshot();
  expect(await act(id, 'receive', { restock: true })).toMatchObject({
    status: 409,
    body: { code: 'combo_changed' },
  });
  expect(await shop().snapshot()).toEqual(before);
  expect((await act(id, 'receive', { restock: false })).status).toBe(200);
});

test('an undelivered parcel is received once, restocked, and refunded if it was paid', async () => {
  const id = await pay();
  const awb = await book(id);
  await sendTracking(shop(), awb, 'rto');
  expect(await level('toner-1')).toMatchObject({ available: 9, sold: 1 });
  await Promise.all([act(id, 'receive', { restock: true }), act(id, 'receive', { restock: true })]);
  expect(await level('toner-1')).toMatchObject({ available: 10, sold: 0 });
  expect(await order(id)).toMatchObject({ status: 'rto', cameBack: { restocked: { 'toner-1': 1 } } });
  const sent = (await mailIds()).filter((one) => one.startsWith(id)).sort();
  expect(sent).toEqual([`${id}-paid`, `${id}-rto`]);
  const reply = await act(id, 'refund', {
    refundId: 'refund-rto-1',
    amount: 285,
    note: 'It came back to us',
  });
  expect(reply).toMatchObject({ status: 200, body: { order: { status: 'refunded' } } });
});

test('a note is written once, appears in the history, and changes no status', async () => {
  const id = await delivered();
  const steps = (await order(id)).history.length;
  const mails = (await mailIds()).sort();
  await Promise.all([act(id, 'note', { note: 'She called' }), act(id, 'note', { note: 'She called' })]);
  const { history, status } = await order(id);
  expect([status, history.length]).toEqual(['delivered', steps + 1]);
  expect(history.at(-1)).toMatchObject({
    from: 'delivered',
    to: 'delivered',
    by: 'shop',
    note: 'She called',
  });
  expect((await mailIds()).sort()).toEqual(mails);
  expect(JSON.stringify(await audit(id))).not.toContain('She called');
  for (let n = 0; n < 49; n += 1) await act(id, 'note', { note: `Note ${n}` });
  expect(await act(id, 'note', { note: 'One more' })).toMatchObject({
    status: 409,
    body: { code: 'too_many_notes' },
  });
});

test('of a shopper’s cancellation and an admin’s packing at once, one succeeds completely', async () => {
  for (let n = 0; n < 4; n += 1) {
    const id = await pay();
    const [cancelled, packed] = await Promise.all([shop().cancel(id), act(id, 'pack')]);
    expect(cancelled.status).toBe(200);
    expect([200, 409, 503]).toContain(packed.status);
    expect((await order(id)).status).toBe('cancelled');
    expect(await shop().order(prepaidBody(id, [cartLine(toner)]))).toMatchObject({ status: 409 });
  }
});
