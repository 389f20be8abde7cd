import { beginDeletion } from '../../../functions/src/accounts/deletion';
import { returnDeskShop } from '../testing/shops/returnDeskShop';
import { sendTracking } from '../testing/sandboxes/webhooks';

const { shop, paid, cash, here, through, desk, order, list, level, mails } = returnDeskShop('RE');

const ALL_RESOLD = {
  verdicts: [
    { line: 0, quantity: 2, verdict: 'resell' },
    { line: 1, quantity: 1, verdict: 'resell' },
  ],
  outcome: 'replace',
};

/** A paid order that came back, and the order of its replacement. */
async function replaced(): Promise<{ id: string; replacement: string }> {
  const id = await paid();
  await here(id);
  return replace(id, ALL_RESOLD);
}

async function replace(id: string, verdicts: object): Promise<{ id: string; replacement: string }> {
  await through(id, ['judge', verdicts], ['replace', { sizes: [] }]);
  const replacement = (await order(id)).returnCase?.replacement?.orderId ?? '';
  expect((await order(replacement)).status).toBe('placed');
  return { id, replacement };
}

/** The return waits again for another replacement or its money, and gives either once. */
async function expectOwedAgain(id: string, note: string) {
  const { returnCase, history } = await order(id);
  expect([returnCase?.replacement, returnCase?.waits]).toEqual([undefined, 'refund']);
  expect(history.at(-1)?.note).toContain(note);
  expect((await list('refund')).rows.map((row) => row.id)).toContain(id);
  const { finalTotal } = (await order(id)).amounts;
  const give = (n: number) => desk(id, 'refund', { refundId: `back-${n}-${id}`, amount: finalTotal });
  expect([(await give(1)).status, (await give(2)).status]).toEqual([200, 409]);
  expect((await desk(id, 'replace', { sizes: [] })).status).toBe(409);
  await shop().reconcile();
  expect((await order(id)).status).toBe('refunded');
}

test.each([
  ['its shopper', (id: string) => shop().cancel(id)],
  ['the team', (id: string) => shop().admin(`orders/${id}/cancel`, { reason: 'Damaged in the shop' })],
])('a replacement that %s cancels is owed again', async (_, cancel) => {
  const { id, replacement } = await replaced();
  await Promise.all([cancel(replacement), cancel(replacement)]);
  await shop().reconcile();
  expect((await order(replacement)).status).toBe('cancelled');
  expect((await mails(replacement))['cancelled']).toContain('We send you another, or give you the money');
  expect(await level('toner-1')).toMatchObject({ available: 10, reserved: 0, sold: 0 });
  await expectOwedAgain(id, `${replacement}, was cancelled`);
});

test('a replacement that is not accepted is owed again once it is back, and its account stays until then', async () => {
  const { id, replacement } = await replaced();
  const { awb } = (await order(replacement)).shipment;
  await sendTracking(shop(), awb, 'rto');
  expect((await order(replacement)).status).toBe('rto');
  expect((await order(id)).returnCase?.replacement).toBeDefined();
  expect(await beginDeletion(shop().db, 'alice', shop().now())).toMatchObject({
    kind: 'under_way',
    blockers: [{ kind: 'replacement', orderId: id }],
  });
  expect((await shop().admin(`orders/${replacement}/receive`, { restock: true })).status).toBe(200);
  await expectOwedAgain(id, `${replacement}, came back`);
});

test('a cancelled replacement is not owed where the money for its units went back meanwhile', async () => {
  const first = await cash();
  const lines = [{ line: 0, quantity: 1 }];
  await through(first, ['open', { reason: 'Leaking', lines }], ['receive']);
  const verdicts = [{ line: 0, quantity: 1, verdict: 'damaged' }];
  const { id, replacement } = await replace(first, { verdicts, outcome: 'replace' });
  const refund = {
    refundId: 'back-by-hand',
    amount: 300,
    note: 'They asked for the money',
    reference: 'UTR1',
  };
  expect((await shop().admin(`orders/${id}/refund`, refund)).status).toBe(200);
  expect((await order(id)).status).toBe('returned');
  await shop().cancel(replacement);
  await shop().reconcile();
  expect(await order(id)).toMatchObject({ status: 'refunded', returnCase: { waits: '' } });
});
