import type { Order } from '@/domain/orders/order/order';
import { type DialectName } from '../../../functions/src/gateways/nimbuspost';
import { cartLine, codBody } from '../testing/documents/fixtures';
import { toner } from '../testing/shops/payingShop';
import { OPEN, returnDeskShop } from '../testing/shops/returnDeskShop';

const { shop, order, desk, cash, through } = returnDeskShop('RN');

/** A return, and an order whose parcel has the number of the pickup. */
async function namesake(dialect: DialectName = 'b2c-v1') {
  const id = await cash();
  await through(id, ['open', OPEN]);
  shop().speak(dialect);
  const other = `${id}-R`;
  expect((await shop().order(codBody(other, [cartLine(toner)]))).status).toBe(200);
  return { id, other: await order(other) };
}
const parcelOf = async ({ shipment }: Order) =>
  (await shop().shipments()).find(({ awb_number }) => awb_number === shipment.awb);
afterEach(() => shop().speak('b2c-v1'));

test.each(['b2c-v1', 'partner-v2'] as const)(
  'by %s the parcel of an order that is named like a pickup is not taken for it, and not cancelled',
  async (dialect) => {
    const { id, other } = await namesake(dialect);
    const ask = () => desk(id, 'pickup', { by: 'courier' });
    await shop().courierMode('down');
    await ask();
    await shop().courierMode('ok');
    shop().advance(2 * 60_000);
    expect(await ask()).toMatchObject({
      status: 502,
      body: { code: 'courier_failed', message: expect.stringContaining(`${id}-R is another order’s`) },
    });
    expect((await order(id)).returnCase?.pickup).toMatchObject({ kind: 'failed', awb: '' });
    await through(id, ['pickup', { by: 'hand', courier: 'India Post', awb: 'EE1' }]);
    expect((await parcelOf(other))?.status).not.toBe('cancelled');
    expect(await order(other.orderId)).toEqual(other);
  },
);

test('nor is it cancelled where the answer to the pickup was lost', async () => {
  const { id, other } = await namesake();
  const asked = { kind: 'asking', at: '', awb: '', courier: '', trackingUrl: '', attempts: 1, until: '' };
  await shop()
    .db.doc(`orders/${id}`)
    .update({ 'returnCase.pickup': { ...asked, problem: '' } });
  await through(id, ['pickup', { by: 'hand', courier: 'India Post', awb: 'EE1' }]);
  expect((await parcelOf(other))?.status).not.toBe('cancelled');
  expect((await order(id)).returnCase?.givenUp ?? []).toEqual([]);
});

test('a number that another order has is refused before the courier is told not to come', async () => {
  const [id, other] = [await cash(), await cash()];
  const pickupOf = async () => (await order(id)).returnCase?.pickup;
  await through(id, ['open', OPEN], ['pickup', { by: 'courier' }]);
  const { awb = '' } = (await pickupOf()) ?? {};
  const taken = (await order(other)).shipment.awb;
  const typed = { by: 'hand', courier: 'India Post', awb: taken, instead: awb };
  expect(await desk(id, 'pickup', typed)).toMatchObject({ status: 409, body: { code: 'awb_taken' } });
  expect(await pickupOf()).toMatchObject({ kind: 'courier', awb });
  await through(id, ['pickup', { ...typed, awb: 'EE9' }]);
  expect(await pickupOf()).toMatchObject({ kind: 'hand', awb: 'EE9' });
});
