import { audit, type Books } from './audit';

const stock = (available: number, reserved: number) => new Map([['toner', { available, reserved, sold: 0 }]]);

const good: Books = {
  answered: ['A', 'B'],
  orders: [
    { orderId: 'A', reserved: { toner: 1 } },
    { orderId: 'B', reserved: { toner: 2 } },
  ],
  parcels: ['B', 'A'],
  before: stock(10, 1),
  after: stock(7, 4),
};

test('books that balance have nothing to say', () => {
  expect(audit(good)).toEqual([]);
});

const rows: [string, Partial<Books>, string[]][] = [
  [
    'an order that is lost',
    { answered: ['A', 'B', 'C'] },
    ['C was answered as placed, but there is no order.'],
  ],
  ['an order nobody heard of', { answered: ['A'] }, ['B is an order that was never answered as placed.']],
  ['one id for two answers', { answered: ['A', 'B', 'B'] }, ['B was answered as placed twice.']],
  ['an order without a parcel', { parcels: ['A'] }, ['B has no parcel.']],
  ['a second parcel', { parcels: ['A', 'B', 'B'] }, ['B has more than one parcel.']],
  ['a parcel without an order', { parcels: ['A', 'B', 'X'] }, ['X is a parcel without an order.']],
  ['a unit too few', { after: stock(6, 4) }, ['There were 11 of toner, there are 10.']],
  ['a reservation no order holds', { after: stock(6, 5) }, ['Orders hold 3 of toner, 4 were reserved.']],
  ['stock that is gone', { after: new Map() }, ['The stock of toner is gone.']],
];

test('a cancelled order holds nothing and has no parcel; one that does is found', () => {
  const [one, other] = good.orders;
  const orders = [one!, { ...other!, gaveBack: true }];
  expect(audit({ ...good, orders, parcels: ['A'], after: stock(9, 2) })).toEqual([]);
  expect(audit({ ...good, orders })).toEqual([
    'B is a parcel without an order.',
    'Orders hold 1 of toner, 3 were reserved.',
  ]);
});

test.each(rows)('%s is found', (_name, change, found) => {
  expect(audit({ ...good, ...change })).toEqual(found);
});

test('more promised than there was is found', () => {
  const orders = [{ orderId: 'A', reserved: { toner: 12 } }];
  const books = {
    ...good,
    answered: ['A'],
    orders,
    parcels: ['A'],
    before: stock(10, 0),
    after: stock(-2, 12),
  };
  expect(audit(books)).toEqual(['-2 of toner are available.']);
});
