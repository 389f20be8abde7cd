import type { Address } from '../../addresses/address';
import type { CartItem } from '../../cart/cart';
import { buildShipmentRequest } from './shipmentRequest';
import { parse } from '../parse';
import { createOrderRequest, validateOfferRequest, verifyPaymentRequest } from './payment';
import { createShipmentRequest } from './shipment';

const item: CartItem = {
  id: 'amla',
  name: 'Amla',
  title: 'Amla',
  price: 649,
  quantity: 1,
  mainImage: '',
  variant: '30 ml',
  sku: 'AM-30',
  kind: 'product',
};
const request = (over: object, line: object = {}) => ({
  cartItems: [{ ...item, ...line }],
  couponCode: '',
  paymentMethod: 'Cash on Delivery',
  ...over,
});

describe('validate-offer', () => {
  it('accepts the web app’s request, and one without a coupon', () => {
    expect(parse(validateOfferRequest, request({})).ok).toBe(true);
    expect(parse(validateOfferRequest, request({ couponCode: null }))).toMatchObject({
      ok: true,
      value: { couponCode: '' },
    });
  });

  it.each<[string, unknown, string]>([
    ['nothing', null, ''],
    ['no lines', request({ cartItems: [] }), 'cartItems'],
    ['31 lines', request({ cartItems: Array(31).fill(item) }), 'cartItems'],
    ['quantity 0', request({}, { quantity: 0 }), 'cartItems.0.quantity'],
    ['quantity −1', request({}, { quantity: -1 }), 'cartItems.0.quantity'],
    ['quantity 1.5', request({}, { quantity: 1.5 }), 'cartItems.0.quantity'],
    ['quantity 10^9', request({}, { quantity: 1e9 }), 'cartItems.0.quantity'],
    ["quantity '2'", request({}, { quantity: '2' }), 'cartItems.0.quantity'],
    ['a negative price', request({}, { price: -1 }), 'cartItems.0.price'],
    ['an id with a path in it', request({}, { id: '../users/x' }), 'cartItems.0.id'],
    ['an unknown method', request({ paymentMethod: 'Cheque' }), 'paymentMethod'],
    ['no method', request({ paymentMethod: undefined }), 'paymentMethod'],
  ])('refuses %s and names the field', (_name, body, field) => {
    const parsed = parse(validateOfferRequest, body);
    expect(parsed.ok ? 'accepted' : parsed.field).toBe(field);
    expect(parsed.ok ? '' : parsed.message.length).toBeGreaterThan(5);
  });
});

describe('create-shipment', () => {
  const address: Address = {
    name: 'Aditi Rao',
    phone: '9845012345',
    addressLine1: '22, 4th Cross',
    addressLine2: '',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560034',
    landmark: 'Forum',
    isDefault: true,
    createdAt: 't',
  };
  const combo: CartItem = {
    ...item,
    id: 'morning',
    name: 'Morning',
    price: 849,
    variant: '',
    sku: 'C-1',
    kind: 'combo',
  };
  const build = (paymentMethod: 'Cash on Delivery' | 'Pay Online') =>
    buildShipmentRequest({
      orderId: 'GLM1',
      email: 'a@b.example',
      address,
      items: [item, combo],
      couponCode: '',
      paymentMethod,
      companyName: 'Glumist',
      now: new Date('2026-11-21T10:00:00Z'),
      amounts: { subTotal: 1498, discountAmount: 0, prepaidDiscount: 0, deliveryFee: 0, finalTotal: 1498 },
    });

  it('has the specification’s body for cash on delivery', () => {
    const body = build('Cash on Delivery');
    expect(body).toMatchObject({
      payment_method: 'cod',
      collectable_amount: 1498,
      no_of_boxes: 1,
      no_of_invoices: 1,
      consignee_address: '22, 4th Cross, Forum',
      box_details: [{ box_length: 15, box_breadth: 10, box_height: 10, box_weight: 1 }],
      invoice_details: [{ hsn_code: '3304', tax_rate: 0, tax_value: 0, invoice_date: '2026-11-21' }],
      products: [{ id: 'amla', sku: 'AM-30', quantity: 1 }],
      combos: [{ id: 'morning', quantity: 1 }],
    });
    expect(parse(createShipmentRequest, body)).toEqual({ ok: true, value: body });
  });

  it('has the specification’s body for prepaid orders', () => {
    expect(build('Pay Online')).toMatchObject({
      payment_method: 'prepaid',
      collectable_amount: 0,
      box_details: [{ box_length: 10 }],
      invoice_details: [{ hsn_code: '4901' }],
    });
  });

  it('accepts an equivalent body from another client', () => {
    const body = build('Cash on Delivery');
    const other = {
      ...body,
      consignee_phone: 9845012345,
      consignee_pincode: 560034,
      coupon_code: null,
      company_name: null,
      invoice_details: body.invoice_details.map((invoice) => ({ ...invoice, hsn_code: 3304 })),
      products: body.products.map((product) => ({ ...product, variant: null, packed: 0, colour: 'red' })),
      combos: undefined,
    };
    expect(parse(createShipmentRequest, other)).toEqual({
      ok: true,
      value: {
        ...body,
        company_name: '',
        products: body.products.map((product) => ({ ...product, variant: '' })),
        combos: [],
      },
    });
  });

  it.each([[null], [1], ['x']])('refuses %p as a body', (body) => {
    expect(parse(createShipmentRequest, body)).toMatchObject({ message: 'The request must be an object' });
  });

  it.each([
    ['a line break in a name', { consignee_name: 'A\nB' }, 'consignee_name'],
    ['letters for a phone', { consignee_phone: 'abcdefghij' }, 'consignee_phone'],
    ['two boxes', { box_details: [] }, 'box_details'],
    ['an order id with a path', { order_id: '../x/yy' }, 'order_id'],
  ])('refuses %s', (_name, over, field) => {
    const parsed = parse(createShipmentRequest, { ...build('Cash on Delivery'), ...over });
    expect(parsed.ok ? 'accepted' : parsed.field).toBe(field);
  });
});

