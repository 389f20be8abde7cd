import type { UndeliveredResponse } from '@/domain/contracts/orders/undelivered';
import type { Order } from '@/domain/orders/order/order';
import { cartLine, codBody } from '../testing/documents/fixtures';
import { toner, undeliveredShop } from '../testing/shops/undeliveredShop';
import { sendTracking } from '../testing/sandboxes/webhooks';

const HOUR = 3_600_000;
const { shop, order, level, mailsTo, shipped, fails, undelivered, lost, parcelAt, tell, tab } =
  undeliveredShop();

describe('the team', () => {
  test.each(['b2c-v1', 'b2b-cargo', 'partner-v2'] as const)(
    'tells the courier by %s to try again with another phone and landmark, once',
    async (dialect) => {
      shop().speak(dialect);
      const { id, awb } = await shipped(dialect);
      await fails(awb, 'Customer phone switched off', dialect);
      expect(await order(id)).toMatchObject({
        undelivered: {
          state: 'waits',
          attempts: [{ reason: 'not_reached', said: 'Customer phone switched off' }],
        },
      });
      const [mail, ...more] = (await mailsTo(id)).filter((one) => one.id.includes('-undelivered-'));
      expect(mail?.message.text).toContain('/delivery/');
      expect(more).toEqual([]);
      expect((await tab('waiting')).rows.map(({ orderId }) => orderId)).toEqual([id]);
      const change = { phone: '9845000000', landmark: 'Blue gate' };
      const both = await Promise.all([tell(id, change), tell(id, change)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const parcel = await parcelAt(awb);
      expect(parcel).toMatchObject({
        status: 'in transit',
        order: { consignee: { phone: '9845000000', address_2: 'Blue gate' } },
      });
      expect(parcel?.ndr.map(({ action }) => action)).toEqual([
        'change_address',
        'change_phone',
        're-attempt',
      ]);
      expect(await order(id)).toMatchObject({
        undelivered: { state: 'trying', askingUntil: '' },
        status: 'shipped',
      });
      expect(await tab('trying')).toMatchObject({
        rows: [{ orderId: id }],
        counts: { waiting: 0, trying: 1 },
      });
      shop().speak('b2c-v1');
    },
  );

  test('sends a parcel back, and later takes it in', async () => {
    const { id, awb } = await undelivered();
    expect(await tell(id, { act: 'return' })).toMatchObject({ status: 200, body: { success: true } });
    expect((await parcelAt(awb))?.status).toBe('rto');
    expect((await tab('returning')).rows.map(({ orderId }) => orderId)).toEqual([id]);
    await sendTracking(shop(), awb, 'rto delivered');
    await shop().admin(`orders/${id}/receive`, { restock: true });
    expect((await order(id)).undelivered).toMatchObject({ state: 'closed', end: 'returned' });
    expect((await tab('returning')).rows).toEqual([]);
  });

  test.each([
    ['refuse', 409, 'courier_refused'],
    ['down', 502, 'courier_unavailable'],
    ['html', 502, 'courier_unavailable'],
  ])('changes nothing when the courier is in the mode %s, and may ask again', async (mode, status, code) => {
    const { id, awb } = await undelivered();
    const before = await order(id);
    await shop().courierMode(mode);
    const reply = await tell(id);
    expect(reply).toMatchObject({ status, body: { code } });
    expect(reply.body['message']).toContain(id);
    await shop().courierMode('ok');
    expect(await order(id)).toEqual({ ...before, updatedAt: expect.any(String) });
    expect((await parcelAt(awb))?.status).toBe('exception');
    expect((await tell(id)).status).toBe(200);
  });

  test('sees an answer as taken whose confirmation was lost', async () => {
    const { id } = await undelivered();
    await shop().courierMode('accept-then-drop', { times: 1 });
    expect((await tell(id)).status).toBe(200);
    expect((await order(id)).undelivered).toMatchObject({ state: 'trying' });
  });

  test('is refused for another attempt, a wrong day or phone, an unknown order, and without the right', async () => {
    const { id } = await undelivered();
    const before = await shop().snapshot();
    expect((await tell(id, { attempt: 2 })).body['code']).toBe('other_attempt');
    expect((await tell(id, { day: '2020-01-01' })).body['code']).toBe('bad_day');
    for (const wrong of [
      { phone: '1' },
      { landmark: '<b>' },
      { act: 'keep' },
      { attempt: 0 },
      { day: 'soon' },
    ])
      expect(await tell(id, wrong)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
    expect((await tell('GLM-nobody')).status).toBe(404);
    expect((await tell(id, {}, 'staff-packer')).body['code']).toBe('no_right');
    expect((await shop().admin(`orders/${id}/resend`, {}, 'staff-support')).body['code']).toBe('no_right');
    expect(await shop().snapshot()).toEqual(before);
    expect((await tell(id, {}, 'staff-support')).status).toBe(200);
    expect((await tell(id)).body['code']).toBe('answered');
    expect((await tell((await shipped()).id)).body['code']).toBe('not_waiting');
  });
});

describe('a lost parcel', () => {
  test('is sent again once by two presses, with its own AWB and units, and can be delivered', async () => {
    const { id, awb } = await lost();
    expect(await tab('lost')).toMatchObject({
      rows: [{ orderId: id, choice: { canResend: true, canClose: true } }],
      counts: { waiting: 0, lost: 1 },
      sums: { open: 0 },
    });
    expect(await level()).toMatchObject({ available: 8, sold: 2 });
    const both = await Promise.all([
      shop().admin(`orders/${id}/resend`, {}),
      shop().admin(`orders/${id}/resend`, {}),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await level()).toMatchObject({ available: 6, reserved: 2, sold: 2 });
    const again = await order(id);
    expect(again).toMatchObject({
      status: 'placed',
      shipment: { status: 'booked' },
      undelivered: { losses: [{ awb }] },
    });
    expect(again.shipment.awb).not.toBe(awb);
    expect((await parcelAt(again.shipment.awb))?.order_number).toBe(`${id}-2`);
    expect((await mailsTo(id)).map((one) => one.id)).toContain(`${id}-resent`);
    // Late news of the lost parcel changes nothing of the order, but the team reads whose it was.
    await sendTracking(shop(), awb, 'delivered');
    expect((await order(id)).status).toBe('placed');
    const { body } = await shop().call('/api/admin/mismatches', { as: 'ada' });
    const stray = { kind: 'parcel_no_order', orderId: id, awb, isResent: true };
    expect(body['mismatches']).toEqual([expect.objectContaining(stray)]);
    await shop().db.doc(`strayParcels/${awb}`).delete();
    await sendTracking(shop(), again.shipment.awb, 'in transit');
    await sendTracking(shop(), again.shipment.awb, 'delivered');
    expect(await level()).toMatchObject({ available: 6, reserved: 0, sold: 4 });
    expect((await order(id)).undelivered).toMatchObject({
      state: 'closed',
      losses: [{ awb, resent: { units: { 'toner-1': 2 } } }],
    });
  });

  test.each(['b2c-v1', 'partner-v2'] as const)(
    'is not sent again as the parcel of another order with its number, by %s, which a cancellation leaves alone',
    async (dialect) => {
      const { id, awb: lostAwb } = await lost();
      await shop().parcelMoves(lostAwb, 'cancelled');
      shop().speak(dialect);
      const other = `${id}-2`;
      expect((await shop().order(codBody(other, [cartLine(toner)]))).status).toBe(200);
      const { awb } = (await order(other)).shipment;
      await shop().courierMode('down');
      expect((await shop().admin(`orders/${id}/resend`, {})).status).toBe(200);
      await shop().courierMode('ok');
      shop().advance(HOUR);
      await shop().reconcile();
      expect((await order(id)).shipment).toMatchObject({
        status: 'booking',
        awb: '',
        problem: expect.stringContaining(`${other} is another order’s`),
      });
      expect((await shop().cancel(id)).status).toBe(200);
      expect((await order(id)).status).toBe('cancelled');
      expect((await parcelAt(awb))?.status).not.toBe('cancelled');
      expect(await order(other)).toMatchObject({ status: 'placed', shipment: { status: 'booked', awb } });
      shop().speak('b2c-v1');
    },
  );

  test('is not sent again beyond the stock, nor when it is not lost', async () => {
    const parcels = [await lost(), await lost(), await lost(), await lost()];
    const replies = await Promise.all(parcels.map(({ id }) => shop().admin(`orders/${id}/resend`, {})));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'sold_out', message: expect.stringContaining('GLM-UND-') });
    expect(await level()).toMatchObject({ available: 0, reserved: 2, sold: 8 });
    expect((await shop().admin(`orders/GLM-nobody/resend`, {})).status).toBe(404);
  });

  test('is closed once by two presses and not sent again; what turns up later is told, and changes no status', async () => {
    const { id, awb } = await lost();
    const close = (as = 'ada') => shop().admin(`orders/${id}/close-lost`, {}, as);
    expect((await close('staff-support')).body['code']).toBe('no_right');
    const both = await Promise.all([close(), close()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await order(id)).toMatchObject({ status: 'cancelled', shipment: { trouble: { kind: 'lost' } } });
    expect(await level()).toMatchObject({ available: 8, reserved: 0, sold: 2 });
    const log = await shop().auditOf('order.closed_lost');
    expect(log.map(({ target }) => target)).toEqual([`orders/${id}`]);
    expect((await mailsTo(id)).map((one) => one.id)).toContain(`${id}-cancelled`);
    expect((await shop().admin(`orders/${id}/resend`, {})).body['code']).toBe('not_lost');
    expect((await tab('lost')).rows).toMatchObject([{ orderId: id, choice: null }]);
    await sendTracking(shop(), awb, 'delivered');
    await sendTracking(shop(), awb, 'delivered');
    const found = await order(id);
    expect(found).toMatchObject({ status: 'cancelled', shipment: { trouble: { foundAs: 'delivered' } } });
    expect(found.history.filter(({ by }) => by === 'courier').at(-1)?.note).toContain('has found the parcel');
    const { body } = await shop().call('/api/admin/mismatches', { as: 'ada' });
    expect(body['mismatches']).toMatchObject([{ orderId: id, trouble: 'found', says: 'delivered' }]);
    expect((await shop().admin('orders/GLM-nobody/close-lost', {})).status).toBe(404);
    expect((await shop().admin(`orders/${(await shipped()).id}/close-lost`, {})).body['code']).toBe(
      'not_lost',
    );
  });

  test('is owed again by its return when it replaced something and is closed', async () => {
    const [first, replacement] = [await shipped(), await lost()];
    const returnCase = {
      state: 'judged',
      outcome: 'replace',
      replacement: { orderId: replacement.id, at: '' },
    };
    await shop().db.doc(`orders/${first.id}`).update({ status: 'returned', returnCase });
    await shop().db.doc(`orders/${replacement.id}`).update({ replaces: first.id });
    expect((await shop().admin(`orders/${replacement.id}/close-lost`, {})).status).toBe(200);
    const { returnCase: owed, waits } = await order(first.id);
    expect([owed?.replacement, owed?.waits, waits]).toEqual([undefined, 'refund', undefined]);
  });

  test('has a claim, which is listed with the sums and never paid twice', async () => {
    const { id, awb } = await lost();
    const claim = (change: object) =>
      shop().admin(`orders/${id}/claim`, { awb, amount: 45_050, status: 'open', note: '', ...change });
    expect(await claim({})).toMatchObject({
      status: 200,
      body: { claim: { awb, orderId: id, kind: 'lost', amount: 45_050 } },
    });
    expect((await order(id)).shipment.trouble?.seenAt).not.toBe('');
    expect(await tab('lost')).toMatchObject({
      counts: { lost: 0 },
      claims: [{ awb, status: 'open' }],
      sums: { open: 45_050, paid: 0 },
    });
    expect((await claim({ status: 'accepted', amount: 40_000 })).status).toBe(200);
    expect((await claim({ status: 'paid', amount: 1000 })).body['code']).toBe('claim_fixed');
    expect((await claim({ status: 'paid', amount: 40_000, note: 'UTR 1' })).status).toBe(200);
    expect((await claim({ status: 'open' })).body['code']).toBe('claim_over');
    expect((await claim({ awb: 'other' })).body['code']).toBe('no_loss');
    for (const wrong of [
      { amount: 0.5 },
      { amount: 0 },
      { amount: 10_000_001 },
      { status: 'lost' },
      { awb: 'a/b' },
    ])
      expect((await claim(wrong)).status).toBe(400);
    const { body } = await shop().call(`/api/admin/orders/${id}/claims`, { as: 'staff-support' });
    expect(body['claims']).toMatchObject([{ status: 'paid', amount: 40_000, note: 'UTR 1' }]);
    expect((await tab('lost')).sums).toEqual({ open: 0, accepted: 0, paid: 40_000, refused: 0 });
  });
});

test('the list is paged, each order once, and its reads do not grow with the orders', async () => {
  const template = (await order((await undelivered()).id)) as Order & { undelivered: object };
  const batch = shop().db.batch();
  for (let n = 0; n < 120; n += 1) {
    const orderId = `GLM-PAGE-${String(n).padStart(3, '0')}`;
    const dueAt = new Date(Date.parse('2027-01-01T00:00:00Z') + n * HOUR).toISOString();
    batch.set(shop().db.doc(`orders/${orderId}`), {
      ...template,
      orderId,
      reserved: {},
      undelivered: { ...template.undelivered, dueAt },
    });
  }
  await batch.commit();
  const seen: string[] = [];
  let after = '';
  do {
    const { body } = await shop().call(`/api/admin/undelivered?after=${encodeURIComponent(after)}`, {
      as: 'ada',
    });
    const page = body as unknown as UndeliveredResponse;
    expect(page.rows.length).toBeLessThanOrEqual(50);
    expect(page.counts.waiting).toBe(121);
    seen.push(...page.rows.map(({ orderId }) => orderId));
    after = page.next ?? '';
  } while (after);
  expect(seen).toHaveLength(121);
  expect(new Set(seen).size).toBe(121);
  const last = seen.at(-1) ?? '';
  const asked = async (order: string) => {
    const { body } = await shop().call(`/api/admin/undelivered?order=${order}`, { as: 'ada' });
    return (body as unknown as UndeliveredResponse).linked?.orderId ?? null;
  };
  expect(await asked(last)).toBe(last);
  expect(await asked(seen[0] ?? '')).toBeNull();
  expect(await asked('GLM-NOWHERE')).toBeNull();
  const paged = seen.filter((id) => id.startsWith('GLM-PAGE'));
  expect(paged).toEqual([...paged].sort());
  await shop().seed({ products: [toner] });
});
