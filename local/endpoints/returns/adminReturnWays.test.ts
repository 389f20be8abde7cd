import { OPEN, RESELL_ALL, returnDeskShop } from '../testing/shops/returnDeskShop';
import { sendTracking } from '../testing/sandboxes/webhooks';

const { shop, order, desk, list, audited, mails, reverseParcels, cash, through } = returnDeskShop('RW');

/** A return of a cash order that the courier fetches, with its AWB. */
async function fetched() {
  const id = await cash();
  await through(id, ['open', OPEN], ['pickup', { by: 'courier' }]);
  const [parcel] = await reverseParcels(id);
  return { id, awb: parcel?.awb_number ?? '' };
}
const pickupOf = async (id: string) => (await order(id)).returnCase?.pickup;

test('a courier that is down books nothing, and one whose answer is lost books one parcel', async () => {
  const id = await cash();
  await through(id, ['open', OPEN]);
  await shop().courierMode('down');
  expect(await desk(id, 'pickup', { by: 'courier' })).toMatchObject({
    status: 502,
    body: { code: 'courier_failed' },
  });
  await shop().courierMode('accept-then-drop');
  await desk(id, 'pickup', { by: 'courier' });
  await shop().courierMode('ok');
  shop().advance(2 * 60_000);
  const replies = await Promise.all([1, 2, 3].map(() => desk(id, 'pickup', { by: 'courier' })));
  expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(await reverseParcels(id)).toHaveLength(1);
  expect((await desk(id, 'pickup', { by: 'hand', awb: 'X1' })).body).toMatchObject({
    code: 'courier_booked',
  });

  const other = await cash();
  await through(other, ['open', OPEN], ['pickup', { by: 'hand', courier: 'India Post', awb: 'EE1' }]);
  expect(await order(other)).toMatchObject({
    returnCase: { state: 'pickup', pickup: { kind: 'hand', awb: 'EE1' } },
  });
  expect((await mails(other))['return_pickup']).toContain('EE1');
});

describe('arranged by hand after the answer to a booking was lost', () => {
  const BY_HAND = { by: 'hand', courier: 'India Post' };
  const later = async (mode: string) => {
    await shop().courierMode(mode);
    shop().advance(2 * 60_000);
  };
  /** A parcel that the courier has, and the shop does not know: it broke off before it could ask for it again. */
  async function lostAnswer() {
    const { id, awb } = await fetched();
    const pickup = { ...(await pickupOf(id)), kind: 'asking', awb: '', courier: '', trackingUrl: '' };
    await shop()
      .db.doc(`orders/${id}`)
      .update({ 'returnCase.state': 'accepted', 'returnCase.pickup': pickup });
    return { id, awb };
  }

  test('the parcel that the courier has is taken out first; while that is unclear, nothing changes', async () => {
    const { id, awb } = await lostAnswer();
    await later('down');
    expect(await desk(id, 'pickup', BY_HAND)).toMatchObject({
      status: 502,
      body: { code: 'courier_unavailable' },
    });
    // Asked again without an answer, it is as unclear as before.
    await desk(id, 'pickup', { by: 'courier' });
    expect(await pickupOf(id)).toMatchObject({ kind: 'asking' });
    await later('refuse');
    expect((await desk(id, 'pickup', BY_HAND)).status).toBeGreaterThan(400);
    expect(await pickupOf(id)).toMatchObject({ kind: 'asking' });
    await later('ok');
    await through(id, ['pickup', BY_HAND]);
    expect(await reverseParcels(id)).toEqual([]);
    expect(await order(id)).toMatchObject({
      returnCase: { pickup: { kind: 'hand', courier: 'India Post' }, givenUp: [awb] },
    });
    await sendTracking(shop(), awb, 'in transit');
    expect((await shop().db.doc(`strayParcels/${awb}`).get()).exists).toBe(true);
  });

  test('a pickup that was reported before it was known is no stray parcel, and cannot be cancelled as one', async () => {
    const { id, awb } = await lostAnswer();
    const listed = async () => (await shop().call('/api/admin/mismatches', { as: 'ada' })).body['mismatches'];
    await sendTracking(shop(), awb, 'pending pickup');
    expect(await listed()).toMatchObject([{ kind: 'parcel_no_order', awb }]);
    await later('ok');
    await through(id, ['pickup', { by: 'courier' }]);
    expect(await listed()).toEqual([]);
    expect((await shop().admin(`parcels/${awb}/cancel`)).body).toMatchObject({ code: 'order_stands' });
  });

  test('a parcel that was fetched already comes by itself, and the sentence names it', async () => {
    const { id, awb } = await lostAnswer();
    await shop().courierMode('ok');
    await shop().parcelMoves(awb, 'in transit');
    await later('ok');
    expect(await desk(id, 'pickup', BY_HAND)).toMatchObject({
      status: 409,
      body: { code: 'courier_refused', message: expect.stringContaining(awb) },
    });
    expect(await pickupOf(id)).toMatchObject({ kind: 'asking' });
    await through(id, ['pickup', { by: 'courier' }]);
    expect(await pickupOf(id)).toMatchObject({ kind: 'courier', awb });
  });
});

