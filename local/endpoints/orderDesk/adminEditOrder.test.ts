import { editShop } from '../testing/shops/editShop';
import { cartLine, codBody } from '../testing/documents/fixtures';
import { duo, serum, toner } from '../testing/shops/payingShop';
import { sendTracking } from '../testing/sandboxes/webhooks';
import { STRANGERS } from '../testing/people/strangers';

const { shop, nextId, order, level, placeCod, liveParcels, refundsOf, ...editing } = editShop('E');
const { newEdit, act, mails, asked, edit, preview, paid } = editing;
const ONE = { kept: [{ line: 0, quantity: 1 }] };

test('only those who may edit orders do, and preview it', async () => {
  await shop()
    .db.doc('settings/team')
    .set({
      members: { 'staff-support': { role: 'support' }, 'staff-packer': { role: 'packer' } },
      invites: {},
    });
  const id = await placeCod();
  const change = { kept: [{ line: 0, quantity: 2 }], total: 600 };
  const body = await asked(id, change);
  const before = await shop().snapshot();
  for (const [status, as] of [...STRANGERS, [403, 'staff-packer'] as const]) {
    expect([as, (await shop().admin(`orders/${id}/edit`, body, as)).status]).toEqual([as, status]);
    expect([as, (await shop().admin(`orders/${id}/edit/preview`, body, as)).status]).toEqual([as, status]);
  }
  expect(await shop().snapshot()).toEqual(before);
  expect((await preview(id, change, 'staff-support')).body).toMatchObject({ finalTotal: 600, problem: '' });
  expect((await edit(id, change, 'staff-support')).status).toBe(200);
});

