import type { Firestore } from 'firebase-admin/firestore';
import { LOW_STOCK } from '@/domain/catalogue/draft/catalogueList';
import type { LowStockItem } from '@/domain/contracts/admin/dashboard';

/** Products listed. */
const LOW_SHOWN = 10;

/** The products on sale that run low, the scarcest first. */
export async function readLowStock(db: Firestore): Promise<{ lowStock: LowStockItem[]; moreLow: boolean }> {
  const { docs } = await db
    .collection('products')
    .where('status', '==', 'active')
    .where('stock', '<=', LOW_STOCK)
    .orderBy('stock')
    .limit(LOW_SHOWN + 1)
    .select('name', 'mainImage', 'stock')
    .get();
  const low = docs.map((doc) => ({ ...(doc.data() as Omit<LowStockItem, 'id'>), id: doc.id }));
  return { lowStock: low.slice(0, LOW_SHOWN), moreLow: low.length > LOW_SHOWN };
}