test('a return that arrives while the courier is asked leaves no pickup behind', async () => {
  const id = await cash();
  await through(id, ['open', OPEN]);
  await shop().courierMode('slow', { delayMs: 400 });
  const [booked, received] = await Promise.all([desk(id, 'pickup', { by: 'courier' }), desk(id, 'receive')]);
  await shop().courierMode('ok');
  expect(received.status).toBe(200);
  const stands = (await order(id)).returnCase?.pickup?.kind === 'courier';
  expect(await reverseParcels(id)).toHaveLength(stands ? 1 : 0);
  if (!stands) expect(booked.body).toMatchObject({ code: expect.stringMatching(/moved_on|impossible_step/) });
});

test('a second return of an order is fetched under a number and an AWB of its own', async () => {
  const { id, awb } = await fetched();
  await sendTracking(shop(), awb, 'delivered');
  const verdicts = RESELL_ALL.verdicts.map((one) => ({ ...one, verdict: 'keep' }));
  await through(id, ['receive'], ['judge', { verdicts, words: 'All of it was used.' }]);
  // Its goods are still here: a new return would forget them.
  expect(await desk(id, 'open', OPEN)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('are still here') },
  });
  await through(id, ['send-back', { courier: 'India Post', awb: 'EE9' }]);
  await through(id, ['open', OPEN], ['pickup', { by: 'courier' }]);
  expect((await reverseParcels(id)).map(({ order_number }) => order_number)).toEqual([`${id}-R2`, `${id}-R`]);
  expect((await pickupOf(id))?.awb).not.toBe(awb);
  expect((await mails(id))['return_pickup']).toContain((await pickupOf(id))?.awb);
});

test('a pickup that was missed waits for the desk and is booked again once, under another AWB', async () => {
  const { id, awb } = await fetched();
  await sendTracking(shop(), awb, 'pickup exception');
  expect(await list('decide')).toMatchObject({ rows: [{ id, news: 'missed' }], counts: { way: 0 } });
  const again = { by: 'courier', instead: awb };
  await shop().courierMode('down');
  expect(await desk(id, 'pickup', again)).toMatchObject({
    status: 502,
    body: { code: 'courier_unavailable' },
  });
  await shop().courierMode('ok');
  const replies = await Promise.all([1, 2, 3].map(() => desk(id, 'pickup', again)));
  expect(replies.every(({ status, body }) => status === 200 || body['code'] === 'too_soon')).toBe(true);
  await through(id, ['pickup', again]);
  expect((await reverseParcels(id)).map(({ order_number }) => order_number)).toEqual([`${id}-R2`]);
  expect(await list('way')).toMatchObject({ rows: [{ id, state: 'pickup' }], counts: { decide: 0 } });
  expect((await mails(id))['return_pickup']).toContain((await pickupOf(id))?.awb);
});