describe('an order to be paid in cash', () => {
  test('has another quantity, a new item and a new address, with its stock, parcel, mail and log', async () => {
    const id = await placeCod();
    const first = (await order(id)).shipment.awb;
    const { address } = await asked(id);
    const to = { ...address, addressLine1: '7 Lake View', pincode: '682001', city: 'Kochi', state: 'Kerala' };
    const change = { kept: [{ line: 0, quantity: 3 }], added: [cartLine(serum)], address: to };
    const quote = await preview(id, change);
    expect(quote.body).toMatchObject({ finalTotal: 1800, deliveryFee: 0, difference: 1430, problem: '' });
    expect(quote.body['what']).toEqual([
      'The toner, 100 ml: 3, not 1.',
      'The serum, 100 ml: 1 added.',
      expect.stringMatching(/^It goes to .*7 Lake View.*; before: .*12 MG Road/),
      'The total is ₹1,800, not ₹370.',
    ]);
    const reply = await edit(id, { ...change, total: 1800 });
    expect(reply).toMatchObject({ status: 200, body: { order: { orderId: id } } });
    const after = await order(id);
    expect(after).toMatchObject({
      status: 'placed',
      amounts: { finalTotal: 1800 },
      address: to,
      reserved: { 'toner-1': 3, 'serum-1': 1 },
      shipment: { status: 'booked' },
      history: [{ to: 'placed' }, { from: 'placed', to: 'placed', by: 'shop' }],
    });
    expect(after.shipment.awb).not.toBe(first);
    expect((await liveParcels(id)).map(({ awb_number }) => awb_number)).toEqual([after.shipment.awb]);
    expect(await level('toner-1')).toMatchObject({ available: 7, reserved: 3 });
    expect(await level('serum-1')).toMatchObject({ available: 2, reserved: 1 });
    const mail = (await mails(id)).find(({ about }) => about.startsWith('edit'));
    expect(mail?.text).toContain('7 Lake View');
    expect(mail?.text).toContain('Please keep ₹1,800 in cash ready');
    const [entry] = await shop().auditOf('order.edited');
    expect(entry?.changes).toEqual(
      expect.arrayContaining([
        { field: 'total', before: '₹370', after: '₹1,800' },
        { field: 'items', before: ['1 × toner-1'], after: ['3 × toner-1', '1 × serum-1'] },
      ]),
    );
    expect(JSON.stringify(entry)).not.toContain('Lake View');
  });

  test('is edited once however often it is pressed, and only by who saw it as it is', async () => {
    const id = await placeCod();
    const body = await asked(id, { kept: [{ line: 0, quantity: 2 }], total: 600 });
    const replies = await Promise.all([1, 2, 3].map(() => act(id, 'edit', body)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await order(id)).edits).toHaveLength(1);
    const other = { ...body, editId: newEdit(), kept: [{ line: 0, quantity: 3 }], total: 900 };
    expect(await act(id, 'edit', other)).toMatchObject({ status: 409, body: { code: 'changed_since' } });
    const { kept, added, address, seen } = other as Record<string, unknown>;
    expect((await act(id, 'edit/preview', { kept, added, address, seen })).body).toMatchObject({
      isStale: true,
    });
    expect((await preview(id)).body).toMatchObject({ isStale: false });
    expect(await level('toner-1')).toMatchObject({ available: 8, reserved: 2 });
  });

  test.each<[string, object, string]>([
    ['nothing', {}, 'nothing_changed'],
    ['no items left', { kept: [] }, 'no_items'],
    ['a line that there is not', { kept: [{ line: 4, quantity: 1 }] }, 'wrong_lines'],
    ['its own item as a new one', { added: [cartLine(toner)] }, 'in_order_already'],
    ['more than there is', { kept: [{ line: 0, quantity: 11 }] }, 'sold_out'],
    ['a new item of which there are too few', { added: [cartLine(serum, 4)] }, 'sold_out'],
    ['a product that is gone', { added: [{ ...cartLine(serum), id: 'gone' }] }, 'not_sold'],
    ['an old price', { added: [{ ...cartLine(serum), price: 800 }], total: 1170 }, 'price_changed'],
    ['another total', { added: [cartLine(serum)], total: 1100 }, 'total_changed'],
    ['more than one person may buy', { kept: [{ line: 0, quantity: 6 }], total: 1800 }, 'limit_reached'],
  ])('with %s is refused, and nothing is written', async (_name, change, code) => {
    const id = await placeCod();
    if (code === 'limit_reached') await shop().db.doc('settings/purchaseLimits').set({ unitsPerSku: 5 });
    const before = await shop().snapshot();
    expect(await edit(id, change)).toMatchObject({ status: 409, body: { code } });
    expect(await shop().snapshot()).toEqual(before);
    if (code !== 'total_changed' && code !== 'nothing_changed')
      expect((await preview(id, change)).body['problem']).not.toBe('');
  });

  test.each([
    ['no editId', { editId: undefined }],
    ['a negative total', { total: -1 }],
    ['a PIN code of five digits', { address: { name: 'A', pincode: '68200' } }],
  ])('a request with %s is refused', async (_name, change) => {
    const id = await placeCod();
    expect(await edit(id, change)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });

  test('does not move where no courier goes or takes cash, nor while the courier does not answer', async () => {
    const id = await placeCod();
    const { address } = await asked(id);
    const before = await shop().snapshot();
    for (const [pincode, code] of [
      ['799999', 'not_served'],
      ['744101', 'cod_not_served'],
    ] as const) {
      const change = { address: { ...address, pincode } };
      expect(await edit(id, change)).toMatchObject({ status: 409, body: { code } });
      expect((await preview(id, change)).body['problem']).toContain(pincode);
    }
    await shop().courierMode('down');
    expect(await edit(id, { address: { ...address, city: 'Mysuru' } })).toMatchObject({
      status: 502,
      body: { code: 'courier_unavailable' },
    });
    expect(await shop().snapshot()).toEqual(before);
  });

  test('is not edited once it is packed, cancelled or on the table of a colleague', async () => {
    const change = { kept: [{ line: 0, quantity: 2 }], total: 600 };
    const [packed, cancelled, onTable, gone] = [
      await placeCod(),
      await placeCod(),
      await placeCod(),
      nextId(),
    ];
    await act(packed, 'pack');
    await act(cancelled, 'cancel', { reason: 'Asked by phone' });
    const until = new Date(Date.now() + 600_000).toISOString();
    await shop()
      .db.doc(`orders/${onTable}`)
      .update({ packing: { by: 'meena', until } });
    const parcels = await shop().shipments();
    for (const [id, code] of [
      [packed, 'impossible_step'],
      [cancelled, 'impossible_step'],
      [onTable, 'being_packed'],
    ] as const) {
      expect(await edit(id, change)).toMatchObject({ status: 409, body: { code } });
    }
    expect((await act(gone, 'edit', await asked(packed))).status).toBe(404);
    expect(await shop().shipments()).toEqual(parcels);
  });

  test('loses its coupon where the rest no longer earns it, and the use is free again', async () => {
    await shop().db.doc('offers/ten').update({ minProducts: 2 });
    const id = nextId();
    const lines = [cartLine(toner, 2)];
    const sums = { subTotal: 600, discountAmount: 60, finalTotal: 540 };
    expect((await shop().order(codBody(id, lines, { ...sums }), 'alice')).status).toBe(409);
    const body = { ...codBody(id, lines, sums), coupon_code: 'TEN' };
    expect((await shop().order(body)).status).toBe(200);
    const quote = await preview(id, ONE);
    expect(quote.body).toMatchObject({ finalTotal: 370, couponCode: '', discountAmount: 0 });
    expect(quote.body['couponMessage']).toContain('TEN');
    expect((await edit(id, { ...ONE, total: 370 })).status).toBe(200);
    expect(await order(id)).toMatchObject({ couponCode: '', amounts: { finalTotal: 370 } });
    expect((await order(id)).offerId).toBeUndefined();
  });

  test('counts in the sales of its day as it was edited', async () => {
    const id = await placeCod();
    await shop().reconcile();
    expect((await edit(id, { added: [cartLine(serum)], kept: [], total: 900 })).status).toBe(200);
    await shop().reconcile();
    const [day] = (await shop().db.collection('sales').get()).docs.map((doc) => doc.data());
    expect(day).toMatchObject({ revenue: 90_000, items: { 'product:serum': { units: 1 } } });
    expect(JSON.stringify(day)).not.toContain('toner');
  });
});

describe('a prepaid order', () => {
  test('that costs less gives the difference back, once, and later the rest', async () => {
    const id = await paid();
    const body = await asked(id, { ...ONE, total: 285 });
    const replies = await Promise.all([1, 2].map(() => act(id, 'edit', body)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    await shop().reconcile();
    expect((await refundsOf(id)).map(({ amount }) => amount)).toEqual([28_500]);
    const [mail, ...more] = (await mails(id)).filter(({ about }) => about !== 'paid');
    expect(mail?.text).toContain('₹285 will be refunded to your original payment method');
    expect(more).toEqual([]);
    expect(await level('toner-1')).toMatchObject({ available: 9, reserved: 1 });
    expect(await act(id, 'cancel', { reason: 'Asked by phone' })).toMatchObject({ status: 200 });
    await shop().reconcile();
    expect((await refundsOf(id)).map(({ amount }) => amount)).toEqual([28_500, 28_500]);
    expect(await order(id)).toMatchObject({ status: 'refunded', payment: { status: 'refunded' } });
  });

  test('that arrived after an edit is worth its new total, on its invoice and when it comes back', async () => {
    const id = await paid();
    expect((await edit(id, { ...ONE, total: 285 })).status).toBe(200);
    await sendTracking(shop(), (await order(id)).shipment.awb, 'delivered');
    await shop().reconcile();
    const papers = await shop().db.collection('invoices').where('orderId', '==', id).get();
    expect(papers.docs.map((doc) => doc.get('totals.total') as number)).toEqual([285]);
    const give = { refundId: 'all-of-it-1', amount: 285, note: 'Broken', settles: false };
    expect(await act(id, 'refund', { ...give, refundId: 'more-than-it', amount: 286 })).toMatchObject({
      body: { code: 'too_much' },
    });
    expect(await act(id, 'refund', give)).toMatchObject({ status: 200 });
    expect((await refundsOf(id)).reduce((sum, { amount }) => sum + amount, 0)).toBe(57_000);
  });
});

describe('at the same moment', () => {
  const TWO = { kept: [{ line: 0, quantity: 2 }], total: 600 };

  test('two edits: one is made, the other is told to look again', async () => {
    const id = await placeCod();
    const replies = await Promise.all([edit(id, TWO), edit(id, { added: [cartLine(serum)], total: 1200 })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await order(id)).edits).toHaveLength(1);
    expect(await liveParcels(id)).toHaveLength(1);
  });

  test.each(['pack', 'cancel'] as const)('an edit and %s: each wins whole or not at all', async (what) => {
    for (let round = 0; round < 4; round += 1) {
      const id = await placeCod();
      const [edited] = await Promise.all([
        edit(id, TWO),
        act(id, what, what === 'cancel' ? { reason: 'Asked by phone' } : {}),
      ]);
      expect([200, 409, 502, 503]).toContain(edited.status);
      shop().advance(120_000);
      await shop().reconcile();
      const after = await order(id);
      const units = after.status === 'cancelled' ? 0 : 1;
      expect((after.edits ?? []).length === 1 ? after.amounts.finalTotal : 370).toBe(
        after.amounts.finalTotal,
      );
      expect(await liveParcels(id)).toHaveLength(units);
    }
  });

  test('an edit and a shopper: one of them has the last units', async () => {
    const id = await placeCod();
    const [edited, bought] = await Promise.all([
      edit(id, { added: [cartLine(serum, 3)], total: 3000 }),
      shop().order(codBody(nextId(), [cartLine(serum, 3)])),
    ]);
    expect([edited.status, bought.status].sort()).toEqual([200, 409]);
    expect(await level('serum-1')).toMatchObject({ available: 0, reserved: 3 });
    expect(await liveParcels(id)).toHaveLength(1);
  });
});

test('a combo moves the units of its parts; one that changed since stays as it is', async () => {
  const id = await placeCod((one) => codBody(one, [cartLine(duo)]));
  expect(await level('toner-1')).toMatchObject({ available: 8, reserved: 2 });
  expect((await edit(id, { kept: [{ line: 0, quantity: 2 }], total: 2400 })).status).toBe(200);
  expect(await level('toner-1')).toMatchObject({ available: 6, reserved: 4 });
  await shop()
    .db.doc('combos/duo')
    .update({ items: [{ productId: 'serum', variantId: 'v1', quantity: 3 }] });
  const reply = await edit(id, { kept: [{ line: 0, quantity: 1 }], total: 1200 });
  expect(reply).toMatchObject({ status: 409, body: { code: 'combo_changed' } });
  expect((await edit(id, { added: [cartLine(toner)], total: 2700 })).status).toBe(200);
  expect(await order(id)).toMatchObject({ reserved: { 'toner-1': 5, 'serum-1': 2 } });
});
