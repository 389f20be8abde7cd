import fc from 'fast-check';
import { MAX_WRAP } from '../../cart/cartSettings';
import { toPaise, toRupees, type Paise } from '../../money/money';
import { isCovered, type OfferScope } from '../../offers/scope';
import type { Order, OrderLine } from '../../orders/order/order';
import { aShipment } from '../../orders/order/testing';
import type { PaymentMethod } from '../../pricing/fees';
import { amountsOf, quote } from '../../pricing/pricing';

const line = (change: Partial<OrderLine>): OrderLine => ({
  kind: 'product',
  id: 'toner',
  name: 'Rice Water Toner',
  variant: '100 ml',
  sku: 'T-1',
  price: 300,
  quantity: 2,
  hsn: '3304',
  gstRate: 18,
  mainImage: '',
  ...change,
});

/** Asha's order of two toners, delivered in Karnataka. */
export function deliveredOrder(change: Partial<Order> = {}): Order {
  const at = '2026-11-20T10:00:00.000Z';
  return {
    orderId: 'GLM1',
    userId: 'asha',
    email: 'asha@example.com',
    status: 'delivered',
    paymentMethod: 'Pay Online',
    couponCode: 'TEN',
    requestHash: 'h',
    reserved: { 'T-1': 2 },
    lines: [line({})],
    address: {
      name: 'Asha Rao',
      phone: '9845012345',
      addressLine1: '22, 4th Cross',
      addressLine2: 'Koramangala',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560034',
      landmark: '',
      isDefault: true,
      createdAt: at,
    },
    amounts: { subTotal: 600, discountAmount: 60, prepaidDiscount: 27, deliveryFee: 0, finalTotal: 513 },
    payment: { status: 'captured', razorpayOrderId: 'order_1', razorpayPaymentId: 'pay_1' },
    shipment: aShipment({ status: 'booked', awb: 'A1', courier: 'C', attempts: 1 }),
    history: [
      { at, from: null, to: 'placed', by: 'asha', note: '' },
      { at, from: 'placed', to: 'packed', by: 'courier', note: '' },
      { at, from: 'packed', to: 'shipped', by: 'courier', note: '' },
    ],
    createdAt: at,
    updatedAt: '2026-11-21T10:00:00.000Z',
    ...change,
  };
}

const arbitraryLine = fc
  .record({
    id: fc.constantFrom('toner', 'serum'),
    paise: fc.integer({ min: 0, max: 5_000_000 }),
    quantity: fc.integer({ min: 1, max: 50 }),
    gstRate: fc.constantFrom(0, 0.25, 1.5, 3, 5, 12, 18, 28, 40),
    hsn: fc.constantFrom('3304', '3305', '4901'),
  })
  .map(({ paise, ...rest }) => line({ ...rest, price: toRupees(paise as Paise) }));

const plain = { id: 'x', code: 'X', title: '', enabled: true };

/** Orders as checkout makes them: any lines, either way to pay, a coupon for all or some of them or none, wrapped or not, to any of three places. */
export const arbitraryOrder: fc.Arbitrary<Order> = fc
  .record({
    lines: fc.array(arbitraryLine, { minLength: 1, maxLength: 8 }),
    paymentMethod: fc.constantFrom<PaymentMethod>('Cash on Delivery', 'Pay Online'),
    type: fc.constantFrom('percentage' as const, 'fixed' as const, null),
    discount: fc.integer({ min: 1, max: 100 }),
    isScoped: fc.boolean(),
    giftWrap: fc.option(fc.integer({ min: 0, max: MAX_WRAP }).map((paise) => paise as Paise)),
    state: fc.constantFrom('Karnataka', 'Tamil Nadu', 'Somewhere'),
  })
  .map(({ lines: drawnLines, paymentMethod, type, discount, isScoped, giftWrap, state }) => {
    const units = drawnLines.map(({ kind, id, price, quantity }) => ({
      kind,
      id,
      category: '',
      unitPrice: toPaise(price),
      quantity,
    }));
    const scope: OfferScope | null = isScoped
      ? { kind: 'products', items: [{ kind: 'product', id: 'serum', name: 'Serum' }] }
      : null;
    const offer = type && { ...plain, type, discount, ...(scope ? { scope } : {}) };
    const sums = quote({
      lines: units,
      coupon: offer && { code: 'X', offer },
      paymentMethod,
      context: { now: new Date(0), usedByShopper: 0 },
      giftWrap,
    });
    const isCoupon = sums.coupon?.applied === true && scope !== null;
    const lines = drawnLines.map((one) =>
      isCoupon && !isCovered(scope, { ...one, category: '' })
        ? { ...one, isOutsideOffer: true as const }
        : one,
    );
    const order = deliveredOrder({ lines, paymentMethod, amounts: amountsOf(sums) });
    return { ...order, address: { ...order.address, state } };
  });