test('a return that never comes is closed with words, and the courier fetches nothing', async () => {
  const { id } = await fetched();
  expect(await desk(id, 'close', { words: ' ' })).toMatchObject({ status: 409, body: { code: 'no_words' } });
  expect(await reverseParcels(id)).toHaveLength(1);
  await through(
    id,
    ['close', { words: 'You want to keep it.' }],
    ['close', { words: 'You want to keep it.' }],
  );
  expect(await order(id)).toMatchObject({ status: 'delivered', returnCase: { state: 'closed', waits: '' } });
  expect(await reverseParcels(id)).toEqual([]);
  expect((await mails(id))['return_closed']).toContain('You want to keep it.');
  expect(await audited(id)).toEqual(['return.opened', 'return.pickup_booked', 'return.closed']);
});

test('where the webhook is lost, the courier is asked after the parcel back until it is here', async () => {
  const { id, awb } = await fetched();
  const ask = async (minutes: number) => {
    shop().advance(minutes * 60_000);
    const { checked, followed } = await shop().reconcile();
    return [checked, followed, (await pickupOf(id))?.news?.kind];
  };
  expect(await ask(5)).toEqual([0, 0, undefined]);
  await shop().parcelMoves(awb, 'in transit');
  expect(await ask(11)).toEqual([1, 1, 'moving']);
  // A parcel without news is polled once in a quarter of an hour, and an outage takes no turn away.
  expect(await ask(16)).toEqual([1, 0, 'moving']);
  await shop().courierMode('down');
  expect(await ask(16)).toEqual([0, 0, 'moving']);
  await shop().courierMode('ok');
  await shop().parcelMoves(awb, 'lost');
  expect(await ask(16)).toEqual([1, 1, 'lost']);
  expect(await ask(16)).toEqual([0, 0, 'lost']);
  await shop().parcelMoves(awb, 'delivered');
  expect(await ask(24 * 60)).toEqual([1, 1, 'here']);
  expect(await ask(24 * 60)).toEqual([0, 0, 'here']);
  expect(await pickupOf(id)).toMatchObject({ askAt: null });
});

test('a parcel that goes back to the customer is booked again under another AWB, or its return is closed', async () => {
  const { id, awb } = await fetched();
  await shop().parcelMoves(awb, 'rto');
  await sendTracking(shop(), awb, 'rto');
  expect(await order(id)).toMatchObject({
    status: 'return_requested',
    returnCase: { waits: 'decide', pickup: { news: { kind: 'turned' } } },
  });
  await through(id, ['pickup', { by: 'courier', instead: awb }]);
  const again = (await pickupOf(id))?.awb ?? '';
  expect(again).not.toBe(awb);
  // The parcel that goes back is silent; it is stray only where it comes all the same.
  const stray = () => shop().db.doc(`strayParcels/${awb}`).get();
  await sendTracking(shop(), awb, 'rto in transit');
  expect((await stray()).exists).toBe(false);
  await sendTracking(shop(), awb, 'in transit');
  expect((await stray()).get('status')).toBe('in transit');
  await shop().parcelMoves(again, 'rto');
  await through(id, ['close', { words: 'It is with you again.' }]);
  expect(await order(id)).toMatchObject({ status: 'delivered', returnCase: { state: 'closed' } });
});

test('a parcel that comes although its return was closed is a stray parcel', async () => {
  const { id, awb } = await fetched();
  const stray = async () => (await shop().db.doc(`strayParcels/${awb}`).get()).data()?.['status'] as unknown;
  await through(id, ['close', { words: 'You want to keep it.' }]);
  await sendTracking(shop(), awb, 'cancelled');
  expect(await stray()).toBeUndefined();
  await sendTracking(shop(), awb, 'in transit');
  await sendTracking(shop(), awb, 'delivered');
  expect(await stray()).toBe('delivered');
  expect(await order(id)).toMatchObject({ status: 'delivered', returnCase: { state: 'closed' } });
});

