import type { Order, OrderStatus, Shipment } from '../order';

/** When the orders of a test are placed. */
const at = '2026-11-21T10:00:00.000Z';

export const aShipment = (change: Partial<Shipment> = {}): Shipment => ({
  status: 'booking',
  awb: '',
  courier: '',
  trackingUrl: '',
  label: '',
  problem: '',
  attempts: 0,
  nextAttemptAt: '',
  ...change,
});

/** The fields in which an order that is paid in cash differs. */
export const inCash = {
  paymentMethod: 'Cash on Delivery',
  payment: { status: 'cod', razorpayOrderId: '', razorpayPaymentId: '' },
} as const satisfies Partial<Order>;

/** An order of 285 rupees that is paid online. */
export const paidOrder = (status: OrderStatus, change: Partial<Order> = {}): Order => ({
  orderId: 'GLM1',
  userId: 'asha',
  email: '',
  status,
  paymentMethod: 'Pay Online',
  lines: [],
  couponCode: '',
  address: {} as Order['address'],
  requestHash: '',
  createdAt: at,
  updatedAt: at,
  amounts: { subTotal: 300, discountAmount: 0, prepaidDiscount: 15, deliveryFee: 0, finalTotal: 285 },
  payment: { status: 'captured', razorpayOrderId: 'order_1', razorpayPaymentId: 'pay_1' },
  shipment: aShipment(),
  reserved: { T: 2 },
  history: [],
  ...change,
});
