import type { Parcel } from '../../courier';
import { MAX_TEXT, type Pickup } from '../settings';

const GRAMS_PER_KG = 1000;

/**
 * The body of `POST /v2/orders`: rupees, kilograms, centimetres; PIN code and phone are numbers. The courier collects no more
 * than the items come to (as the accounts of others show), so the delivery fee is an item of its own.
 */
export function partnerBody(parcel: Parcel, pickup: Pickup): Record<string, unknown> {
  const { box, consignee, shippingCharges } = parcel;
  const items = parcel.items.map(({ name, sku, quantity, price }) => ({ name, sku, qty: quantity, price }));
  const delivery = { name: 'Delivery', sku: 'DELIVERY', qty: 1, price: shippingCharges };
  return {
    order_number: parcel.orderNumber,
    order_type: 'b2c',
    payment_mode: parcel.payment,
    ...(parcel.payment === 'cod' ? { order_collectable_amount: parcel.amount } : {}),
    warehouse_id: pickup.warehouse,
    shipping_address: {
      name: consignee.name,
      phone: Number(consignee.phone),
      address: consignee.address.slice(0, MAX_TEXT),
      address_opt: consignee.address2.slice(0, MAX_TEXT),
      city: consignee.city,
      state: consignee.state,
      country: 'India',
      pincode: Number(consignee.pincode),
    },
    items: shippingCharges > 0 ? [...items, delivery] : items,
    package: {
      weight: box.weight / GRAMS_PER_KG,
      length: box.length,
      width: box.breadth,
      height: box.height,
    },
  };
}
