import { ALICE, alertShop, sold } from '../testing/shops/alertShop';

const { shop, alerts, ask, setStock } = alertShop();

test('a person sees what they wait for and removes it; somebody else does neither', async () => {
  await ask();
  const waitsFor = async (as: 'alice' | 'bob') =>
    (await shop().call('/api/account/alerts', { as })).body['alerts'];
  const remove = (as: 'alice' | 'bob', id: string) =>
    shop().call('/api/account/alerts/remove', { as, body: { id } });
  const [asked] = (await waitsFor('alice')) as { id: string }[];
  expect(asked).toMatchObject({ kind: 'back', productId: 'serum', product: 'Rose serum', price: sold.price });
  expect(JSON.stringify(asked)).not.toContain(ALICE);
  expect(await waitsFor('bob')).toEqual([]);
  const id = asked?.id ?? '';
  expect(await remove('bob', id)).toMatchObject({ status: 200, body: { alerts: [] } });
  expect(await alerts()).toHaveLength(1);
  const twice = await Promise.all([remove('alice', id), remove('alice', id)]);
  expect(twice.map(({ body }) => body['alerts'])).toEqual([[], []]);
  expect(await alerts()).toEqual([]);
  await setStock(5);
  expect(await shop().reconcile()).toMatchObject({ alerts: 0 });
});
