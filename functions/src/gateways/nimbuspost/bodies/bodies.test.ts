import type { Parcel } from '../../courier';
import { cargoBody } from './cargoBody';
import { partnerBody } from './partnerBody';
import { v1Body } from './v1Body';

const parcel: Parcel = {
  orderNumber: 'GLM-1',
  payment: 'cod',
  amount: 670,
  shippingCharges: 70,
  discount: 50,
  box: { length: 15, breadth: 10, height: 12, weight: 1000 },
  consignee: {
    name: 'Asha Rao',
    phone: '9876543210',
    address: '12 MG Road',
    address2: 'Near the lake',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560001',
  },
  items: [
    { name: 'Rose mist', sku: 'RM', quantity: 2, price: 250 },
    { name: 'Balm', sku: 'BA', quantity: 1, price: 150 },
  ],
  invoice: { date: '2026-11-21', hsn: '3304', taxRate: 0 },
};
const prepaid: Parcel = { ...parcel, payment: 'prepaid', shippingCharges: 0, amount: 600 };
const sender = { pickup: { warehouse: 'Main', pincode: '560025' }, courierId: '' };

test('the v1 body has grams and rupees, and names a courier only if one is set', () => {
  const body = v1Body(parcel, sender);
  expect(body).toMatchObject({ package_weight: 1000, order_amount: 670, payment_type: 'cod' });
  expect(body).not.toHaveProperty('courier_id');
  expect(v1Body(parcel, { ...sender, courierId: '14' })).toMatchObject({ courier_id: '14' });
});

describe('the cargo body', () => {
  test('describes one box as one product', () => {
    expect(cargoBody(parcel, { ...sender, courierId: '110' })).toMatchObject({
      order_id: 'GLM-1',
      payment_method: 'cod',
      cod_amount: 670,
      courier_id: '110',
      no_of_boxes: 1,
      consignee_company_name: 'Asha Rao',
      consignee_gst_number: '',
      consignee_address: '12 MG Road, Near the lake',
      invoice: [{ invoice_number: 'GLM-1', invoice_date: '2026-11-21', invoice_value: 670 }],
      products: [
        {
          product_name: '2 × Rose mist, 1 × Balm',
          no_of_box: 1,
          product_price: 670,
          product_hsn_code: '3304',
          product_tax_per: 0,
          product_weight: 1000,
          product_weight_unit: 'gram',
          product_length: 15,
          product_breadth: 10,
          product_height: 12,
        },
      ],
    });
  });

  test('collects nothing for a prepaid order', () => {
    expect(cargoBody(prepaid, sender)).not.toHaveProperty('cod_amount');
  });

  test('cuts long texts to NimbusPost’s maximum', () => {
    const long = { ...parcel, items: Array.from({ length: 30 }, () => parcel.items[0] ?? []) } as Parcel;
    expect(cargoBody(long, sender)).toMatchObject({
      products: [{ product_name: expect.stringMatching(/^.{200}$/) }],
    });
  });
});

describe('the Partner v2 body', () => {
  test('has kilograms and rupees, with PIN code and phone as numbers', () => {
    expect(partnerBody(parcel, sender.pickup)).toMatchObject({
      order_number: 'GLM-1',
      payment_mode: 'cod',
      order_collectable_amount: 670,
      warehouse_id: 'Main',
      package: { weight: 1, length: 15, width: 10, height: 12 },
      shipping_address: { phone: 9_876_543_210, pincode: 560_001 },
    });
  });

  test('has items worth at least the amount to collect', () => {
    const { items } = partnerBody(parcel, sender.pickup) as { items: { price: number; qty: number }[] };
    expect(items.at(-1)).toMatchObject({ name: 'Delivery', price: 70, qty: 1 });
    expect(items.reduce((sum, { price, qty }) => sum + price * qty, 0)).toBeGreaterThanOrEqual(670);
  });

  test('collects nothing for a prepaid order and omits free delivery', () => {
    const body = partnerBody(prepaid, sender.pickup);
    expect(body).not.toHaveProperty('order_collectable_amount');
    expect(body['items']).toHaveLength(2);
  });
});
