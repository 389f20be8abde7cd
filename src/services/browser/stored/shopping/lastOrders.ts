import type { Order } from '@/domain/orders/order/order';
import { local } from '../storage';

/** A person's newest orders, as this browser last read them. */
export interface LastOrders {
  /** ISO time. */
  at: string;
  orders: Order[];
}

/** One person's at a time, for visits without network; deleted at logout (app/sagas/forgetSaga.ts). */
export interface LastOrdersStore {
  read(uid: string): LastOrders | null;
  write(uid: string, last: LastOrders): void;
  clear(): void;
}

const KEY = 'glumist.lastOrders';

export const lastOrders: LastOrdersStore = {
  read(uid) {
    const { uid: owner, at, orders } = (local.read(KEY) ?? {}) as Partial<LastOrders & { uid: string }>;
    return owner === uid && typeof at === 'string' && Array.isArray(orders) ? { at, orders } : null;
  },
  write: (uid, last) => local.write(KEY, { uid, ...last }),
  clear: () => local.remove(KEY),
};
