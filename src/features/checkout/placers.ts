import { call } from 'typed-redux-saga';
import type { PaymentMethod } from '@/domain/fees';
import type { Services } from '@/services';
import { bookingRequest } from './bookingRequest';
import { messages } from './messages';
import { payOnline } from './payOnlineSaga';
import { paidOrderOf, type AgreedOrder, type Placer, type Placement } from './placement';

function* placeCashOnDelivery({ shop, clock }: Services, order: AgreedOrder) {
  const request = bookingRequest(order, 'Cash on Delivery', clock.now());
  const answer = yield* call(shop.createShipment, request);
  const { orderId, items } = order;
  if (answer.ok) {
    const placed: Placement = { kind: 'placed', orderId, items, message: messages.codPlaced };
    return placed;
  }
  // An online payment of theirs that was still open has gone through: that one is the order.
  const paid = paidOrderOf(answer.error);
  const placement: Placement = paid
    ? { kind: 'placed', orderId: paid, items: [], message: messages.paidBefore }
    : { kind: 'failed', failure: answer.error };
  return placement;
}

/** One for each way to pay that is offered. */
export const PLACERS: Record<PaymentMethod, Placer> = {
  'Cash on Delivery': placeCashOnDelivery,
  'Pay Online': payOnline,
};
