import { readCreateBody } from './createBody';
import { createBody } from '../testing/createBody';

describe('readCreateBody', () => {
  it('accepts a complete body, including numbers written as text', () => {
    const read = readCreateBody(createBody({ order_amount: '499.50', package_weight: '1000' }));
    expect(read).toMatchObject({ ok: true, value: { order_amount: 499.5, package_weight: 1000 } });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no order number', { order_number: '' }, 'The Order Number field is required.'],
    [
      'odd payment',
      { payment_type: 'card' },
      'The Payment Type field must be one of: cod, prepaid, reverse.',
    ],
    ['no amount', { order_amount: undefined }, 'The Order Amount field is required.'],
    ['no weight', { package_weight: 0 }, 'The Package Weight field must contain a number greater than 0.'],
    ['odd length', { package_length: 'long' }, 'The Package Length field must contain only numbers.'],
    ['no consignee', { consignee: undefined }, 'The Consignee field is required.'],
    ['no pickup', { pickup: {} }, 'The Warehouse Name field is required.'],
    ['no items', { order_items: [] }, 'The Order Items field is required.'],
    [
      'item without units',
      { order_items: [{ name: 'Toner', price: 1 }] },
      'The Product Qty field is required.',
    ],
    [
      'short phone',
      { consignee: { ...createBody().consignee, phone: '12345' } },
      'The Consignee Phone field must be exactly 10 digits.',
    ],
  ])('refuses %s', (_, change, message) => {
    expect(readCreateBody(createBody(change))).toEqual({ ok: false, message });
  });
});
