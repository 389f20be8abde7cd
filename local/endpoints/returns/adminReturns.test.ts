import { type Invoice } from '@/domain/invoices/invoice';
import { beginDeletion } from '../../../functions/src/accounts/deletion';
import { cartLine, codBody, product } from '../testing/documents/fixtures';
import { serum, toner } from '../testing/shops/payingShop';
import { ACCEPT, MIXED, OPEN, RESELL_ALL, returnDeskShop } from '../testing/shops/returnDeskShop';
import { STRANGERS } from '../testing/people/strangers';
import { sendTracking } from '../testing/sandboxes/webhooks';

const {
  shop,
  order,
  level,
  placeCod,
  desk,
  list,
  audited,
  mails,
  reverseParcels,
  cash,
  paid,
  through,
  here,
  ask,
} = returnDeskShop('RD');

test('only the team calls the desk, each role its own steps; unknown orders and bad bodies change nothing', async () => {
  const id = await cash();
  const before = await shop().snapshot();
  const bodies: [string, object][] = [
    ['open', OPEN],
    ['accept', ACCEPT],
    ['refuse', { words: 'No' }],
    ['pickup', { by: 'courier' }],
    ['close', { words: 'No' }],
    ['receive', {}],
    ['judge', MIXED],
    ['refund', { refundId: 'return-0001', amount: 10 }],
    ['replace', { sizes: [] }],
    ['send-back', { courier: 'India Post' }],
  ];
  for (const [step, body] of bodies) {
    for (const [status, as] of STRANGERS) {
      expect([step, as, (await desk(id, step, body, as)).status]).toEqual([step, as, status]);
    }
    for (const other of ['GLM404', '__all__', 'a%2Fb']) {
      expect([step, (await desk(other, step, body)).status]).toEqual([step, 404]);
    }
  }
  expect((await desk(id, 'refund', bodies[6]?.[1], 'staff-packer')).status).toBe(403);
  expect((await desk(id, 'accept', ACCEPT, 'staff-packer')).status).toBe(403);
  expect((await desk(id, 'judge', MIXED, 'staff-support')).status).toBe(403);
  const bad: [string, object][] = [
    ['open', {}],
    ['open', { ...OPEN, lines: [] }],
    ['open', { ...OPEN, outcome: 'credit' }],
    ['accept', { words: 7 }],
    ['pickup', { by: 'drone' }],
    ['pickup', { by: 'hand', awb: 'a b' }],
    ['judge', { verdicts: [] }],
    ['judge', { verdicts: [{ line: 0, quantity: 1, verdict: 'steal' }] }],
    ['judge', { verdicts: [{ line: -1, quantity: 1, verdict: 'keep' }] }],
    ['refund', { refundId: 'x', amount: 10 }],
    ['refund', { refundId: 'return-0001', amount: 0 }],
    ['replace', { sizes: [{ line: 0, sku: '' }] }],
    ['send-back', { courier: '' }],
  ];
  for (const [step, body] of bad) {
    expect([step, body, (await desk(id, step, body)).status]).toEqual([step, body, 400]);
  }
  expect((await shop().call('/api/admin/returns?tab=other', { as: 'ada' })).status).toBe(400);
  expect((await shop().call('/api/admin/returns/GLM404', { as: 'ada' })).status).toBe(404);
  expect(await shop().snapshot()).toEqual(before);
});

