import type { Query } from 'firebase-admin/firestore';
import { MAX_COUNTED } from '@/domain/contracts/adminOrders/counts';

/** How many documents a query finds, at most `MAX_COUNTED`, in one read. */
export const countDocuments = async (query: Query): Promise<number> =>
  (await query.limit(MAX_COUNTED).count().get()).data().count;
