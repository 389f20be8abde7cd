import { withNote } from '../order/note';
import type { Order } from '../order/order';
import { troubleOf } from '../shipment/parcelTrouble';
import { orderStatusOf } from '../shipment/tracking';
import { MAX_SAID } from './courierReport';
import type { ParcelNews } from './followUndelivered';
import { messages } from './messages';

/**
 * An order that ended because its parcel was lost, once the courier reports the parcel again. It stays
 * ended; the shopper gets a note and the team a task, both once. Later reports are stored. Returns the same
 * order without news.
 */
export function noteFound(order: Order, { status, happenedAt, at }: ParcelNews): Order {
  const { shipment, undelivered } = order;
  const { trouble } = shipment;
  const said = status.trim().toLowerCase().slice(0, MAX_SAID);
  const isPlace = orderStatusOf(status) !== null && troubleOf(status) === null;
  const isOld = happenedAt !== '' && happenedAt <= (undelivered?.lostAt ?? '');
  if (!trouble || !isPlace || isOld || trouble.foundAs === said) return order;
  const isKnown = trouble.foundAs !== undefined;
  const seenAt = isKnown ? trouble.seenAt : '';
  const found = { ...order, shipment: { ...shipment, trouble: { ...trouble, seenAt, foundAs: said } } };
  if (isKnown) return found;
  return withNote(found, 'courier', messages.found(said), new Date(at));
}
