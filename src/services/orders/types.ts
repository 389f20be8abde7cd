import type { Order, OrderStatus } from '@/domain/order';
import type { StoreFailure } from '../firebase/attempt';
import type { Result } from '../result';

/** Where the next page begins: the createdAt of the last order seen. */
export type OrderCursor = string;

export interface OrderPage {
  orders: Order[];
  /** null on the last page. */
  next: OrderCursor | null;
}

/** Some of a person's orders, newest first. */
export interface MyOrders {
  orders: Order[];
  /** Whether there are older ones. */
  more: boolean;
}

export interface OrdersService {
  /** `count` of a person's orders, newest first; those older than `after` where it is given. */
  mine(uid: string, count: number, after?: Order): Promise<Result<MyOrders, StoreFailure>>;
  /** Everybody's, for the admin, newest first; `status` null means any. */
  all(status: OrderStatus | null, after: OrderCursor | null): Promise<Result<OrderPage, StoreFailure>>;
  /** null when there is no such order. */
  one(orderId: string): Promise<Result<Order | null, StoreFailure>>;
}
