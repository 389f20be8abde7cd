import type { Order } from '../order/order';

/** What the books need of a case once the buyer's account is deleted: the units of the parcels that were sent again. */
export function erasedCase({ undelivered }: Order): Pick<Order, 'undelivered'> {
  const resent = (undelivered?.losses ?? []).filter((loss) => loss.resent);
  if (!undelivered || resent.length === 0) return {};
  const losses = resent.map((loss) => ({ ...loss, awb: '', courier: '', trackingUrl: '' }));
  return { undelivered: { ...undelivered, state: 'closed', attempts: [], answers: [], losses, lostAt: '' } };
}
