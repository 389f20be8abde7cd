import type { Parcel } from '../../courier';
import { joined, pickupFields, type Sender } from './parcelFields';

/**
 * The body of `POST /api/shipmentcargo/create`: rupees, grams, centimetres. A "product" there means boxes of one
 * size, so the one box of an order is one product.
 *
 * Assumed, because it is not documented: dates are ISO, as in the specification's example; a person without company
 * and GST number is their own company; `cod_amount` is the cash to collect on delivery.
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
    // The booking asks for the pickup, so `/shipmentcargo/pickup` is not needed.
    request_auto_pickup: 'yes',
    invoice: [
      {
        invoice_number: parcel.orderNumber,
        invoice_date: invoice.date,
        invoice_value: parcel.worth ?? parcel.amount,
      },
    ],
    pickup: pickupFields(pickup),
    products: [
      {
        product_name: joined(items.map(({ name, quantity }) => `${quantity} × ${name}`)),
        product_hsn_code: invoice.hsn,
        product_tax_per: invoice.taxRate,
        no_of_box: 1,
        product_price: parcel.worth ?? parcel.amount,
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
