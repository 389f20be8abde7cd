import { type Mail } from '@/domain/mail/mail';
import { cancellingShop } from '../testing/shops/cancellingShop';
import { cartLine, codBody } from '../testing/documents/fixtures';
import { toner } from '../testing/shops/payingShop';
import { sendTracking } from '../testing/sandboxes/webhooks';

const { shop, order, placeCod, pay } = cancellingShop('M');

/** The mails there are, by id. */
async function mails(): Promise<Record<string, Mail>> {
  const { docs } = await shop().db.collection('mail').get();
  return Object.fromEntries(docs.map((doc) => [doc.id, doc.data() as Mail]));
}
const ids = async () => Object.keys(await mails()).sort();

test('a cash order sends placed, shipped and delivered mails once, even on repeated events', async () => {
  const id = await placeCod();
  // The same press again.
  await shop().order(codBody(id, [cartLine(toner)]));
  const { awb } = (await order(id)).shipment;
  for (const status of ['picked', 'picked', 'in transit', 'out for delivery', 'delivered', 'delivered']) {
    await shop().parcelMoves(awb, status);
    await sendTracking(shop(), awb, status);
    shop().advance(16 * 60_000);
    await shop().reconcile();
  }
  expect(await ids()).toEqual([`${id}-delivered`, `${id}-placed`, `${id}-shipped`]);
  const { [`${id}-shipped`]: shipped, [`${id}-placed`]: placed } = await mails();
  expect(placed).toMatchObject({ to: ['alice@example.com'], userId: 'alice', orderId: id });
  expect(placed?.message.text).toContain('Total: ₹370');
  expect(placed?.message.text).toMatch(/See your order: https:\/\/\S+\/mail\/order~/);
  expect(shipped?.message.text).toContain(`AWB ${awb}`);
});

test('a cancelled prepaid order sends paid, cancelled and refunded mails', async () => {
  const id = await pay();
  expect(await ids()).toEqual([`${id}-paid`]);
  await Promise.all([shop().cancel(id), shop().cancel(id)]);
  expect(await ids()).toEqual([`${id}-cancelled`, `${id}-paid`]);
  await shop().reconcile();
  await shop().reconcile();
  expect(await ids()).toEqual([`${id}-cancelled`, `${id}-paid`, `${id}-refunded`]);
  const { message } = (await mails())[`${id}-refunded`] as Mail;
  expect(message.subject).toBe('₹285 is on its way back to you');
});

test('a refused order and an unpaid order send no mail', async () => {
  expect(await shop().order(codBody('GLM0', [cartLine(toner, 49)]))).toMatchObject({ status: 409 });
  expect(await ids()).toEqual([]);
});
