import { BY_SHOP, type Order, type OrderStatus } from '@/domain/orders/order/order';
import { isCancelling } from '@/domain/orders/lifecycle/lifecycle';
import { wholePart } from '@/domain/payments/refund/refundShares';
import { actionsFor, type AdminAction } from './adminOrder';

/** Whether the team moved the order to one of these statuses. */
const isMovedByTeam = ({ history }: Order, ...statuses: OrderStatus[]): boolean =>
  history.some(({ from, to, by }) => by === BY_SHOP && from !== to && statuses.includes(to));

const hasReference = ({ payment: { refund, parts = [] } }: Order): boolean =>
  [refund, ...parts].some((one) => one?.reference);

/** Whether the order stands as the action leaves it. A refund has its id, and a note leaves nothing to tell it by. */
const IS_LEFT_BY: Record<Exclude<AdminAction, 'refund' | 'note'>, (order: Order) => boolean> = {
  pack: (order) => isMovedByTeam(order, 'packed'),
  book: ({ shipment }) => shipment.status === 'booked',
  ship: (order) => isMovedByTeam(order, 'shipped'),
  arrive: (order) => isMovedByTeam(order, 'delivered', 'rto'),
  receive: ({ cameBack }) => cameBack !== undefined,
  transfer: hasReference,
  cancel: (order) => isMovedByTeam(order, 'cancelled') || isCancelling(order),
};

/**
 * Whether an action whose answer was lost was done, by the order as it is now: it no longer takes the action, and for no
 * other reason, such as a scan of the courier. `refundId` is the id of a refund.
 */
export function wasDone(action: AdminAction, order: Order, refundId = ''): boolean {
  if (action === 'note') return false;
  if (action === 'refund') return wholePart(order.payment.parts ?? [], refundId) !== undefined;
  return !actionsFor(order).includes(action) && IS_LEFT_BY[action](order);
}