describe('create-order', () => {
  const address: Address = {
    name: 'Aditi Rao',
    phone: '9845012345',
    addressLine1: '22, 4th Cross',
    addressLine2: '',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560034',
    landmark: '',
    isDefault: true,
    createdAt: '2026-11-21T10:00:00.000Z',
  };
  const cart = {
    amount: 616.55,
    orderId: 'GLM1',
    cartItems: [item],
    couponCode: 'TEN',
    paymentMethod: 'Pay Online',
    address,
  };

  it('accepts a cart, or an amount alone', () => {
    expect(parse(createOrderRequest, cart)).toEqual({ ok: true, value: cart });
    expect(parse(createOrderRequest, { amount: 500 })).toEqual({ ok: true, value: { amount: 500 } });
  });

  it('accepts an address saved by an older version', () => {
    const { addressLine2: _2, landmark: _l, isDefault: _d, ...old } = address;
    const value = { ...cart, address: { ...address, isDefault: false } };
    expect(parse(createOrderRequest, { ...cart, address: old })).toEqual({ ok: true, value });
  });

  it.each<[string, unknown, string]>([
    ['nothing', null, ''],
    ['no amount', {}, 'amount'],
    ['an amount as text', { amount: '500' }, 'amount'],
    ['less than a rupee', { amount: 0.5 }, 'amount'],
    ['a cart without an address', { ...cart, address: undefined }, 'address'],
    ['a cart without an order id', { ...cart, orderId: undefined }, 'orderId'],
    ['an order id with a path', { ...cart, orderId: '../x' }, 'orderId'],
    ['cash on delivery', { ...cart, paymentMethod: 'Cash on Delivery' }, 'paymentMethod'],
    ['a phone of nine digits', { ...cart, address: { ...address, phone: '984501234' } }, 'address.phone'],
  ])('refuses %s and names the field', (_name, body, field) => {
    const parsed = parse(createOrderRequest, body);
    expect(parsed.ok ? 'accepted' : parsed.field).toBe(field);
  });
});

describe('verify-payment', () => {
  const result = { razorpay_order_id: 'order_A1', razorpay_payment_id: 'pay_B2', razorpay_signature: 'c0de' };

  it('accepts the result of Razorpay’s checkout', () => {
    expect(parse(verifyPaymentRequest, result)).toEqual({ ok: true, value: result });
  });

  it.each([
    ['razorpay_order_id', { razorpay_order_id: 'order_/../x' }],
    ['razorpay_payment_id', { razorpay_payment_id: { $ne: '' } }],
    ['razorpay_signature', { razorpay_signature: undefined }],
  ])('refuses another %s', (field, over) => {
    const parsed = parse(verifyPaymentRequest, { ...result, ...over });
    expect(parsed.ok ? 'accepted' : parsed.field).toBe(field);
  });
});
