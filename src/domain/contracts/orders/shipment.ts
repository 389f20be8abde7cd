import * as v from 'valibot';
import { MAX_CART_LINES } from '../../cart/cart';
import { MAX_EMAIL } from '../../mail/outgoingMail';
import type { Amounts } from '../../pricing/pricing';
import type { OrderStatus, ShipmentStatus } from '../../orders/order/order';
import { messages as fieldMessages } from '../../text/messages';
import {
  couponCode,
  digits,
  documentId,
  gift,
  optionalText,
  orderId,
  quantity,
  rupees,
  sample,
  text,
} from '../fields';

/** One order has one invoice and one box. */
const literalOne = (name: string) => v.literal(1, `${name} must be 1`);
const size = (name: string) =>
  v.pipe(v.number(`${name} must be a number`), v.minValue(0.01, `${name} must be above 0`), v.maxValue(200));

/** The client's value is ignored, because only the warehouse decides whether an item is packed. */
const packed = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()], 'packed must be true or false'), false),
  v.transform((value) => value === true),
);

const product = v.object({
  id: documentId('id'),
  productName: optionalText('productName', 120),
  invoiceValue: rupees('invoiceValue'),
  quantity,
  variant: optionalText('variant', 60),
  sku: optionalText('sku', 60),
  packed,
});

const combo = v.object({
  id: documentId('id'),
  comboName: optionalText('comboName', 120),
  invoiceValue: rupees('invoiceValue'),
  quantity,
  packed,
});

const box = v.object({
  box_length: size('box_length'),
  box_breadth: size('box_breadth'),
  box_height: size('box_height'),
  box_weight: size('box_weight'),
});

const invoice = v.object({
  invoice_number: text('invoice_number', 40, 1),
  invoice_date: text('invoice_date', 40, 1),
  invoice_value: rupees('invoice_value'),
  hsn_code: digits('hsn_code', /^\d{2,8}$/, 'hsn_code must have 2 to 8 digits'),
  tax_rate: rupees('tax_rate'),
  tax_value: rupees('tax_value'),
});

/** POST /api/nimbus/create-shipment. Lengths are cm, weight kg, values rupees. */
export const createShipmentRequest = v.object({
  order_id: orderId,
  company_name: optionalText('company_name', 120),
  no_of_invoices: literalOne('no_of_invoices'),
  no_of_boxes: literalOne('no_of_boxes'),
  customer_email: text('customer_email', MAX_EMAIL),
  consignee_name: text('consignee_name', 80, 1),
  consignee_phone: digits('consignee_phone', /^\d{10}$/, fieldMessages.wrongPhone),
  consignee_address: text('consignee_address', 500, 1),
  consignee_pincode: digits(
    'consignee_pincode',
    /^[1-9]\d{5}$/,
    'consignee_pincode must be a 6-digit PIN code',
  ),
  consignee_city: text('consignee_city', 60, 1),
  consignee_state: text('consignee_state', 60, 1),
  payment_method: v.picklist(['cod', 'prepaid'], "payment_method must be 'cod' or 'prepaid'"),
  collectable_amount: rupees('collectable_amount'),
  invoice_value: rupees('invoice_value'),
  box_details: v.pipe(
    v.array(box, 'box_details must be a list'),
    v.length(1, 'box_details must have one box'),
  ),
  invoice_details: v.pipe(
    v.array(invoice, 'invoice_details must be a list'),
    v.length(1, 'invoice_details must have one invoice'),
  ),
  coupon_code: couponCode,
  delivery_fee: rupees('delivery_fee'),
  sub_total: rupees('sub_total'),
  discount_amount: rupees('discount_amount'),
  final_total: rupees('final_total'),
  /** Store credit that a cash order takes, as the shopper saw it; absent without any. */
  store_credit: v.optional(rupees('store_credit')),
  /** Absent where it is no present. */
  gift,
  sample,
  products: v.nullish(
    v.pipe(v.array(product, 'products must be a list'), v.maxLength(MAX_CART_LINES, 'too many products')),
    [],
  ),
  combos: v.nullish(
    v.pipe(v.array(combo, 'combos must be a list'), v.maxLength(MAX_CART_LINES, 'too many combos')),
    [],
  ),
});
export type CreateShipmentRequest = v.InferOutput<typeof createShipmentRequest>;

export interface CreateShipmentResponse {
  success: true;
  message: string;
  orderId: string;
  status: OrderStatus;
  amounts: Amounts;
  shipment: { status: ShipmentStatus; awb: string; courier: string; trackingUrl: string };
}
