import type { AlertQueue } from '@/domain/alerts/alert';
import { alertShop } from '../testing/shops/alertShop';

const { shop, ask, setStock, mails } = alertShop();

test('a size that is back is heard of behind 600 others that people wait for', async () => {
  const others = Array.from({ length: 600 }, (_, at): AlertQueue => {
    const sku = `a-${String(at).padStart(3, '0')}`;
    return { kind: 'back', productId: `gone-${at}`, sku, isOpen: true, told: 0, highest: 0 };
  });
  const writer = shop().db.bulkWriter();
  for (const queue of others) void writer.set(shop().db.doc(`alertQueues/back_${queue.sku}`), queue);
  await writer.close();
  await ask();
  await setStock(5);
  expect(await shop().reconcile()).toMatchObject({ alerts: 1, failed: 0 });
  expect(await mails()).toMatchObject([{ message: { subject: 'Rose serum is back' } }]);
  expect(await shop().reconcile()).toMatchObject({ alerts: 0 });
});
