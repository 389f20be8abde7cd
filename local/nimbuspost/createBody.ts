import { amount, InvalidField, object, optionalText, positive, shaped, text } from './fields';
import { type Consignee, type CreateBody, type OrderItem, type PaymentType } from './types';

const PAYMENT_TYPES: PaymentType[] = ['cod', 'prepaid', 'reverse'];
const MAX_ITEMS = 100;

/** Reads the body of `POST /v1/shipments`, or says what is wrong with it in NimbusPost's words. */
export function readCreateBody(
  input: unknown,
): { ok: true; value: CreateBody } | { ok: false; message: string } {
  try {
    return { ok: true, value: createBody(input) };
  } catch (error) {
    if (error instanceof InvalidField) return { ok: false, message: error.message };
    throw error;
  }
}

function createBody(input: unknown): CreateBody {
  const body = object(input, 'Order');
  const pickup = object(body['pickup'], 'Pickup');
  return {
    order_number: text(body, 'order_number', 'Order Number', 50),
    shipping_charges: amount(body, 'shipping_charges', 'Shipping Charges'),
    discount: amount(body, 'discount', 'Discount'),
    cod_charges: amount(body, 'cod_charges', 'COD Charges'),
    payment_type: paymentType(text(body, 'payment_type', 'Payment Type')),
    order_amount: positive(body, 'order_amount', 'Order Amount'),
    package_weight: positive(body, 'package_weight', 'Package Weight'),
    package_length: positive(body, 'package_length', 'Package Length'),
    package_breadth: positive(body, 'package_breadth', 'Package Breadth'),
    package_height: positive(body, 'package_height', 'Package Height'),
    courier_id: optionalText(body, 'courier_id', 'Courier Id', 10),
    consignee: consignee(body['consignee']),
    pickup: { warehouse_name: text(pickup, 'warehouse_name', 'Warehouse Name', 50) },
    order_items: items(body['order_items']),
  };
}

function paymentType(value: string): PaymentType {
  const known = PAYMENT_TYPES.find((type) => type === value);
  if (!known) {
    throw new InvalidField(`The Payment Type field must be one of: ${PAYMENT_TYPES.join(', ')}.`);
  }
  return known;
}

function consignee(input: unknown): Consignee {
  const fields = object(input, 'Consignee');
  return {
    name: text(fields, 'name', 'Consignee Name'),
    address: text(fields, 'address', 'Consignee Address'),
    address_2: optionalText(fields, 'address_2', 'Consignee Address 2'),
    city: text(fields, 'city', 'Consignee City', 60),
    state: text(fields, 'state', 'Consignee State', 60),
    pincode: shaped(fields, 'pincode', 'Consignee Pincode', /^\d{6}$/, 'exactly 6 digits'),
    phone: shaped(fields, 'phone', 'Consignee Phone', /^\d{10}$/, 'exactly 10 digits'),
  };
}

function items(input: unknown): OrderItem[] {
  if (!Array.isArray(input) || input.length === 0)
    throw new InvalidField('The Order Items field is required.');
  if (input.length > MAX_ITEMS) {
    throw new InvalidField(`The Order Items field cannot exceed ${String(MAX_ITEMS)} items.`);
  }
  return input.map((entry: unknown) => {
    const item = object(entry, 'Order Item');
    return {
      name: text(item, 'name', 'Product Name'),
      qty: positive(item, 'qty', 'Product Qty'),
      price: amount(item, 'price', 'Product Price'),
      sku: optionalText(item, 'sku', 'Product SKU', 60),
    };
  });
}
