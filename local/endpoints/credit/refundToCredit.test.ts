import { isCancelled } from '../testing/shops/cancellingShop';
import { creditShop } from '../testing/shops/creditShop';
import { cartLine, codBody } from '../testing/documents/fixtures';
import { toner } from '../testing/shops/payingShop';

const { shop, nextId, order, refundsOf, pay, book, look, ledger, newId, freeze } = creditShop();

const cancel = (id: string, refundTo?: string) =>
  shop().call(`/api/orders/${id}/cancel`, {
    as: 'alice',
    body: { reason: '', ...(refundTo ? { refundTo } : {}) },
  });
const paidFor = async (id: string) => Math.round((await order(id)).amounts.finalTotal * 100);
const mailsOf = async (id: string) =>
  (await shop().db.collection('mail').where('orderId', '==', id).get()).docs.map((doc) => doc.id);

test('a cancelled order becomes credit at once where the shopper chose that, and Razorpay sends nothing', async () => {
  const id = await pay();
  const paise = await paidFor(id);
  const replies = await Promise.all([1, 2, 3].map(() => cancel(id, 'credit')));
  for (const reply of replies)
    expect(reply).toMatchObject({ status: 200, body: { message: expect.stringContaining('store credit') } });
  await shop().reconcile();
  expect(await refundsOf(id)).toEqual([]);
  expect(await look()).toMatchObject({
    balance: paise / 100,
    lots: [{ lastDay: null }],
    entries: [{ kind: 'refunded', orderId: id }],
  });
  expect(await ledger()).toHaveLength(1);
  expect((await mailsOf(id)).filter((one) => /cancelled|refund/.test(one))).toEqual([`${id}-cancelled`]);
  const mismatches = await shop().call('/api/admin/mismatches', { as: 'ada' });
  expect(JSON.stringify(mismatches.body)).not.toContain(id);
});

test('two tabs that choose otherwise give the money once', async () => {
  const id = await pay();
  const paise = await paidFor(id);
  await Promise.all([cancel(id, 'credit'), cancel(id), cancel(id, 'credit'), cancel(id, 'source')]);
  await shop().reconcile();
  const sent = (await refundsOf(id)).reduce((sum, { amount }) => sum + amount, 0);
  const credit = (await ledger()).reduce((sum, one) => sum + one.paise, 0);
  expect([sent + credit, Math.min(sent, credit)]).toEqual([paise, 0]);
});

test('the choice outlives a courier who does not answer, and the first one counts', async () => {
  const id = await pay();
  await book(id);
  await shop().courierMode('down');
  expect(await cancel(id, 'credit')).toMatchObject({ status: 202 });
  expect(await cancel(id, 'source')).toMatchObject({ status: 202 });
  await shop().courierMode('ok');
  shop().advance(2 * 60_000);
  await shop().reconcile();
  expect(await look()).toMatchObject({ balance: (await paidFor(id)) / 100 });
  expect(await refundsOf(id)).toEqual([]);
});

test('a choice that is none is refused, and without one the money goes back to how it was paid', async () => {
  const id = await pay();
  expect(await cancel(id, 'gold')).toMatchObject({ status: 400, body: { field: 'refundTo' } });
  expect(isCancelled(await cancel(id))).toBe(true);
  await shop().reconcile();
  expect((await refundsOf(id)).map(({ amount }) => amount)).toEqual([await paidFor(id)]);
  expect(await ledger()).toEqual([]);
});

async function deliveredInCash(): Promise<string> {
  const id = nextId();
  expect(await shop().order(codBody(id, [cartLine(toner)]))).toMatchObject({ status: 200 });
  const { history } = await order(id);
  const at = new Date().toISOString();
  const steps = [
    { at, from: 'placed', to: 'shipped', by: 'x', note: '' },
    { at, from: 'shipped', to: 'delivered', by: 'x', note: '' },
  ];
  await shop()
    .db.doc(`orders/${id}`)
    .update({ status: 'delivered', history: [...history, ...steps] });
  return id;
}

