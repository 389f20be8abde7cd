import type { Order } from '@/domain/orders/order/order';
import { COURIER_REFUSALS, type PickupRefusal } from '@/domain/orders/packing/pickup';
import type { LabelsOutcome, PickupOutcome } from '../../gateways/courier';

type Ask = (awbs: readonly string[]) => Promise<PickupOutcome | LabelsOutcome>;

export interface Asked {
  /** `url` is the courier's file; empty where it gave none. */
  taken: { order: Order; url: string }[];
  refused: { id: string; refusal: PickupRefusal }[];
}

const join = (a: Asked, b: Asked): Asked => ({
  taken: [...a.taken, ...b.taken],
  refused: [...a.refused, ...b.refused],
});

/**
 * Asks the courier about several parcels at once. One wrong parcel makes it refuse all, so that a refused list is halved
 * until the wrong ones are known. What it leaves out of its answer is refused too.
 */
export async function askCourier(orders: readonly Order[], ask: Ask, hasTime: () => boolean): Promise<Asked> {
  if (orders.length === 0) return { taken: [], refused: [] };
  const refuseAll = (why: (order: Order) => PickupRefusal): Asked => ({
    taken: [],
    refused: orders.map((order) => ({ id: order.orderId, refusal: why(order) })),
  });
  const answer = await ask(orders.map(({ shipment }) => shipment.awb));
  if ('parcels' in answer) {
    const urls = new Map(answer.parcels.map(({ awb, url }) => [awb, url]));
    const isTaken = ({ shipment }: Order) => urls.has(shipment.awb);
    return {
      taken: orders.filter(isTaken).map((order) => ({ order, url: urls.get(order.shipment.awb) ?? '' })),
      refused: orders
        .filter((order) => !isTaken(order))
        .map((order) => ({ id: order.orderId, refusal: COURIER_REFUSALS.leftOut(order) })),
    };
  }
  if (answer.kind !== 'refused') return refuseAll(COURIER_REFUSALS.unanswered);
  if (orders.length === 1) return refuseAll((order) => COURIER_REFUSALS.refused(order, answer.problem));
  if (!hasTime()) return refuseAll(COURIER_REFUSALS.unanswered);
  const half = Math.ceil(orders.length / 2);
  const first = await askCourier(orders.slice(0, half), ask, hasTime);
  return join(first, await askCourier(orders.slice(half), ask, hasTime));
}
