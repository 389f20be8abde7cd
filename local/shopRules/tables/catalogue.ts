import { ALICE, EVERYONE, FUNCTIONS, NOBODY } from '../actors';
import { cartLine, combo, product } from '../builders';
import { batch, type Fields, get, increment, list, remove, set, update, where } from '../operations';
import { attempt, functionsOnly, refused, type Row, type Table } from '../table';

const CHANGES: [string, Fields][] = [
  ['a price of 1', { price: 1 }],
  ['a negative price', { price: -1 }],
  ['a price NaN', { price: NaN }],
  ['a price in text', { price: '349' }],
  ['no price', { price: undefined }],
  ['a price above the MRP', { price: 500, mrp: 400 }],
  ['a rating', { rating: 5, ratingCount: 1000 }],
  ['stock', { stock: 1000 }],
  ['a picture that is a script', { mainImage: 'javascript:alert(1)' }],
  ['a picture over plain http', { mainImage: 'http://evil.example/x.png' }],
  ['its end', { status: 'archived' }],
];

function catalogueRows(
  name: string,
  shown: string,
  hidden: string,
  make: (changes?: Fields) => Fields,
): Row[] {
  const path = `${name}/${shown}`;
  const active = where('status', 'active');
  const listed = (what: string, filter?: ReturnType<typeof where>) =>
    refused(`${name}: ${what}`, EVERYONE, list(name, filter), FUNCTIONS);
  return [
    refused(`${name}: what is hidden is read`, EVERYONE, get(`${name}/${hidden}`), FUNCTIONS),
    listed('all are listed'),
    listed('all but the active are listed', where('status', 'active', '!=')),
    listed('drafts are listed', where('status', 'draft')),
    listed('drafts are listed with the rest', where('status', ['active', 'draft'], 'in')),
    refused(`${name}: one of all is asked for`, EVERYONE, list(name, null, { limit: 1 }), FUNCTIONS),
    refused(
      `${name}: the active of every path are listed`,
      EVERYONE,
      list(name, active, { group: true }),
      attempt(NOBODY, list(name, active)),
    ),
    ...functionsOnly(EVERYONE, [
      [`${name}: one is created`, set(`${name}/new`, make())],
      ...CHANGES.map(
        ([what, changes]) =>
          [`${name}: one is created with ${what}`, set(`${name}/new`, { ...make(), ...changes })] as const,
      ),
      ...CHANGES.map(([what, changes]) => [`${name}: one is given ${what}`, update(path, changes)] as const),
      [`${name}: stock by increment`, increment(path, 'stock', 1)],
      [`${name}: price by decrement`, increment(path, 'price', -300)],
      [`${name}: a draft is put on sale`, update(`${name}/${hidden}`, { status: 'active' })],
      [`${name}: one is deleted`, remove(path)],
    ]),
    refused(
      `${name}: a price in one batch with the own cart`,
      ALICE,
      batch(update('users/alice', { cart: [cartLine()] }), update(path, { price: 1 })),
      attempt(ALICE, batch(update('users/alice', { cart: [cartLine()] }))),
    ),
    refused(
      `${name}: a price in one batch before the own cart`,
      ALICE,
      batch(increment(path, 'price', -1), update('users/alice', { cart: [] })),
      attempt(ALICE, batch(update('users/alice', { cart: [] }))),
    ),
  ];
}

export const catalogue: Table = {
  about: 'catalogue',
  rows: [...catalogueRows('products', 'p', 'draft', product), ...catalogueRows('combos', 'c', 'gone', combo)],
  valid: ['products/p', 'combos/c'].map((path) => [path, attempt(NOBODY, get(path))] as const),
};