test('cash that was collected comes back as credit after a return, without a transfer', async () => {
  const id = await deliveredInCash();
  const body = { reason: 'Damaged or leaking', refundTo: 'credit' };
  expect(await shop().call(`/api/orders/${id}/return`, { as: 'alice', body })).toMatchObject({ status: 200 });
  const desk = async (step: string, sent: object) =>
    expect([step, await shop().admin(`returns/${id}/${step}`, sent)]).toMatchObject([step, { status: 200 }]);
  await desk('accept', { words: '' });
  await desk('receive', {});
  await desk('judge', { verdicts: [{ line: 0, quantity: 1, verdict: 'damaged' }], words: '' });
  // A frozen account still receives credit.
  await freeze(true);
  const refund = { refundId: newId(), amount: (await order(id)).amounts.finalTotal };
  await desk('refund', refund);
  await desk('refund', refund);
  expect(await look()).toMatchObject({ balance: refund.amount, spendable: 0 });
  expect(await order(id)).toMatchObject({ status: 'refunded', payment: { parts: [{ asCredit: true }] } });
  expect(await mailsOf(id)).toContain(`${id}-part-${refund.refundId}`);
});

test('the team gives a refund as credit where the customer asked for it, never more than was paid', async () => {
  const id = await deliveredInCash();
  const paid = (await order(id)).amounts.finalTotal;
  const refund = (amount: number, refundTo: string, more: object = {}) =>
    shop().admin(`orders/${id}/refund`, {
      refundId: newId(),
      amount,
      note: 'Broken.',
      settles: false,
      refundTo,
      ...more,
    });
  expect(await refund(100, 'source')).toMatchObject({ status: 409, body: { code: 'no_reference' } });
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => refund(100, 'credit')));
  const given = replies.filter(({ status }) => status === 200).length * 100;
  expect(await refund(paid - given + 1, 'credit')).toMatchObject({ status: 409 });
  expect(await look()).toMatchObject({ balance: given });
  expect(given).toBeLessThanOrEqual(paid);
  await shop()
    .db.doc(`orders/${id}`)
    .update({ phoneOrder: { placedBy: 'ada', hasNoAccount: true } });
  expect(await refund(1, 'credit')).toMatchObject({ status: 409, body: { code: 'no_account' } });
});

/** Alice has asked for the deletion of her account, which is not finished. */
const leave = () =>
  shop()
    .db.doc('deletions/alice')
    .set({ uid: 'alice', begunAt: shop().now().toISOString(), doneAt: null, nextAt: null });

test('no refund becomes credit of a person whose account is being deleted', async () => {
  const id = await deliveredInCash();
  const refund = { refundId: newId(), amount: 100, note: 'Broken.', settles: false };
  const give = (more: object) => shop().admin(`orders/${id}/refund`, { ...refund, ...more });
  expect(await give({ refundTo: 'credit' })).toMatchObject({ status: 200 });
  await leave();
  const before = await shop().snapshot();
  expect(await give({ refundId: newId(), refundTo: 'credit' })).toMatchObject({
    status: 409,
    body: { code: 'no_account' },
  });
  // A repeated request is answered as before.
  expect(await give({ refundTo: 'credit' })).toMatchObject({ status: 200 });
  expect(await shop().snapshot()).toEqual(before);
  expect(await give({ refundId: newId(), refundTo: 'source', reference: 'UTR 1' })).toMatchObject({
    status: 200,
  });
});

test('the return of a person whose account is being deleted is refunded by transfer', async () => {
  const id = await deliveredInCash();
  await leave();
  const body = { reason: 'Damaged or leaking', refundTo: 'credit' };
  expect(await shop().call(`/api/orders/${id}/return`, { as: 'alice', body })).toMatchObject({ status: 200 });
  expect((await order(id)).returnCase).not.toHaveProperty('toCredit');
});

test('the return of a person who left meanwhile is refunded to how it was paid', async () => {
  const id = await deliveredInCash();
  const body = { reason: 'Damaged or leaking', refundTo: 'credit' };
  expect(await shop().call(`/api/orders/${id}/return`, { as: 'alice', body })).toMatchObject({ status: 200 });
  const desk = (step: string, sent: object) => shop().admin(`returns/${id}/${step}`, sent);
  await desk('accept', { words: '' });
  await desk('receive', {});
  await desk('judge', { verdicts: [{ line: 0, quantity: 1, verdict: 'damaged' }], words: '' });
  await leave();
  const refund = { refundId: newId(), amount: (await order(id)).amounts.finalTotal };
  expect(await desk('refund', refund)).toMatchObject({ status: 409, body: { code: 'no_reference' } });
  expect(await desk('refund', { ...refund, reference: 'UTR 2' })).toMatchObject({ status: 200 });
  expect(await ledger()).toEqual([]);
});
