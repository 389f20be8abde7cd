import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeFileAtomic } from '../stack/disk/files';
import { alertDocuments } from './alerts';
import { activityDocuments } from './activity';
import { accountDocuments, createAccounts } from './accounts';
import { giftCardDocuments } from './giftCards';
import { referralDocuments } from './referrals';
import { seedCourier } from './courierParcels';
import { seedRazorpay } from './onlinePayments';
import { digestDocument } from './digest';
import { withReviewPhoto } from './reviewPhotos';
import { createMissing, type SeedDocument } from './documents';

export interface SeedTarget {
  firestoreUrl: string;
  authUrl: string;
  courierUrl: string;
  razorpayUrl: string;
  dataDir: string;
  /** The demo catalogue. */
  documents: (now: Date) => SeedDocument[];
}

/**
 * Seeds new data with the demo catalogue and accounts, once. A marker is written last, so that the next start completes an
 * interrupted seeding, and deleted documents do not come back.
 */
export async function seed({
  firestoreUrl,
  authUrl,
  courierUrl,
  razorpayUrl,
  dataDir,
  documents,
}: SeedTarget): Promise<void> {
  const marker = path.join(dataDir, 'seeded.json');
  if (existsSync(marker)) return;
  const now = new Date();
  await createAccounts(authUrl, now);
  const shop = documents(now);
  const all = [
    ...withReviewPhoto(shop, now),
    ...accountDocuments(now),
    ...giftCardDocuments(now),
    ...referralDocuments(now),
    ...activityDocuments(shop, now),
    ...digestDocument(shop, now),
    ...alertDocuments(shop, now),
  ];
  await createMissing(firestoreUrl, all);
  await seedCourier(courierUrl, shop);
  await seedRazorpay(razorpayUrl, shop);
  await writeFileAtomic(marker, JSON.stringify({ seededAt: now.toISOString() }));
}
