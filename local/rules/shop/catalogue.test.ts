import { double } from '../testing/encode';
import { ADMIN, ALICE, NOBODY, Shop, STRANGERS, where } from './Shop';
import { combo, product, withVariant } from './builders';

const shop = () =>
  new Shop()
    .put('products/p', product())
    .put('products/draft', product({ status: 'draft' }))
    .put('combos/c', combo())
    .put('combos/gone', combo({ status: 'archived' }));

describe('reading', () => {
  it.each([
    ['products', 'p', 'draft'],
    ['combos', 'c', 'gone'],
  ])('%s: what is active is for everyone, the rest for the admin', (collection, active, hidden) => {
    expect(shop().get(NOBODY, `${collection}/${active}`).allowed).toBe(true);
    expect(shop().list(NOBODY, collection, where('status', 'active')).allowed).toBe(true);
    expect(shop().get(ADMIN, `${collection}/${hidden}`).allowed).toBe(true);
    expect(shop().list(ADMIN, collection).allowed).toBe(true);
    for (const [, actor] of STRANGERS) {
      expect(shop().get(actor, `${collection}/${hidden}`).allowed).toBe(false);
      expect(shop().list(actor, collection).allowed).toBe(false);
      expect(shop().list(actor, collection, where('status', 'draft')).allowed).toBe(false);
      expect(shop().list(actor, collection, where('status', ['active', 'draft'], 'in')).allowed).toBe(false);
      expect(shop().list(actor, collection, where('status', 'draft', '!=')).allowed).toBe(false);
      expect(shop().list(actor, collection, null, { limit: 1, allDescendants: true }).allowed).toBe(false);
    }
  });

  it('a collection group of any name is refused to strangers', () => {
    const active = where('status', 'active');
    expect(shop().list(NOBODY, 'products', active, { allDescendants: true }).allowed).toBe(false);
    expect(shop().list(ALICE, 'combos', active, { allDescendants: true }).allowed).toBe(false);
  });
});

describe('writing', () => {
  it('the admin creates, changes and deletes', () => {
    expect(shop().create(ADMIN, 'products/new', product()).allowed).toBe(true);
    expect(shop().create(ADMIN, 'combos/new', combo()).allowed).toBe(true);
    expect(shop().update(ADMIN, 'products/p', { price: 300 }).allowed).toBe(true);
    expect(shop().update(ADMIN, 'combos/c', { status: 'archived' }).allowed).toBe(true);
    expect(shop().delete(ADMIN, 'products/p').allowed).toBe(true);
    expect(shop().delete(ADMIN, 'combos/c').allowed).toBe(true);
  });

  it.each(STRANGERS)('%s does not', (_, actor) => {
    expect(shop().create(actor, 'products/new', product()).allowed).toBe(false);
    expect(shop().create(actor, 'combos/new', combo()).allowed).toBe(false);
    for (const changes of [{ price: 1 }, { rating: 5 }, { stock: 0 }, { stock: 21 }]) {
      expect(shop().update(actor, 'products/p', changes).allowed).toBe(false);
      expect(shop().update(actor, 'combos/c', changes).allowed).toBe(false);
    }
    expect(shop().delete(actor, 'products/p').allowed).toBe(false);
    expect(shop().delete(actor, 'combos/c').allowed).toBe(false);
  });
});

