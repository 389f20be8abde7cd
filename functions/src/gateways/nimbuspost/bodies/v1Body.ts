import type { Parcel } from '../../courier';
import { chosenCourier, clip, itemFields, pickupFields, type Sender } from './parcelFields';

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
      address: clip(consignee.address),
      address_2: clip(consignee.address2),
      city: consignee.city,
      state: consignee.state,
      pincode: consignee.pincode,
      phone: consignee.phone,
    },
    pickup: pickupFields(pickup),
    order_items: itemFields(parcel),
    ...chosenCourier(courierId),
  };
}
