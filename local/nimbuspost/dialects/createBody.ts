import {
  amount,
  entries,
  object,
  oneOf,
  optionalText,
  positive,
  readBody,
  shaped,
  text,
  type Read,
} from './fields';
import { type Consignee, type CreateBody, type PaymentType } from '../types';

const PAYMENT_TYPES: PaymentType[] = ['cod', 'prepaid', 'reverse'];

/** Reads the body of `POST /v1/shipments`, or returns NimbusPost's error message. */
export const readCreateBody = (input: unknown): Read<CreateBody> => readBody(input, createBody);

function createBody(input: unknown): CreateBody {
  const body = object(input, 'Order');
  const pickup = object(body['pickup'], 'Pickup');
  return {
    order_number: text(body, 'order_number', 'Order Number', 50),
    shipping_charges: amount(body, 'shipping_charges', 'Shipping Charges'),
    discount: amount(body, 'discount', 'Discount'),
    cod_charges: amount(body, 'cod_charges', 'COD Charges'),
    payment_type: oneOf(body, 'payment_type', 'Payment Type', PAYMENT_TYPES),
    order_amount: positive(body, 'order_amount', 'Order Amount'),
    package_weight: positive(body, 'package_weight', 'Package Weight'),
    package_length: positive(body, 'package_length', 'Package Length'),
    package_breadth: positive(body, 'package_breadth', 'Package Breadth'),
    package_height: positive(body, 'package_height', 'Package Height'),
    courier_id: optionalText(body, 'courier_id', 'Courier Id', 10),
    consignee: consignee(body['consignee']),
    pickup: { warehouse_name: text(pickup, 'warehouse_name', 'Warehouse Name', 50) },
    order_items: entries(body, 'order_items', 'Order Items', 'Order Item').map((item) => ({
      name: text(item, 'name', 'Product Name'),
      qty: positive(item, 'qty', 'Product Qty'),
      price: amount(item, 'price', 'Product Price'),
      sku: optionalText(item, 'sku', 'Product SKU', 60),
    })),
  };
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
