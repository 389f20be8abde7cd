import type { Parcel } from '../../courier';
import { MAX_TEXT, type NimbusPostSettings } from '../settings';

type Sender = Pick<NimbusPostSettings, 'pickup' | 'courierId'>;

const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(', ').slice(0, MAX_TEXT);

/**
 * The body of `POST /api/shipmentcargo/create`: rupees, grams, centimetres. A "product" there is what lies in boxes of one
 * size, so an order's one box is one product, whatever is in it.
 *
 * Assumed, since no document says it: dates are ISO, as in the specification's own body; a person, who has no company and no
 * GST number, is her own company; `cod_amount` is what is collected at the door.
 */
export function cargoBody(parcel: Parcel, { pickup, courierId }: Sender): Record<string, unknown> {
  const { box, consignee, invoice, items } = parcel;
  return {
    order_id: parcel.orderNumber,
    payment_method: parcel.payment,
    ...(parcel.payment === 'cod' ? { cod_amount: parcel.amount } : {}),
    consignee_name: consignee.name,
    consignee_company_name: consignee.name,
    consignee_phone: consignee.phone,
    consignee_email: '',
    consignee_gst_number: '',
    consignee_address: joined([consignee.address, consignee.address2]),
    consignee_pincode: consignee.pincode,
    consignee_city: consignee.city,
    consignee_state: consignee.state,
    no_of_invoices: 1,
    no_of_boxes: 1,
    courier_id: courierId,
    // With it the pickup is asked for by the booking itself, and needs no `/shipmentcargo/pickup`.
    request_auto_pickup: 'yes',
    invoice: [
      { invoice_number: parcel.orderNumber, invoice_date: invoice.date, invoice_value: parcel.amount },
    ],
    pickup: { warehouse_name: pickup.warehouse, pincode: pickup.pincode },
    products: [
      {
        product_name: joined(items.map(({ name, quantity }) => `${quantity} × ${name}`)),
        product_hsn_code: invoice.hsn,
        product_tax_per: invoice.taxRate,
        no_of_box: 1,
        product_price: parcel.amount,
        product_lbh_unit: 'cm',
        product_length: box.length,
        product_breadth: box.breadth,
        product_height: box.height,
        product_weight_unit: 'gram',
        product_weight: box.weight,
      },
    ],
  };
}
