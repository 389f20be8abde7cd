import {
  amount,
  entries,
  InvalidField,
  object,
  oneOf,
  optionalText,
  positive,
  readBody,
  shaped,
  text,
  type Fields,
  type Read,
} from './fields';
import { type Consignee, type CreateBody } from '../types';

const PAYMENT_MODES = ['cod', 'prepaid', 'reverse'] as const;
const GRAMS_PER_KG = 1000;
const MAX_KG = 32;

/** Reads the body of `POST /v2/orders`, or returns NimbusPost's error message. */
export const readPartnerBody = (input: unknown): Read<CreateBody> => readBody(input, partnerBody);

function partnerBody(input: unknown): CreateBody {
  const body = object(input, 'Order');
  const box = object(body['package'], 'Package');
  const payment = oneOf(body, 'payment_mode', 'Payment Mode', PAYMENT_MODES);
  const items = entries(body, 'items', 'Items', 'Item').map((item) => ({
    name: text(item, 'name', 'Item Name'),
    qty: positive(item, 'qty', 'Item Qty'),
    price: amount(item, 'price', 'Item Price'),
    sku: optionalText(item, 'sku', 'Item SKU', 60),
  }));
  const total = items.reduce((sum, { qty, price }) => sum + qty * price, 0);
  const collected = payment === 'cod' ? positive(body, 'order_collectable_amount', 'Collectable Amount') : 0;
  if (collected > total) {
    throw new InvalidField('The Collectable Amount field cannot exceed the total of the items.');
  }
  oneOf(body, 'order_type', 'Order Type', ['b2c']);
  const kilograms = positive(box, 'weight', 'Package Weight');
  if (kilograms > MAX_KG) {
    throw new InvalidField(`B2C orders cannot exceed ${String(MAX_KG)} kg chargeable weight`);
  }
  return {
    order_number: text(body, 'order_number', 'Order Number', 50),
    shipping_charges: 0,
    discount: 0,
    cod_charges: 0,
    payment_type: payment,
    order_amount: collected || total,
    package_weight: kilograms * GRAMS_PER_KG,
    package_length: positive(box, 'length', 'Package Length'),
    package_breadth: positive(box, 'width', 'Package Width'),
    package_height: positive(box, 'height', 'Package Height'),
    courier_id: '',
    consignee: consignee(object(body['shipping_address'], 'Shipping Address')),
    pickup: { warehouse_name: text(body, 'warehouse_id', 'Warehouse Id', 50) },
    order_items: items,
  };
}

function consignee(fields: Fields): Consignee {
  return {
    name: text(fields, 'name', 'Name'),
    address: text(fields, 'address', 'Address'),
    address_2: optionalText(fields, 'address_opt', 'Address Opt'),
    city: text(fields, 'city', 'City', 60),
    state: text(fields, 'state', 'State', 60),
    pincode: digits(fields, 'pincode', 'Pincode', /^\d{6}$/, 'exactly 6 digits'),
    phone: digits(fields, 'phone', 'Phone', /^\d{10}$/, 'exactly 10 digits'),
  };
}

/** A number with a fixed count of digits; refuses a text of digits. */
function digits(fields: Fields, key: string, name: string, form: RegExp, formName: string): string {
  if (typeof fields[key] !== 'number') throw new InvalidField(`${name}: Must be a valid number`);
  return shaped(fields, key, name, form, formName);
}
