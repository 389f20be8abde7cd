import { add, times, toPaise, toRupees, ZERO } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { reverseNumber } from '@/domain/orders/returnDesk/pickup';
import { returnCaseOf } from '@/domain/orders/returnDesk/steps';
import type { Parcel } from '../../gateways/courier';
import { parcelOf } from '../../shipment/parcel';

/** The parcel of a return, which the courier fetches from the customer. */
export function reverseParcelOf(order: Order): Parcel {
  const asked = returnCaseOf(order)?.asked.lines ?? [];
  const lines = asked.flatMap(({ line, quantity }) => {
    const of = order.lines[line];
    return of ? [{ ...of, quantity }] : [];
  });
  const parcel = parcelOf({ ...order, lines });
  const worth = lines.reduce(
    (total, { price, quantity }) => add(total, times(toPaise(price), quantity)),
    ZERO,
  );
  return {
    ...parcel,
    orderNumber: reverseNumber(order),
    payment: 'reverse',
    amount: Math.max(1, toRupees(worth)),
    shippingCharges: 0,
    discount: 0,
  };
}
