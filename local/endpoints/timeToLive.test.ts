import { readdirSync, readFileSync } from 'node:fs';
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

/** The files that set `expireAt`, and the collection that each of them writes to. */
const WRITERS: Record<string, string> = {
  'accounts/erase.ts': 'mail',
  'admin/scheduled/toggleRoutes.ts': 'deleted',
  'alerts/alertDocuments.ts': 'alerts',
  'gateways/mail/writeMail.ts': 'mail',
  'limits/buyers.ts': 'buyers',
  'payments/routes/paymentWebhook.ts': 'webhookEvents',
  'platform/limiter/sharedLimiter.ts': 'rateLimits',
  'referrals/settleReferrals.ts': 'referralClaims',
  'reviews/photos/photoRoutes.ts': 'reviewPhotos',
  'reviews/photos/photos.ts': 'reviewPhotos',
  'shipment/storeDeliveryDate.ts': 'deliveryDates',
  'shipment/tracking/strayParcels.ts': 'strayParcels',
};

test('each file that gives a document an expiry time is in the list', () => {
  const root = join(__dirname, '../../functions/src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  // A type has `expireAt?:`; a writer has a value for it.
  const sets = (file: string) =>
    /\bexpireAt(?:: (?!Date)|,| }| =)/.test(readFileSync(join(root, file), 'utf8'));
  expect(files.filter(sets).sort()).toEqual(Object.keys(WRITERS));
});

test('the deploy sets the time to live of each collection whose documents expire, without an index', () => {
  const expected = [...new Set(Object.values(WRITERS))].sort();
  const set = fieldOverrides
    .filter(({ ttl }) => ttl)
    .sort((a, b) => (a.collectionGroup < b.collectionGroup ? -1 : 1));
  expect(set).toEqual(
    expected.map((collectionGroup) => ({ collectionGroup, fieldPath: 'expireAt', ttl: true, indexes: [] })),
  );
});
