import type { Order } from '@/domain/orders/order/order';
import type { StoreFailure } from '../firebase/attempt';
import type { Result } from '../result';

/** A page of a person's orders, newest first. */
export interface MyOrders {
  orders: Order[];
  /** Whether there are older ones. */
  more: boolean;
}

export interface OrdersService {
  /** `count` of a person's orders, newest first; with `after`, those older than it. */
  mine(uid: string, count: number, after?: Order): Promise<Result<MyOrders, StoreFailure>>;
  /** null when there is no such order. */
  one(orderId: string): Promise<Result<Order | null, StoreFailure>>;
}
