import type { Parcel } from '../../courier';
import type { Pickup } from '../settings';
import { clip, itemFields } from './parcelFields';

const GRAMS_PER_KG = 1000;

/**
 * The body of `POST /v2/orders`: rupees, kilograms, centimetres; PIN code and phone are numbers. The courier collects
 * no more than the sum of the items (as other accounts show), so the delivery fee is an item.
 */
export function partnerBody(parcel: Parcel, pickup: Pickup): Record<string, unknown> {
  const { box, consignee, shippingCharges } = parcel;
  const items = itemFields(parcel);
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
      address: clip(consignee.address),
      address_opt: clip(consignee.address2),
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
