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

export interface OrdersService {
  /** A person's orders, newest first. */
  mine(uid: string): Promise<Result<Order[], StoreFailure>>;
  /** Everybody's, for the admin, newest first; `status` null means any. */
  all(status: OrderStatus | null, after: OrderCursor | null): Promise<Result<OrderPage, StoreFailure>>;
  /** null when there is no such order. */
  one(orderId: string): Promise<Result<Order | null, StoreFailure>>;
}
