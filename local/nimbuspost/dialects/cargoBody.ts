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
import { type CreateBody } from '../types';

const PAYMENT_METHODS = ['cod', 'prepaid', 'reverse'] as const;
const GRAMS = { gram: 1, kg: 1000 };

/** Reads the body of `POST /api/shipmentcargo/create`, or returns NimbusPost's error message. */
export const readCargoBody = (input: unknown): Read<CreateBody> => readBody(input, cargoBody);

interface Boxes {
  name: string;
  count: number;
  price: number;
  /** Grams, of all of them. */
  weight: number;
  size: { length: number; breadth: number; height: number };
}

function cargoBody(input: unknown): CreateBody {
  const body = object(input, 'Order');
  const pickup = object(body['pickup'], 'Pickup');
  const boxes = entries(body, 'products', 'Products', 'Product').map(boxesOf);
  const invoiced = invoices(body);
  if (positive(body, 'no_of_boxes', 'No Of Boxes') !== boxes.reduce((sum, { count }) => sum + count, 0)) {
    throw new InvalidField('The No Of Boxes field does not match the products.');
  }
  optionalText(body, 'consignee_gst_number', 'Consignee GST Number', 15);
  text(body, 'consignee_company_name', 'Consignee Company Name');
  const payment = oneOf(body, 'payment_method', 'Payment Method', PAYMENT_METHODS);
  const largest = boxes.reduce((one, other) => (other.weight > one.weight ? other : one));
  return {
    order_number: text(body, 'order_id', 'Order Id', 50),
    shipping_charges: 0,
    discount: 0,
    cod_charges: 0,
    payment_type: payment,
    order_amount: payment === 'cod' ? positive(body, 'cod_amount', 'COD Amount') : invoiced,
    package_weight: boxes.reduce((sum, { weight }) => sum + weight, 0),
    package_length: largest.size.length,
    package_breadth: largest.size.breadth,
    package_height: largest.size.height,
    courier_id: text(body, 'courier_id', 'Courier Id', 10),
    consignee: {
      name: text(body, 'consignee_name', 'Consignee Name'),
      address: text(body, 'consignee_address', 'Consignee Address'),
      address_2: '',
      city: text(body, 'consignee_city', 'Consignee City', 60),
      state: text(body, 'consignee_state', 'Consignee State', 60),
      pincode: shaped(body, 'consignee_pincode', 'Consignee Pincode', /^\d{6}$/, 'exactly 6 digits'),
      phone: shaped(body, 'consignee_phone', 'Consignee Phone', /^\d{10}$/, 'exactly 10 digits'),
    },
    pickup: { warehouse_name: text(pickup, 'warehouse_name', 'Warehouse Name', 50) },
    order_items: boxes.map(({ name, count, price }) => ({ name, price, qty: count, sku: '' })),
  };
}

/** The sum of all invoices in rupees. */
function invoices(body: Fields): number {
  const list = entries(body, 'invoice', 'Invoice', 'Invoice');
  if (positive(body, 'no_of_invoices', 'No Of Invoices') !== list.length) {
    throw new InvalidField('The No Of Invoices field does not match the invoices.');
  }
  return list.reduce((sum, invoice) => {
    text(invoice, 'invoice_number', 'Invoice Number', 50);
    shaped(invoice, 'invoice_date', 'Invoice Date', /^(\d{4}-\d{2}-\d{2}|\d{2}-\d{2}-\d{4})$/, 'a date');
    return sum + positive(invoice, 'invoice_value', 'Invoice Value');
  }, 0);
}

function boxesOf(product: Fields): Boxes {
  oneOf(product, 'product_lbh_unit', 'Product LBH Unit', ['cm']);
  shaped(product, 'product_hsn_code', 'Product HSN Code', /^\d{4,8}$/, '4 to 8 digits');
  amount(product, 'product_tax_per', 'Product Tax');
  const unit = oneOf(product, 'product_weight_unit', 'Product Weight Unit', ['gram', 'kg']);
  return {
    name: text(product, 'product_name', 'Product Name'),
    count: positive(product, 'no_of_box', 'No Of Box'),
    price: amount(product, 'product_price', 'Product Price'),
    weight: positive(product, 'product_weight', 'Product Weight') * GRAMS[unit],
    size: {
      length: positive(product, 'product_length', 'Product Length'),
      breadth: positive(product, 'product_breadth', 'Product Breadth'),
      height: positive(product, 'product_height', 'Product Height'),
    },
  };
}
