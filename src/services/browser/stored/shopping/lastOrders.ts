import type { Order } from '@/domain/orders/order/order';
import { local } from '../storage';

/** A person's newest orders, as this browser last read them. */
export interface LastOrders {
  /** ISO time. */
  at: string;
  orders: Order[];
}

const KEY = 'glumist.lastOrders';

/** One person's at a time, for visits without network; deleted at logout (app/sagas/forgetSaga.ts). */
export const lastOrders = {
  read(uid: string): LastOrders | null {
    const { uid: owner, at, orders } = (local.read(KEY) ?? {}) as Partial<LastOrders & { uid: string }>;
    return owner === uid && typeof at === 'string' && Array.isArray(orders) ? { at, orders } : null;
  },
  write: (uid: string, last: LastOrders): void => local.write(KEY, { uid, ...last }),
  clear: (): void => local.remove(KEY),
};
