import { call } from 'typed-redux-saga';
import type { PaymentMethod } from '@/domain/pricing/fees';
import type { Services } from '@/services';
import { bookingRequest } from './bookingRequest';
import { messages } from '../../messages';
import { payOnline } from './payOnlineSaga';
import { paidOrderOf, type AgreedOrder, type PaymentStrategy, type Placement } from './placement';

function* placeCashOnDelivery({ shop, clock }: Services, order: AgreedOrder) {
  const request = bookingRequest(order, 'Cash on Delivery', clock.now());
  const answer = yield* call(shop.createShipment, request);
  if (answer.ok) {
    const placed: Placement = { kind: 'placed', orderId: order.orderId, message: messages.codPlaced };
    return placed;
  }
  // The shopper's earlier online payment has arrived meanwhile: the paid order replaces this one.
  const paid = paidOrderOf(answer.error);
  const placement: Placement = paid
    ? { kind: 'placed', orderId: paid, message: messages.paidBefore }
    : { kind: 'failed', failure: answer.error };
  return placement;
}

/** Places an order, by payment method. */
export const PAYMENT_STRATEGIES: Record<PaymentMethod, PaymentStrategy> = {
  'Cash on Delivery': placeCashOnDelivery,
  'Pay Online': payOnline,
};
