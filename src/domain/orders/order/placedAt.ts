import type { Order } from './order';

/**
 * When an order was placed; before that, or with an unknown history, when it was started. An unpaid order
 * can be started days before.
 */
export const placedAt = ({ history, createdAt }: Pick<Order, 'history' | 'createdAt'>): string =>
  history.find(({ to }) => to === 'placed')?.at ?? createdAt;