describe('what even the admin may not write, for a product and a combo', () => {
  it.each<[string, Record<string, unknown>]>([
    ['price 0', { price: 0 }],
    ['price −1', { price: -1 }],
    ['price NaN', { price: NaN }],
    ['price infinite', { price: Infinity, mrp: Infinity }],
    ['price in text', { price: '349' }],
    ['no price', { price: undefined }],
    ['price above MRP', { price: 400 }],
    ['MRP NaN', { mrp: NaN }],
    ['MRP in text', { mrp: '399' }],
    ['MRP of a crore', { mrp: 10_000_000 }],
    ['no MRP', { mrp: undefined }],
    ['a javascript: picture', { mainImage: 'javascript:alert(1)' }],
    ['a data: picture', { mainImage: 'data:image/svg+xml,<svg>' }],
    ['a picture over plain http', { mainImage: 'http://cdn.example.com/a.webp' }],
    ['a picture of another host by //', { mainImage: '//evil.example/a.webp' }],
    ['a picture that climbs out', { mainImage: '/pictures/../api/orders' }],
    ['a picture with a quote', { mainImage: '/pictures/a".webp' }],
    ['a picture with a line break', { mainImage: '/pictures/a.webp\n' }],
    ['a picture with a name in its address', { mainImage: 'https://a@evil.example/x' }],
    ['a picture of 501 characters', { mainImage: `/pictures/${'x'.repeat(491)}` }],
    ['no picture', { mainImage: '' }],
    ['a hostile one among the pictures', { images: [{ src: '/pictures/a.webp' }, { src: 'javascript:1' }] }],
    ['a picture with unknown keys', { images: [{ src: '/pictures/a.webp', onload: 'x' }] }],
    ['a picture whose text is markup', { images: [{ src: '/pictures/a.webp', alt: '<img>' }] }],
    ['an unknown status', { status: 'live' }],
    ['no status', { status: undefined }],
    ['an unknown key', { cost: 1 }],
    ['no name', { name: '' }],
    ['a name of 151 characters', { name: 'x'.repeat(151) }],
    ['a name with a line break', { name: 'a\nb' }],
    ['a name with markup', { name: '<script>' }],
    ['a slug with a slash', { slug: 'a/b' }],
    ['a label of 41 characters', { label: 'x'.repeat(41) }],
    ['a subtitle of 301 characters', { subtitle: 'x'.repeat(301) }],
    ['a description of 5,001 characters', { description: 'x'.repeat(5001) }],
    ['a description with markup', { description: '<b>' }],
    ['31 tags', { tags: Array(31).fill('a') }],
    ['tags in text', { tags: 'toner' }],
    ['31 benefits', { benefits: Array(31).fill('a') }],
    ['rating 5.1', { rating: 5.1 }],
    ['rating −1', { rating: -1 }],
    ['rating NaN', { rating: NaN }],
    ['half a rating count', { ratingCount: 1.5 }],
    ['stock −1', { stock: -1 }],
    ['half a stock', { stock: 0.5 }],
    ['a million and one in stock', { stock: 1_000_001 }],
    ['GST of 29%', { gstRate: 29 }],
    ['GST of −1%', { gstRate: -1 }],
  ])('%s', (_, changes) => {
    expect(shop().update(ADMIN, 'products/p', changes).allowed).toBe(false);
    expect(shop().update(ADMIN, 'combos/c', changes).allowed).toBe(false);
    const present = Object.entries({ ...product(), ...changes }).filter(([, value]) => value !== undefined);
    expect(shop().create(ADMIN, 'products/new', Object.fromEntries(present)).allowed).toBe(false);
  });

  it.each<[string, Record<string, unknown>]>([
    ['price 0', { price: 0 }],
    ['price above its MRP', { price: 500 }],
    ['price in text', { price: '349' }],
    ['MRP NaN', { mrp: NaN }],
    ['stock −1', { stock: -1 }],
    ['stock 1.0 as a double', { stock: double(1) }],
    ['a label that is a number', { label: 100 }],
    ['texts of 201 characters', { label: 'x'.repeat(201) }],
    ['an unknown key', { cost: 1 }],
  ])('a variant with %s', (_, changes) => {
    expect(shop().update(ADMIN, 'products/p', withVariant(changes)).allowed).toBe(false);
    expect(shop().update(ADMIN, 'products/p', withVariant({})).allowed).toBe(true);
  });

  it.each<[string, unknown]>([
    ['none', []],
    ['in text', 'v1'],
    ['missing', undefined],
  ])('variants: %s', (_, variants) => {
    expect(shop().update(ADMIN, 'products/p', { variants }).allowed).toBe(false);
  });

  it('101 ingredients', () => {
    expect(shop().update(ADMIN, 'products/p', { ingredients: Array(101).fill('Aqua') }).allowed).toBe(false);
    expect(shop().update(ADMIN, 'products/p', { ingredients: Array(100).fill('Aqua') }).allowed).toBe(true);
  });

  const part = { productId: 'p', variantId: 'v1', quantity: 1 };
  it.each<[string, unknown]>([
    ['none', []],
    ['missing', undefined],
    ['quantity 0', [part, { ...part, quantity: 0 }]],
    ['quantity 21', [{ ...part, quantity: 21 }]],
    ['quantity 1.5', [{ ...part, quantity: 1.5 }]],
    ["quantity '1'", [{ ...part, quantity: '1' }]],
    ['no product', [{ variantId: 'v1', quantity: 1 }]],
    ['an id of 201 characters', [{ ...part, productId: 'x'.repeat(201) }]],
    ['an unknown key', [{ ...part, price: 1 }]],
  ])('parts of a combo: %s', (_, items) => {
    expect(shop().update(ADMIN, 'combos/c', { items }).allowed).toBe(false);
    expect(shop().update(ADMIN, 'combos/c', { items: [part, { ...part, quantity: 20 }] }).allowed).toBe(true);
  });
});
