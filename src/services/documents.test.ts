import { readAddresses, readCartItems } from './documents';

describe('a stored cart', () => {
  it('survives what other versions and other hands wrote', () => {
    const items = readCartItems([
      { id: 'a', name: 'A', price: 10, quantity: 2, sku: 'A1' },
      { id: 'a', name: 'A', price: 10, quantity: 3, sku: 'A1' },
      { id: 'b', price: 'x', quantity: 1 },
      { id: 'c', quantity: 0 },
      { name: 'nothing' },
      null,
      'text',
    ]);
    expect(items.map(({ id, quantity, price, kind }) => [id, quantity, price, kind])).toEqual([
      ['a', 3, 10, 'product'],
      ['b', 1, 0, 'product'],
    ]);
  });
  it.each([undefined, null, 'x', { 0: {} }])('is empty for %p', (stored) => {
    expect(readCartItems(stored)).toEqual([]);
  });
});

it('reads addresses with every field there', () => {
  expect(readAddresses([{ name: 'Aditi', pincode: '560034', isDefault: 'yes' }, {}, 7])).toEqual([
    {
      name: 'Aditi',
      phone: '',
      addressLine1: '',
      addressLine2: '',
      city: '',
      state: '',
      pincode: '560034',
      landmark: '',
      isDefault: false,
      createdAt: '',
    },
  ]);
});
