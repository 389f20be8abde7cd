import type { Firestore } from 'firebase-admin/firestore';
import { scoreOrder } from '@/domain/admin/search/rank';
import { planSearch, type SearchPlan } from '@/domain/admin/search/searchPlan';
import type { Order } from '@/domain/orders/order/order';
import { ORDER_INDEX, readOrdersById } from './readIndex';
import { searchIndexed, searchFuzzy, type Indexed } from './searchIndexed';

const ORDERS: Indexed<Order> = {
  index: ORDER_INDEX,
  read: readOrdersById,
  score: scoreOrder,
  at: ({ createdAt }) => createdAt,
};

/** Orders that match with one typing mistake or by sound, best first. */
export const searchOrdersFuzzy = (db: Firestore, plan: SearchPlan): Promise<Order[]> =>
  searchFuzzy(db, ORDERS, plan);

/** Orders that match what was typed, best first; where there are none, those that nearly do. */
export async function searchOrders(
  db: Firestore,
  typed: string,
): Promise<{ orders: Order[]; isFuzzy: boolean }> {
  const { found, isFuzzy } = await searchIndexed(db, ORDERS, planSearch(typed));
  return { orders: found, isFuzzy };
}
