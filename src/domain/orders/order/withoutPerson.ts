import type { Address } from '../../addresses/address';
import { toRupees, ZERO } from '../../money/money';
import type { Order } from './order';
import type { OrderRefund } from './payment';
import { refundedByHand } from './refunded';

/** City, state and age of an address, enough to tell two orders apart. */
const townOf = ({ city, state, createdAt }: Address): Address => ({
  name: '',
  phone: '',
  addressLine1: '',
  addressLine2: '',
  landmark: '',
  pincode: '',
  city,
  state,
  isDefault: false,
  createdAt,
});

/** A reference that is empty still says that it was transferred. */
const withoutReference = (refund: OrderRefund): OrderRefund =>
  refund.reference === undefined ? refund : { ...refund, reference: '' };

/**
 * The public view of an order, for its order link: no name, street, phone, email, account or internal
 * fields. It copies the remaining fields by name, so that a field added later is left out by default.
 */
export function withoutPerson(order: Order): Order {
  const { orderId, status, paymentMethod, lines, couponCode, amounts, createdAt, updatedAt } = order;
  const { deliverBy, cancelRefusedAt, cancelling, phoneOrder, returnCase, payment, shipment } = order;
  const { refund, parts } = payment;
  // The payments themselves stay private, so their refunds are shown as one sum.
  const byHand = refundedByHand(payment);
  return {
    orderId,
    userId: '',
    email: '',
    status,
    paymentMethod,
    lines,
    address: townOf(order.address),
    ...(deliverBy ? { deliverBy } : {}),
    couponCode,
    amounts,
    ...(order.sample ? { sample: order.sample } : {}),
    payment: {
      status: payment.status,
      razorpayOrderId: '',
      razorpayPaymentId: '',
      ...(refund ? { refund: withoutReference(refund) } : {}),
      ...(byHand > ZERO ? { givenBack: toRupees(byHand) } : {}),
      // Bank transfer numbers and the team's notes stay private.
      ...(parts ? { parts: parts.map(({ reference: _, ...part }) => ({ ...part, note: '' })) } : {}),
    },
    shipment: {
      status: shipment.status,
      awb: shipment.awb,
      courier: shipment.courier,
      trackingUrl: shipment.trackingUrl,
      label: '',
      attempts: 0,
      nextAttemptAt: '',
      problem: '',
      ...(shipment.trouble ? { trouble: shipment.trouble } : {}),
    },
    reserved: {},
    ...(cancelling
      ? { cancelling: { at: cancelling.at, by: '', reason: '', attempts: 0, nextAt: '', problem: '' } }
      : {}),
    ...(cancelRefusedAt ? { cancelRefusedAt } : {}),
    ...(phoneOrder?.hasNoAccount ? { phoneOrder: { placedBy: '', hasNoAccount: true } } : {}),
    ...(returnCase
      ? {
          returnCase: {
            state: returnCase.state,
            at: returnCase.at,
            openedBy: returnCase.openedBy,
            asked: { at: '', reason: '', lines: [] },
            outcome: returnCase.outcome,
            words: '',
            waits: '',
            ...(returnCase.replacement ? { replacement: returnCase.replacement } : {}),
          },
        }
      : {}),
    ...(order.credit ? { credit: { ...order.credit, lots: [] } } : {}),
    // Notes may contain text from an edit of the order, and a step that is only a note says nothing without.
    history: order.history
      .filter(({ from, to }) => from !== to)
      .map(({ at, from, to }) => ({ at, from, to, by: '', note: '' })),
    requestHash: '',
    createdAt,
    updatedAt,
  };
}
