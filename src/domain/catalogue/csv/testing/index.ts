import fc from 'fast-check';
import type { ComboDraft, ItemDraftBase, ProductDraft } from '../../draft/draft';
import type { Entry } from '../write';

/** Texts that spreadsheets convert or run. */
const RISKY = [
  ...['=1+1', '+91 98450 12345', '-5%', '@x', "'quoted", "''", '0330', '00123', '1E5', '1e10', 'MAR-1'],
  ...['10-12', '1/2', '2026-11-22', '12:30', '1.50', 'TRUE', '1234567890123456', '1,299', '₹ 5', '＝1'],
  ...[
    'a,b;c',
    'say "hello"',
    'back\\slash',
    '\\;',
    'ends\\',
    'गुलाब जल',
    '🌹 rose',
    '1,2-Hexanediol',
    'tab\tin',
  ],
];
const line = fc
  .oneof(fc.constantFrom(...RISKY), fc.string({ unit: 'grapheme', maxLength: 12 }))
  .map((text) => text.replace(/[\r\n]/g, ' ').trim());
const filled = line.filter((text) => text !== '');
const prose = fc.array(line, { maxLength: 3 }).map((lines) => lines.join('\n').trim());
const entries = fc.array(filled, { maxLength: 4 });
const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/);
const amount = fc.oneof(fc.constant(0), fc.nat(100_000), fc.double({ min: 0, max: 1e6, noNaN: true }));
const wholeNumber = fc.nat(2000);

const face = {
  name: filled,
  slug: id,
  subtitle: line,
  label: line,
  description: prose,
  tags: entries,
  benefits: entries,
  hsn: line,
  status: fc.constantFrom<ItemDraftBase['status']>('draft', 'active', 'archived'),
  images: fc.uniqueArray(
    fc.record({ src: filled, alt: line, width: wholeNumber, height: wholeNumber, ground: line }),
    {
      maxLength: 6,
      selector: ({ src }) => src,
    },
  ),
};
const variant = fc.record({ id, label: line, sku: filled, price: amount, mrp: amount, stock: wholeNumber });
const gstRate = fc.double({ min: 0, max: 28, noNaN: true });
const rateChange = fc.record({
  from: fc.constantFrom('2026-12-01', '2027-04-01', '2027-10-01'),
  rate: gstRate,
});
const product: fc.Arbitrary<ProductDraft> = fc.record({
  ...face,
  category: line,
  concerns: entries,
  skinTypes: entries,
  ingredients: entries,
  keyIngredients: entries,
  howToUse: entries,
  countryOfOrigin: line,
  manufacturer: line,
  shelfLifeMonths: wholeNumber,
  gstRate,
  gstRates: fc.uniqueArray(rateChange, { selector: ({ from }) => from }),
  netQuantity: fc.record({ value: amount, unit: fc.constantFrom<'ml' | 'g' | 'pcs'>('ml', 'g', 'pcs') }),
  variants: fc.uniqueArray(variant, { minLength: 1, maxLength: 6, selector: (one) => one.id }),
});
const combo: fc.Arbitrary<ComboDraft> = fc.record({
  ...face,
  sku: filled,
  price: amount,
  mrp: amount,
  items: fc.array(fc.record({ productId: id, variantId: id, quantity: wholeNumber.map((n) => n + 1) }), {
    maxLength: 6,
  }),
});

const version = fc
  .date({ min: new Date(0), max: new Date('2099-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const distinctEntries = <Draft>(draft: fc.Arbitrary<Draft>) =>
  fc.uniqueArray(fc.record({ id, version, draft }), { maxLength: 5, selector: (one) => one.id });

/** SKUs are unique, as in the shop. */
export const someProducts: fc.Arbitrary<Entry<ProductDraft>[]> = distinctEntries(product).map((all) =>
  all.map((entry, at) => ({
    ...entry,
    draft: {
      ...entry.draft,
      variants: entry.draft.variants.map((one, n) => ({ ...one, sku: `${one.sku}${at}${n}` })),
    },
  })),
);
export const someCombos: fc.Arbitrary<Entry<ComboDraft>[]> = distinctEntries(combo).map((all) =>
  all.map((entry, at) => ({ ...entry, draft: { ...entry.draft, sku: `${entry.draft.sku}${at}` } })),
);
