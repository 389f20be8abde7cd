import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@/domain/time/calendar';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { cancellingShop } from './testing/shops/cancellingShop';
import { send, webhooksOf } from './testing/sandboxes/webhooks';

const { shop, order, pay } = cancellingShop('X');

interface Indexes {
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean; indexes: unknown[] }[];
}
const { fieldOverrides } = JSON.parse(
  readFileSync(join(__dirname, '../../firestore.indexes.json'), 'utf8'),
) as Indexes;

const daysOf = ({ expireAt }: DocumentData, from: unknown) =>
  ((expireAt as Timestamp).toMillis() - Date.parse(from as string)) / DAY_MS;

test('mails and webhook records have the expiry time that Firestore deletes them by', async () => {
  const id = await pay();
  for (const one of await webhooksOf(shop(), (await order(id)).payment.razorpayPaymentId)) {
    await send(shop(), one);
  }
  const documents = async (name: string) =>
    (await shop().db.collection(name).get()).docs.map((doc) => doc.data());
  const [mails, events] = [await documents('mail'), await documents('webhookEvents')];
  expect([mails.length, events.length]).toEqual([1, 3]);
  for (const mail of mails) {
    expect(mail['expireAt']).toBeInstanceOf(Timestamp);
    expect(daysOf(mail, mail['createdAt'])).toBe(365);
  }
  for (const event of events) expect(daysOf(event, event['at'])).toBe(30);
});

test.each([
  'mail',
  'webhookEvents',
  'strayParcels',
  'deliveryDates',
  'deleted',
  'buyers',
  'rateLimits',
  'alerts',
  'referralClaims',
])('the deploy sets the time to live of %s, without an index', (name) => {
  const set = fieldOverrides.filter(({ collectionGroup }) => collectionGroup === name);
  expect(set).toEqual([{ collectionGroup: name, fieldPath: 'expireAt', ttl: true, indexes: [] }]);
});
