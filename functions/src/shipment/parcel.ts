import { itemTitle } from '@/domain/catalogue/itemTitle';
import { dayInIndia } from '@/domain/time/india';
import { add, toPaise, toRupees } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { collectsCash, payable } from '@/domain/orders/order/payable';
import { parcelNumber } from '@/domain/orders/undelivered/parcelNumber';
import { boxFor, invoiceTax } from '@/domain/orders/shipment/box';
import type { Consignee, Parcel } from '../gateways/courier';

const GRAMS_PER_KG = 1000;

/** The order's recipient in the courier's fields. */
export const consigneeOf = ({ address }: Pick<Order, 'address'>): Consignee => ({
  name: address.name,
  phone: address.phone,
  address: address.addressLine1,
  address2: [address.addressLine2, address.landmark].filter(Boolean).join(', '),
  city: address.city,
  state: address.state,
  pincode: address.pincode,
});

/** The parcel of an order, in the courier's units. */
export function parcelOf(order: Order): Parcel {
  const { amounts } = order;
  const box = boxFor(order.paymentMethod);
  const isFree = amounts.finalTotal === 0;
  const isCod = collectsCash(order);
  const worth = isFree ? amounts.subTotal : amounts.finalTotal;
  return {
    orderNumber: parcelNumber(order),
    // A free order has nothing to collect, and the courier needs the worth of the goods.
    payment: isCod ? 'cod' : 'prepaid',
    // In cash the courier collects this; store credit has paid the rest.
    amount: isCod ? toRupees(payable(order)) : worth,
    ...(isCod && order.credit ? { worth } : {}),
    // The courier knows no other charge beside the goods.
    shippingCharges: toRupees(add(toPaise(amounts.deliveryFee), toPaise(amounts.giftWrap ?? 0))),
    discount: toRupees(add(toPaise(amounts.discountAmount), toPaise(amounts.prepaidDiscount))),
    box: {
      length: box.box_length,
      breadth: box.box_breadth,
      height: box.box_height,
      weight: box.box_weight * GRAMS_PER_KG,
    },
    consignee: consigneeOf(order),
    items: order.lines.map(({ name, variant, sku, quantity, price }) => ({
      sku,
      quantity,
      price,
      name: itemTitle({ name, variant }),
    })),
    invoice: { date: dayInIndia(new Date(order.createdAt)), ...invoiceTax(order.paymentMethod) },
  };
}
