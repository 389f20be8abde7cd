import { OPEN, returnDeskShop } from '../testing/shops/returnDeskShop';
import { sendTracking } from '../testing/sandboxes/webhooks';

const { shop, order, reverseParcels, cash, through } = returnDeskShop('RL');

/** A return of a cash order whose parcel the courier lost, with its AWB. */
async function lostBack() {
  const id = await cash();
  await through(id, ['open', OPEN], ['pickup', { by: 'courier' }]);
  const awb = (await reverseParcels(id))[0]?.awb_number ?? '';
  await sendTracking(shop(), awb, 'lost');
  return { id, awb };
}

test('a claim is settled although its parcel turned up, or the order forgot it; a parcel that is here gets none', async () => {
  const { id, awb } = await lostBack();
  const claim = (of: string, body: object) =>
    shop().admin(`orders/${of}/claim`, { amount: 45_050, status: 'open', note: '', ...body });
  const claims = async () => (await shop().call(`/api/admin/orders/${id}/claims`, { as: 'ada' })).body;
  const known = { claims: [{ awb, status: 'open', isBack: true }] };
  expect((await claim(id, { awb })).status).toBe(200);
  await sendTracking(shop(), awb, 'delivered');
  expect((await order(id)).returnCase?.pickup).toMatchObject({ news: { kind: 'here' } });
  expect(await claims()).toMatchObject(known);
  const { returnCase } = await order(id);
  const { pickup: _, ...forgotten } = returnCase ?? {};
  const stored = shop().db.doc(`orders/${id}`);
  await stored.update({ returnCase: forgotten });
  expect(await claims()).toMatchObject(known);
  expect(await claim(id, { awb, status: 'paid' })).toMatchObject({
    body: { claim: { status: 'paid', isBack: true } },
  });
  await stored.update({ returnCase });

  const other = await lostBack();
  await through(other.id, ['receive']);
  expect((await claim(other.id, { awb: other.awb })).body).toMatchObject({ code: 'no_loss' });
});
