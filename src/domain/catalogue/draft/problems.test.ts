import fc from 'fast-check';
import { slugOf } from '@/domain/text/slug';
import { GST_RATES } from '../gst';
import type { ProductDraft } from './draft';
import { comboProblems, productProblems } from './problems';
import { aComboDraft, aProductDraft } from './testing';

const size = aProductDraft().variants[0] as ProductDraft['variants'][number];
const picture = aProductDraft().images[0] as ProductDraft['images'][number];
const withSize = (change: Partial<typeof size>) => ({ variants: [{ ...size, ...change }] });
const withPicture = (src: string) => ({ images: [{ ...picture, src }] });

test('a complete draft has no problems', () => {
  expect(productProblems(aProductDraft())).toEqual([]);
  expect(comboProblems(aComboDraft())).toEqual([]);
});

test.each(GST_RATES)('GST of %d percent is a rate of the tariff', (gstRate) => {
  expect(productProblems(aProductDraft({ gstRate }))).toEqual([]);
});

test.each<[string, Partial<ProductDraft>, string, RegExp]>([
  ['no name', { name: ' ' }, 'name', /name is required/],
  ['HTML in the name', { name: 'Mist <b>' }, 'name', /without < and >/],
  ['two lines in the name', { name: 'Rose\nMist' }, 'name', /one line/],
  ['a name without end', { name: 'x'.repeat(151) }, 'name', /at most 150/],
  ['script in the description', { description: '<script>' }, 'description', /plain text/],
  ['no short name', { slug: '' }, 'slug', /No short name can be made/],
  ['a short name with capitals', { slug: 'Rose-Mist' }, 'slug', /small letters/],
  ['a tag twice', { tags: ['New', 'new '] }, 'tags', /there twice/],
  ['an HSN of five digits', { hsn: '33041' }, 'hsn', /4, 6 or 8/],
  ['GST above the highest rate', { gstRate: 41 }, 'gstRate', /28 or 40 percent/],
  ['GST of 1.8, typed for 18', { gstRate: 1.8 }, 'gstRate', /one of 0, 0\.1/],
  ['GST below zero', { gstRate: -5 }, 'gstRate', /one of/],
  ['GST that is no number', { gstRate: Number.NaN }, 'gstRate', /one of/],
  ['a price above the MRP', withSize({ price: 351 }), 'variants.0.price', /above the MRP/],
  [
    'a price below zero',
    { ...withSize({ price: -1 }), status: 'draft' },
    'variants.0.price',
    /amount in rupees/,
  ],
  ['a price of tenths of a paisa', withSize({ price: 1.001, mrp: 2 }), 'variants.0.price', /two decimals/],
  ['an MRP beyond all bounds', withSize({ mrp: 1e9 }), 'variants.0.mrp', /at most/],
  ['half a unit', withSize({ stock: 0.5 }), 'variants.0.stock', /whole number/],
  ['no SKU', withSize({ sku: '' }), 'variants.0.sku', /required/],
  ['a SKU that is a path', withSize({ sku: 'a/b' }), 'variants.0.sku', /letters, digits/],
  ['a SKU that objects answer to', withSize({ sku: 'constructor' }), 'variants.0.sku', /cannot be a SKU/],
  ['a SKU that Firestore keeps for itself', withSize({ sku: '__a__' }), 'variants.0.sku', /begins with/],
  ['no size', { variants: [], status: 'draft' }, 'variants', /at least one size/],
  [
    'a SKU twice',
    { variants: [size, { ...size, id: 'b', label: '50 ml' }] },
    'variants.1.sku',
    /there twice/,
  ],
  ['a size twice', { variants: [size, { ...size, id: 'b', sku: 'B-1' }] }, 'variants.1.label', /there twice/],
  [
    'sizes without a name',
    {
      variants: [
        { ...size, label: '' },
        { ...size, id: 'b', sku: 'B-1' },
      ],
    },
    'variants.0.label',
    /required/,
  ],
  ['the same picture twice', { images: [picture, picture] }, 'images.1.src', /there twice/],
  ['a picture that is a script', withPicture('javascript:alert(1)'), 'images.0.src', /https/],
  ['a picture in the address', withPicture('data:image/svg+xml,<svg/>'), 'images.0.src', /https/],
  ['a picture over http', withPicture('http://a.example/x.png'), 'images.0.src', /https/],
  ['a picture of another host in disguise', withPicture('//a.example/x.png'), 'images.0.src', /https/],
  ['a picture inside the network', withPicture('https://169.254.169.254/x.png'), 'images.0.src', /https/],
  ['a picture of this machine', withPicture('https://localhost/x.png'), 'images.0.src', /https/],
  ['a path outside the pictures', withPicture('/pictures/../api/x.png'), 'images.0.src', /https/],
  ['a name and password in the address', withPicture('https://a@b.example/x.png'), 'images.0.src', /https/],
])('the problem of %s is named', (_name, change, field, message) => {
  expect(productProblems(aProductDraft(change))).toEqual([
    { field, message: expect.stringMatching(message) },
  ]);
});

test.each([
  ['https://cdn.example.com/a/b-800.webp?v=2'],
  ['/pictures/a-1-800.webp'],
  ['/pictures/uploads/9f/a.avif'],
])('%s is a valid picture', (src) => {
  expect(productProblems(aProductDraft(withPicture(src)))).toEqual([]);
});

const bare: Partial<ProductDraft> = {
  images: [],
  ingredients: [],
  countryOfOrigin: '',
  manufacturer: '',
  hsn: '',
  netQuantity: { value: 0, unit: 'ml' },
  ...withSize({ price: 0, mrp: 0 }),
};

test('publishing lists everything that is missing, which a draft may lack', () => {
  expect(productProblems(aProductDraft({ ...bare, status: 'draft' }))).toEqual([]);
  expect(productProblems(aProductDraft(bare))).toEqual([
    {
      field: 'status',
      message:
        'Before this can be on sale it needs the price, the MRP, the net quantity, the country of origin, the manufacturer, ' +
        'the ingredients (INCI), a picture and the HSN code.',
    },
  ]);
});

test.each([
  [
    'one product alone',
    { items: [{ productId: 'a', variantId: 'b', quantity: 1 }] },
    'status',
    /at least two/,
  ],
  ['nothing', { items: [] }, 'status', /at least two products/],
  [
    'half of a product',
    { items: [{ productId: 'a', variantId: 'b', quantity: 2.5 }] },
    'items.0.quantity',
    /1 to 20/,
  ],
  ['a price above the MRP', { price: 701 }, 'price', /above the MRP/],
])('a combo of %s is refused', (_name, change, field, message) => {
  expect(comboProblems(aComboDraft(change))).toEqual([{ field, message: expect.stringMatching(message) }]);
});

test('a price that passes validation is at most its MRP and has at most two decimals', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (price, mrp) => {
      if (productProblems(aProductDraft(withSize({ price, mrp }))).length > 0) return;
      expect(price > 0 && price <= mrp).toBe(true);
      expect(price).toBeCloseTo(Math.round(price * 100) / 100, 9);
    }),
  );
});

test('a slug made from any text is unchanged when made again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const slug = slugOf(text);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slugOf(slug)).toBe(slug);
      expect(slug.length).toBeLessThanOrEqual(80);
    }),
  );
});

test('a list names what is wrong with one of its entries', () => {
  const tags = productProblems(aProductDraft({ tags: ['<b>'] }));
  expect(tags).toEqual([
    { field: 'tags', message: 'Tags: an entry is one line of plain text, without < and >.' },
  ]);
});
