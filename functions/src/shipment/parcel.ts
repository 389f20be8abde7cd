import { dayInIndia } from '@/domain/general/india';
import type { Order } from '@/domain/orders/order/order';
import { boxFor, invoiceTax } from '@/domain/orders/shipment/box';
import type { Parcel } from '../gateways/courier';

const GRAMS_PER_KG = 1000;

/** The parcel of an order, in the courier's units. */
export function parcelOf(order: Order): Parcel {
  const { address, amounts } = order;
  const box = boxFor(order.paymentMethod);
  return {
    orderNumber: order.orderId,
    payment: order.paymentMethod === 'Pay Online' ? 'prepaid' : 'cod',
    amount: amounts.finalTotal,
    shippingCharges: amounts.deliveryFee,
    discount: Math.round((amounts.discountAmount + amounts.prepaidDiscount) * 100) / 100,
    box: {
      length: box.box_length,
      breadth: box.box_breadth,
      height: box.box_height,
      weight: box.box_weight * GRAMS_PER_KG,
    },
    consignee: {
      name: address.name,
      phone: address.phone,
      address: address.addressLine1,
      address2: [address.addressLine2, address.landmark].filter(Boolean).join(', '),
      city: address.city,
      state: address.state,
      pincode: address.pincode,
    },
    items: order.lines.map(({ name, variant, sku, quantity, price }) => ({
      sku,
      quantity,
      price,
      name: variant ? `${name}, ${variant}` : name,
    })),
    invoice: { date: dayInIndia(new Date(order.createdAt)), ...invoiceTax(order.paymentMethod) },
  };
}
