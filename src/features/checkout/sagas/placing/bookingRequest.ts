import type { PaymentMethod } from '@/domain/pricing/fees';
import { buildShipmentRequest } from '@/domain/contracts/orders/shipmentRequest';
import { store } from '@/domain/store';
import type { AgreedOrder } from './placement';

/** The create-shipment body of an agreed order. */
export function bookingRequest(order: AgreedOrder, paymentMethod: PaymentMethod, now: Date) {
  const { orderId, address, items, couponCode, amounts, storeCredit, gift, sample } = order;
  return buildShipmentRequest({
    orderId,
    address,
    items,
    couponCode,
    amounts,
    paymentMethod,
    storeCredit,
    gift,
    sample,
    now,
    email: order.user.email,
    companyName: store.legalName,
  });
}
