import type { Order } from './order';

/** When an order was placed; until then, and where its history is not known, when it was begun. An unpaid one can be begun days before. */
export const placedAt = ({ history, createdAt }: Pick<Order, 'history' | 'createdAt'>): string =>
  history.find(({ to }) => to === 'placed')?.at ?? createdAt;
