import type { Parcel } from '../../courier';
import { MAX_TEXT, type NimbusPostSettings } from '../settings';

type Sender = Pick<NimbusPostSettings, 'pickup' | 'courierId'>;

/** The body of `POST /v1/shipments`: grams, centimetres and rupees. */
export function v1Body(parcel: Parcel, { pickup, courierId }: Sender): Record<string, unknown> {
  const { box, consignee } = parcel;
  return {
    order_number: parcel.orderNumber,
    shipping_charges: parcel.shippingCharges,
    discount: parcel.discount,
    cod_charges: 0,
    payment_type: parcel.payment,
    order_amount: parcel.amount,
    package_weight: box.weight,
    package_length: box.length,
    package_breadth: box.breadth,
    package_height: box.height,
    request_auto_pickup: 'yes',
    consignee: {
      name: consignee.name,
      address: consignee.address.slice(0, MAX_TEXT),
      address_2: consignee.address2.slice(0, MAX_TEXT),
      city: consignee.city,
      state: consignee.state,
      pincode: consignee.pincode,
      phone: consignee.phone,
    },
    pickup: { warehouse_name: pickup.warehouse, pincode: pickup.pincode },
    order_items: parcel.items.map(({ name, sku, quantity, price }) => ({ name, sku, qty: quantity, price })),
    ...(courierId ? { courier_id: courierId } : {}),
  };
}
