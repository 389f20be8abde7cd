import type { Address } from '@/domain/address';
import type { BasketLine } from '@/domain/basket';
import { toRupees } from '@/domain/money';
import type { Order, OrderLine, Reservation } from '@/domain/order';
import { amountsOf, type Quote } from '@/domain/pricing';

export interface NewOrder {
  orderId: string;
  userId: string;
  email: string;
  requestHash: string;
  address: Address;
  lines: readonly BasketLine[];
  reserved: Reservation;
  quote: Quote;
  now: Date;
  /** Until when whoever places the order has the booking to himself. */
  bookingUntil: Date;
}

function orderLine({ unitPrice, parts: _, ...line }: BasketLine): OrderLine {
  return { ...line, price: toRupees(unitPrice) };
}

/** Copies the fields of a saved address, so that nothing else of the user's document gets into the order. */
function addressOf(address: Address): Address {
  const { name, phone, addressLine1, city, state, pincode, createdAt } = address;
  const { addressLine2 = '', landmark = '', isDefault = false } = address;
  return { name, phone, addressLine1, addressLine2, city, state, pincode, landmark, isDefault, createdAt };
}

/** A cash-on-delivery order as it is first written, with its shipment waiting to be booked. */
export function newCodOrder(input: NewOrder): Order {
  const { orderId, userId, email, requestHash, lines, reserved, quote } = input;
  const at = input.now.toISOString();
  return {
    ...{ orderId, userId, email, requestHash, reserved },
    status: 'placed',
    paymentMethod: 'Cash on Delivery',
    lines: lines.map(orderLine),
    address: addressOf(input.address),
    couponCode: quote.coupon?.applied ? quote.coupon.offer.code : '',
    amounts: amountsOf(quote),
    payment: { status: 'cod', razorpayOrderId: '', razorpayPaymentId: '' },
    shipment: {
      ...{ status: 'booking', awb: '', courier: '', trackingUrl: '', label: '', problem: '' },
      attempts: 1,
      nextAttemptAt: input.bookingUntil.toISOString(),
    },
    history: [{ at, from: null, to: 'placed', by: userId, note: 'Cash on delivery' }],
    createdAt: at,
    updatedAt: at,
  };
}
