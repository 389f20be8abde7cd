import { deliveredOrder } from '@/domain/invoices/testing';
import type { Order } from '@/domain/orders/order/order';

/** A review as its writer sends it. */
export const DRAFT = {
  rating: 4,
  title: 'Calm skin',
  body: 'Four weeks of it, and my skin is calm.',
  skinType: 'Dry',
  weeksUsed: 4,
  author: 'Alice R.',
  city: 'Pune',
};
const moved = {
  at: '2026-11-20T10:00:00.000Z',
  from: 'shipped',
  to: 'delivered',
  by: 'courier',
  note: '',
} as const;

/** An order of one product that has arrived. */
export function arrived(uid: string, id: string, kind: 'product' | 'combo' = 'product'): Order {
  const order = deliveredOrder({ orderId: `GLM-${uid}-${id}`, userId: uid });
  const lines = order.lines.map((line) => ({ ...line, kind, id }));
  return { ...order, lines, history: [...order.history, moved] };
}
