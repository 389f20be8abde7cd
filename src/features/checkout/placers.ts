import { call } from 'typed-redux-saga';
import { buildShipmentRequest } from '@/domain/shipmentRequest';
import { store } from '@/domain/store';
import type { Services } from '@/services';
import { messages } from './messages';
import type { OfferedMethod } from './paymentOptions';
import type { AgreedOrder, Placer, Placement } from './placement';

function* placeCashOnDelivery({ shop, clock }: Services, order: AgreedOrder) {
  const request = buildShipmentRequest({
    orderId: order.orderId,
    email: order.user.email,
    address: order.address,
    items: order.items,
    couponCode: order.couponCode,
    amounts: order.amounts,
    paymentMethod: 'Cash on Delivery',
    companyName: store.legalName,
    now: clock.now(),
  });
  const answer = yield* call(shop.createShipment, request);
  const placement: Placement = answer.ok
    ? { kind: 'placed', message: messages.codPlaced }
    : { kind: 'failed', failure: answer.error };
  return placement;
}

/** One for each way to pay that is offered. */
export const PLACERS: Record<OfferedMethod, Placer> = {
  'Cash on Delivery': placeCashOnDelivery,
};