test('a parcel that comes although its return was closed is found where the webhook is lost', async () => {
  const { id, awb } = await fetched();
  await shop().parcelMoves(awb, 'rto');
  await through(id, ['close', { words: 'It is with you again.' }]);
  await shop().parcelMoves(awb, 'in transit');
  shop().advance(16 * 60_000);
  await shop().reconcile();
  expect((await shop().db.doc(`strayParcels/${awb}`).get()).get('status')).toBe('in transit');
});

test('a parcel that goes back after all to the shop is no longer turned', async () => {
  const { id, awb } = await fetched();
  const told = async (status: string) => {
    await shop().parcelMoves(awb, status);
    shop().advance(24 * 60 * 60_000);
    await shop().reconcile();
    return (await pickupOf(id))?.news?.kind;
  };
  expect(await told('rto')).toBe('turned');
  expect(await told('in transit')).toBe('moving');
});

test('a parcel back is asked about no more once the desk has it, or two runs are at it at once', async () => {
  const { id, awb } = await fetched();
  await shop().parcelMoves(awb, 'in transit');
  shop().advance(16 * 60_000);
  const runs = await Promise.all([shop().reconcile(), shop().reconcile()]);
  expect(runs.map(({ followed }) => followed).sort()).toEqual([0, 1]);
  await through(id, ['receive']);
  await shop().parcelMoves(awb, 'lost');
  shop().advance(16 * 60_000);
  await shop().reconcile();
  expect(await pickupOf(id)).toMatchObject({ askAt: null, news: { kind: 'moving' } });
});

test('what the courier has fetched is neither called off nor closed; what it has lost is judged', async () => {
  const { id, awb } = await fetched();
  await sendTracking(shop(), awb, 'in transit');
  await shop().parcelMoves(awb, 'in transit');
  for (const [step, body] of [
    ['pickup', { by: 'courier', instead: awb }],
    ['pickup', { by: 'hand', courier: 'India Post', instead: awb }],
    ['close', { words: 'You want to keep it.' }],
  ] as const) {
    expect([step, (await desk(id, step, body)).body]).toEqual([
      step,
      expect.objectContaining({ code: 'courier_booked' }),
    ]);
  }
  expect(await reverseParcels(id)).toHaveLength(1);
  await sendTracking(shop(), awb, 'lost');
  expect(await desk(id, 'judge', RESELL_ALL)).toMatchObject({ status: 409, body: { code: 'lost_parcel' } });
  const verdicts = RESELL_ALL.verdicts.map((one) => ({ ...one, verdict: 'damaged' }));
  await through(id, ['judge', { verdicts }]);
  expect(await order(id)).toMatchObject({ status: 'returned', returnCase: { waits: 'refund' } });

  // The courier owes for it: a claim, which its return shows and the list of lost parcels names.
  const claim = (change: object) =>
    shop().admin(`orders/${id}/claim`, { awb, amount: 45_050, status: 'open', note: '', ...change });
  const lostTab = async () => (await shop().call('/api/admin/undelivered?tab=lost', { as: 'ada' })).body;
  expect((await claim({ awb: 'other' })).body).toMatchObject({ code: 'no_loss' });
  expect(await claim({})).toMatchObject({ status: 200, body: { claim: { orderId: id, isBack: true } } });
  expect((await shop().call(`/api/admin/orders/${id}/claims`, { as: 'ada' })).body).toMatchObject({
    claims: [{ awb, amount: 45_050, status: 'open' }],
  });
  expect(await lostTab()).toMatchObject({
    rows: [],
    sums: { open: 45_050 },
    backClaims: [{ awb, orderId: id }],
  });
  expect((await claim({ status: 'paid' })).status).toBe(200);
  expect(await lostTab()).toMatchObject({ sums: { paid: 45_050 }, backClaims: [] });
});
