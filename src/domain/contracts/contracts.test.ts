import type { Address } from '../address';
import type { CartItem } from '../cart';
import { buildShipmentRequest } from '../shipmentRequest';
import { parse } from './parse';
import { applyChanges, changeMessage, validateOfferRequest } from './payment';
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
const asks = (over: object, line: object = {}) => ({
  cartItems: [{ ...item, ...line }],
  couponCode: '',
  paymentMethod: 'Cash on Delivery',
  ...over,
});

describe('validate-offer', () => {
  it('takes what the web app sends, and a missing coupon', () => {
    expect(parse(validateOfferRequest, asks({})).ok).toBe(true);
    expect(parse(validateOfferRequest, asks({ couponCode: null }))).toMatchObject({
      ok: true,
      value: { couponCode: '' },
    });
  });

  it.each<[string, unknown, string]>([
    ['nothing', null, ''],
    ['no lines', asks({ cartItems: [] }), 'cartItems'],
    ['31 lines', asks({ cartItems: Array(31).fill(item) }), 'cartItems'],
    ['quantity 0', asks({}, { quantity: 0 }), 'cartItems.0.quantity'],
    ['quantity −1', asks({}, { quantity: -1 }), 'cartItems.0.quantity'],
    ['quantity 1.5', asks({}, { quantity: 1.5 }), 'cartItems.0.quantity'],
    ['quantity 10^9', asks({}, { quantity: 1e9 }), 'cartItems.0.quantity'],
    ["quantity '2'", asks({}, { quantity: '2' }), 'cartItems.0.quantity'],
    ['a negative price', asks({}, { price: -1 }), 'cartItems.0.price'],
    ['an id with a path in it', asks({}, { id: '../users/x' }), 'cartItems.0.id'],
    ['an unknown method', asks({ paymentMethod: 'Cheque' }), 'paymentMethod'],
    ['no method', asks({ paymentMethod: undefined }), 'paymentMethod'],
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

  it('is built as the specification has it, for cash on delivery', () => {
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

  it('and for what is prepaid', () => {
    expect(build('Pay Online')).toMatchObject({
      payment_method: 'prepaid',
      collectable_amount: 0,
      box_details: [{ box_length: 10 }],
      invoice_details: [{ hsn_code: '4901' }],
    });
  });

  it('takes the same things said by another client', () => {
    const body = build('Cash on Delivery');
    const other = {
      ...body,
      ...{ consignee_phone: 9845012345, consignee_pincode: 560034, coupon_code: null, company_name: null },
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

  it.each([[null], [1], ['x']])('says that %p is no request', (body) => {
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

describe('what the server sells otherwise', () => {
  const money = (rupees: number) => `₹${rupees}`;
  it('is said in words', () => {
    const line = { id: 'amla', sku: 'AM-30', name: 'Amla' };
    expect(changeMessage({ ...line, kind: 'price', was: 1, now: 649 }, money)).toBe(
      'Amla is now ₹649, not ₹1.',
    );
    expect(changeMessage({ ...line, kind: 'stock', wanted: 5, available: 3 }, money)).toBe(
      'Only 3 of Amla left.',
    );
    expect(changeMessage({ ...line, kind: 'stock', wanted: 5, available: 0 }, money)).toBe(
      'Amla is sold out.',
    );
    expect(changeMessage({ ...line, kind: 'gone' }, money)).toBe('Amla is no longer sold.');
  });

  it('brings the cart in step', () => {
    const line = { id: 'amla', sku: 'AM-30', name: 'Amla' };
    const cart = [{ ...item, quantity: 5 }];
    expect(applyChanges(cart, [{ ...line, kind: 'price', was: 649, now: 699 }])[0]).toMatchObject({
      price: 699,
      quantity: 5,
    });
    expect(applyChanges(cart, [{ ...line, kind: 'stock', wanted: 5, available: 3 }])[0]?.quantity).toBe(3);
    expect(applyChanges(cart, [{ ...line, kind: 'stock', wanted: 5, available: 0 }])).toEqual([]);
    expect(applyChanges(cart, [{ ...line, kind: 'gone' }])).toEqual([]);
    expect(applyChanges(cart, [{ ...line, id: 'other', kind: 'gone' }])).toEqual(cart);
  });
});
