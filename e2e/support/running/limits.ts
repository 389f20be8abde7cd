import { setNoLimits } from '../../../local/endpoints/testing/shops/noLimits';
import { adminFirestore } from 'firestore-on-node/testing/admin';
import type { StackFile } from './shopProcess';

/** Raises a person's limits, because all test shoppers use the same phone number. */
export async function raiseLimits({ firestoreUrl, projectId }: StackFile): Promise<void> {
  const admin = adminFirestore(Number(new URL(firestoreUrl).port), projectId);
  try {
    await setNoLimits(admin.db);
  } finally {
    await admin.close();
  }
}