test('a return is opened, accepted, fetched, judged and paid back, each step once, with its mails', async () => {
  const id = await paid();
  expect(await desk(id, 'accept', ACCEPT)).toMatchObject({ status: 409, body: { code: 'impossible_step' } });
  expect((await ask(id)).status).toBe(200);
  expect(await list('decide')).toMatchObject({
    rows: [{ id, units: 2, more: 1, reason: OPEN.reason, openedBy: 'shopper', worth: 1500 }],
    counts: { decide: 1, way: 0, judge: 0, refund: 0, back: 0 },
  });
  await through(id, ['accept', ACCEPT], ['accept', ACCEPT]);
  await through(id, ['pickup', { by: 'courier' }], ['pickup', { by: 'courier' }]);
  const [parcel, ...others] = await reverseParcels(id);
  expect(others).toEqual([]);
  expect((await list('way')).rows).toMatchObject([{ id, awb: parcel?.awb_number, state: 'pickup' }]);
  // News of the parcel back moves nothing: somebody has to look into it.
  await sendTracking(shop(), parcel?.awb_number ?? '', 'delivered');
  expect(await shop().db.collection('strayParcels').get()).toMatchObject({ size: 0 });
  await through(id, ['receive'], ['judge', MIXED], ['judge', MIXED]);
  expect(await level('toner-1')).toMatchObject({ available: 9 });
  const judged = await order(id);
  expect(judged).toMatchObject({ status: 'returned', cameBack: { restocked: { 'toner-1': 1 } } });
  expect((await list('refund')).rows).toMatchObject([{ id }]);
  const wrong = await desk(id, 'refund', { refundId: 'return-0001', amount: 600 });
  expect(wrong).toMatchObject({ status: 409, body: { code: 'sum_changed' } });
  // Two toners of ₹300 with 5 % off for paying online.
  const give = { refundId: 'return-0001', amount: 570 };
  const replies = await Promise.all([1, 2, 3].map(() => desk(id, 'refund', give)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await desk(id, 'refund', { ...give, refundId: 'return-0002' })).toMatchObject({
    status: 409,
    body: { code: expect.stringMatching(/nothing_left|impossible_step/) },
  });
  await shop().reconcile();
  await shop().reconcile();
  expect(await order(id)).toMatchObject({ status: 'refunded', returnCase: { waits: 'back' } });
  expect((await list('refund')).rows).toEqual([]);
  const notes = (await shop().db.collection('invoices').where('orderId', '==', id).get()).docs
    .map((doc) => doc.data() as Invoice)
    .filter(({ kind }) => kind === 'credit-note');
  expect(notes.map(({ totals }) => totals.total)).toEqual([570]);
  const sent = await mails(id);
  expect(sent['return_accepted']).toContain('Please keep the box.');
  expect(sent['return_pickup']).toContain(parcel?.awb_number);
  expect(sent['return_received']).toContain('We look at it now');
  expect(sent['part-return-0001']).toContain('2 × The toner: ₹570 comes back');
  expect(sent['part-return-0001']).toContain(
    'We could not take back 1 × The serum: Half of the serum was used.',
  );
  expect(await audited(id)).toEqual([
    'return.accepted',
    'return.pickup_booked',
    'return.received',
    'return.judged',
    'return.refunded',
  ]);
});

test('what the team opens is accepted with that: one line of history, one mail with its words', async () => {
  const id = await cash();
  const before = (await order(id)).history.length;
  await Promise.all([desk(id, 'open', OPEN), desk(id, 'open', OPEN)]);
  const { history, ...opened } = await order(id);
  expect(opened).toMatchObject({
    status: 'return_requested',
    returnCase: { state: 'accepted', waits: 'way' },
  });
  const notes = history.slice(before).map(({ note }) => note);
  expect(notes).toEqual([`${OPEN.reason}. Return accepted: ${OPEN.words}`]);
  expect(await list('way')).toMatchObject({ rows: [{ id, openedBy: 'shop' }], counts: { decide: 0 } });
  const sent = Object.entries(await mails(id)).filter(([about]) => about.startsWith('return'));
  expect(sent).toEqual([['return_accepted', expect.stringContaining(OPEN.words)]]);
  expect(await audited(id)).toEqual(['return.opened']);
});

test('two colleagues who judge otherwise at once leave one judgement and the right stock', async () => {
  const id = await cash();
  await here(id);
  const replies = await Promise.all([desk(id, 'judge', RESELL_ALL), desk(id, 'judge', MIXED)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'judged' });
  const { cameBack } = await order(id);
  expect((await level('toner-1')).available).toBe(8 + (cameBack?.restocked['toner-1'] ?? 0));
  expect((await desk(id, 'refuse', { words: 'No' })).status).toBe(409);
  // Taking it all in by the order's own call changes nothing any more.
  await shop().admin(`orders/${id}/receive`, { restock: false });
  expect((await order(id)).cameBack).toEqual(cameBack);
  const incomplete = { verdicts: [{ line: 0, quantity: 1, verdict: 'resell' }] };
  const other = await cash();
  await here(other);
  expect((await desk(other, 'judge', incomplete)).body).toMatchObject({ code: 'wrong_verdicts' });
  expect((await desk(other, 'judge', { ...MIXED, words: '' })).body).toMatchObject({ code: 'no_words' });
});

test('a refusal needs words, which the customer gets by mail and reads on the order', async () => {
  const id = await cash();
  await ask(id);
  expect(await desk(id, 'refuse', { words: ' ' })).toMatchObject({ status: 409, body: { code: 'no_words' } });
  await through(id, ['refuse', { words: 'The bottle is empty.' }]);
  expect(await order(id)).toMatchObject({ status: 'delivered', returnCase: { state: 'refused' } });
  expect((await mails(id))['return_refused']).toContain('The bottle is empty.');
  expect(Object.keys(await mails(id)).filter((about) => about === 'delivered')).toHaveLength(1);
  expect(await ask(id)).toMatchObject({ status: 409, body: { code: 'refused_before' } });
  // The desk may look at it again.
  const verdicts = RESELL_ALL.verdicts.map((one) => ({ ...one, verdict: 'keep' }));
  await through(id, ['open', OPEN], ['receive'], ['judge', { verdicts, words: 'All of it was used.' }]);
  expect(await order(id)).toMatchObject({ status: 'delivered', returnCase: { state: 'refused' } });
  // Refused goods are at the shop and block the account's deletion until they are sent back.
  expect(await list('back')).toMatchObject({ rows: [{ id, state: 'refused' }], counts: { back: 1 } });
  const { userId } = await order(id);
  expect(await beginDeletion(shop().db, userId, new Date())).toMatchObject({
    blockers: expect.arrayContaining([{ kind: 'goods', orderId: id }]),
  });
  const sent = { courier: 'India Post', awb: 'EE2' };
  await through(id, ['send-back', sent], ['send-back', sent]);
  expect((await list('back')).rows).toEqual([]);
  expect((await mails(id))['return_sent_back']).toContain('India Post, number EE2');
  expect((await audited(id)).filter((action) => action === 'return.sent_back')).toHaveLength(1);
  expect(await level('toner-1')).toMatchObject({ available: 8 });
});

test('cash goes back by transfer, with its number, and never more than was paid', async () => {
  const id = await cash();
  await here(id);
  await through(id, ['judge', RESELL_ALL]);
  const give = { refundId: 'return-0001', amount: 1500 };
  expect(await desk(id, 'refund', give)).toMatchObject({ status: 409, body: { code: 'no_reference' } });
  await through(id, ['refund', { ...give, reference: 'UTR77' }]);
  expect(await order(id)).toMatchObject({ status: 'refunded', returnCase: { refunds: ['return-0001'] } });
  expect((await mails(id))['part-return-0001']).toContain('UTR77');
  const detail = () => shop().call(`/api/admin/returns/${id}`, { as: 'staff-packer' });
  // The order is not counted yet, and nothing says 'Orders 0' beside it.
  expect(await detail()).toMatchObject({ status: 200, body: { customer: null } });
  await shop().reconcile();
  expect(await detail()).toMatchObject({
    status: 200,
    body: { customer: { orders: 1, returned: 1, rto: 0 } },
  });
});

test('a replacement is one free order with its own stock; what is sold out is refunded instead', async () => {
  const id = await cash();
  await here(id);
  await through(id, ['judge', { ...MIXED, outcome: 'replace' }]);
  expect(await order(id)).toMatchObject({ status: 'returned', returning: { lines: [] } });
  const beside = { refundId: 'refund-0001', amount: 1500, note: 'Sorry', settles: true, reference: 'UTR1' };
  expect(await shop().admin(`orders/${id}/refund`, beside)).toMatchObject({
    status: 409,
    body: { code: 'replacement_due' },
  });
  await shop().reconcile();
  const replies = await Promise.all([1, 2, 3].map(() => desk(id, 'replace', { sizes: [] })));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  const replaced = (await order(id)).returnCase?.replacement?.orderId ?? '';
  const made = await order(replaced);
  expect(made).toMatchObject({
    status: 'placed',
    replaces: id,
    amounts: { subTotal: 600, discountAmount: 600, finalTotal: 0 },
    shipment: { status: 'booked' },
    reserved: { 'toner-1': 2 },
  });
  const [parcel] = (await shop().shipments()).filter(({ order_number }) => order_number === replaced);
  expect(parcel).toMatchObject({ payment_type: 'prepaid' });
  expect(Object.keys(await mails(replaced))).toEqual([]);
  expect((await mails(id))['replacement_sent']).toContain(replaced);
  expect((await shop().db.collection('orders').where('replaces', '==', id).get()).size).toBe(1);
  await shop().reconcile();
  const papers = await shop().db.collection('invoices').where('orderId', 'in', [id, replaced]).get();
  expect(papers.docs.map((doc) => (doc.data() as Invoice).kind)).toEqual(['invoice']);

  const sold = await cash();
  await here(sold);
  const damaged = RESELL_ALL.verdicts.map((one) => ({ ...one, verdict: 'damaged' }));
  await through(sold, ['judge', { verdicts: damaged, outcome: 'replace' }]);
  await placeCod((one) => codBody(one, [cartLine(serum)]));
  expect(await desk(sold, 'replace', { sizes: [] })).toMatchObject({
    status: 409,
    body: { code: 'sold_out' },
  });
  await through(sold, ['refund', { refundId: 'return-0001', amount: 1500, reference: 'UTR78' }]);
  expect((await order(sold)).status).toBe('refunded');
});

test('another size is sent where it costs no more, and the difference goes back', async () => {
  const sizes = [
    { id: 'v1', label: '100 ml', sku: 'toner-1', price: 300, mrp: 350, stock: 10 },
    { id: 'v2', label: '50 ml', sku: 'toner-2', price: 180, mrp: 200, stock: 5 },
    { id: 'v3', label: '200 ml', sku: 'toner-3', price: 500, mrp: 550, stock: 5 },
  ];
  await shop().seed({
    products: [{ ...product('toner', { cost: 300, units: 10 }), variants: sizes }, serum],
  });
  const id = await placeCod((one) => codBody(one, [cartLine(toner, 2)]));
  await sendTracking(shop(), (await order(id)).shipment.awb, 'delivered');
  await here(id);
  const verdicts = [{ line: 0, quantity: 2, verdict: 'resell' }];
  await through(id, ['judge', { verdicts, outcome: 'replace' }]);
  const pick = (sku: string) => desk(id, 'replace', { sizes: [{ line: 0, sku }] });
  expect(await pick('toner-3')).toMatchObject({ status: 409, body: { code: 'dearer' } });
  expect(await pick('toner-9')).toMatchObject({ status: 409, body: { code: 'gone' } });
  expect((await pick('toner-2')).status).toBe(200);
  expect(await order(id)).toMatchObject({
    returnCase: { waits: 'refund', replacement: { difference: 240 } },
  });
  await through(id, ['refund', { refundId: 'return-0001', amount: 240, reference: 'UTR79' }]);
  expect(await order(id)).toMatchObject({ status: 'returned', returnCase: { waits: '' } });
  expect(await level('toner-2')).toMatchObject({ available: 3, reserved: 2 });
});
