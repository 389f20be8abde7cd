import { readAddresses, readCartItems } from './documents';

describe('a stored cart', () => {
  it('is read without invalid lines of other versions', () => {
    const items = readCartItems([
      { id: 'a', name: 'A', price: 10, quantity: 2, sku: 'A1' },
      { id: 'a', name: 'A', price: 10, quantity: 3, sku: 'A1' },
      { id: 'b', name: 'B', price: 'x', quantity: 1 },
      { id: 'minus', name: 'Minus', quantity: -3 },
      { id: 'free/path', name: 'Path', quantity: 1 },
      { id: 'tag', name: '<b>Tag</b>', quantity: 1 },
      { id: 'lines', name: 'Two\nlines', quantity: 1 },
      { id: 'long', name: 'x'.repeat(121), quantity: 1 },
      { id: 'dear', name: 'Dear', price: 1e9, quantity: 1 },
      { id: 'owed', name: 'Owed', price: -1, quantity: 1 },
      { id: 'endless', name: 'Endless', quantity: Infinity },
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

it('reads addresses with all fields', () => {
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
