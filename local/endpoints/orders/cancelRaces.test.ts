import { cancellingShop, isCancelled } from '../testing/shops/cancellingShop';
import { cartLine, codBody } from '../testing/documents/fixtures';
import { toner } from '../testing/shops/payingShop';

const { shop, nextId, order, level, ...cancelling } = cancellingShop('R');
const { placeCod, pay, book, liveParcels, refundsOf } = cancelling;
const MINUTE = 60_000;
const FREE = { available: 10, reserved: 0, sold: 0 };

/** Runs the reconciler until nothing of these orders is open. */
async function settleAll(): Promise<void> {
  for (let n = 0; n < 3; n += 1) {
    shop().advance(15 * MINUTE);
    await shop().reconcile('hand');
  }
}

test('repeated presses on two processes cause one cancellation and one refund', async () => {
  const id = await pay();
  await book(id);
  const replies = await Promise.all(Array.from({ length: 6 }, () => shop().cancel(id)));
  for (const { status } of replies) expect([200, 202]).toContain(status);
  expect(replies.some(isCancelled)).toBe(true);
  expect((await order(id)).history.filter(({ to }) => to === 'cancelled')).toHaveLength(1);
  await Promise.all([shop().reconcile(), shop().reconcile()]);
  expect(await refundsOf(id)).toHaveLength(1);
  expect(await level('toner-1')).toMatchObject(FREE);
});

test('a cancellation during three booking attempts leaves no parcel', async () => {
  await shop().courierMode('down');
  const ids: string[] = [];
  for (let n = 0; n < 4; n += 1) ids.push(await placeCod());
  const paid = await pay();
  await shop().courierMode('ok');
  shop().advance(MINUTE);
  await Promise.all([
    ...ids.flatMap((id) => [shop().cancel(id), shop().order(codBody(id, [cartLine(toner)]))]),
    ...[shop().reconcile(), shop().reconcile(), shop().cancel(paid), book(paid).catch(() => null)],
  ]);
  await settleAll();
  for (const id of [...ids, paid]) {
    expect([id, (await order(id)).status]).toEqual([id, id === paid ? 'refunded' : 'cancelled']);
    expect(await liveParcels(id)).toHaveLength(0);
  }
  expect(await level('toner-1')).toMatchObject(FREE);
});

test('a cancellation during pickup delivers either the parcel or the refund, never both', async () => {
  for (let n = 0; n < 4; n += 1) {
    const id = await pay();
    const awb = await book(id);
    await Promise.all([
      shop().cancel(id),
      shop()
        .parcelMoves(awb, 'picked')
        .then(() => shop().reconcile('hand')),
    ]);
    await settleAll();
    const { status } = await order(id);
    const parcels = await liveParcels(id);
    expect([status, parcels.length, (await refundsOf(id)).length]).toEqual(
      status === 'refunded' ? ['refunded', 0, 1] : ['shipped', 1, 0],
    );
  }
});

test('the reconciler finishes a cancellation that was interrupted before or after the courier call', async () => {
  const at = new Date().toISOString();
  const request = { at, by: 'alice', reason: '', attempts: 1, nextAt: at, problem: '' };
  const [one, other] = [await placeCod(), await placeCod()];
  for (const id of [one, other]) await shop().db.doc(`orders/${id}`).update({ cancelling: request });
  await shop().courier.cancel((await order(other)).shipment.awb, AbortSignal.timeout(5000));
  expect(await shop().reconcile()).toMatchObject({ cancelled: 2 });
  expect(await level('toner-1')).toMatchObject(FREE);
  expect([(await order(one)).status, (await order(other)).status]).toEqual(['cancelled', 'cancelled']);
});

test('two reconcilers send each courier request once', async () => {
  await shop().courierMode('ok');
  const ids = [await placeCod(), await placeCod(), await placeCod()];
  await shop().courierMode('down');
  for (const id of ids) await shop().cancel(id);
  await shop().courierMode('ok');
  const reports = await Promise.all([shop().reconcile(), shop().reconcile()]);
  expect(reports.reduce((sum, { cancelled }) => sum + cancelled, 0)).toBe(3);
  expect(await shop().cancel(nextId())).toMatchObject({ status: 404 });
});
