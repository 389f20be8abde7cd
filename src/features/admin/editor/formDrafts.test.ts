import fc from 'fast-check';
import { aCombo, aProduct, aProductDraft } from '@/domain/catalogue/draft/testing';
import { draftOfCombo, draftOfProduct } from '@/domain/catalogue/draft/toStored';
import { EMPTY_FORMS, isForm } from './forms';
import type { ProductForm } from '../catalogue/form/forms';
import { numberOf } from '../fields/typedNumbers';
import { comboDraftOf, productDraftOf } from '../catalogue/form/formDrafts';
import { comboForm, productForm } from '../catalogue/form/storedForms';
import { copyOf, problemsOf } from './formDrafts';
import { listOf } from '../fields/typedLists';

const words = fc.stringMatching(/^[A-Za-z0-9%(),+-]*[A-Za-z0-9)]$/);
const list = fc.uniqueArray(words, { maxLength: 6 });

test('a stored product survives the conversion to form fields and back', () => {
  const draft = fc.record({ ingredients: list, tags: list, benefits: list, concerns: list });
  fc.assert(
    fc.property(draft, fc.nat(99_999), fc.nat(500), (change, paise, stock) => {
      const variants = [{ ...aProductDraft().variants[0]!, price: paise / 100, stock }];
      const product = aProduct(aProductDraft({ ...change, variants }));
      expect(productDraftOf(productForm(product, []))).toEqual(draftOfProduct(product));
    }),
  );
  const combo = aCombo();
  expect(comboDraftOf(comboForm(combo, [aProduct()]))).toEqual(draftOfCombo(combo));
});

test('the form shows the current stock, also where the product document is older', () => {
  const level = { sku: 'MIST-100', available: 7, reserved: 3, sold: 0 };
  expect(productForm(aProduct(), [level]).variants).toMatchObject([{ stock: '7' }]);
});

test.each([
  ['Aqua, 1,2-Hexanediol, Glycerin', ['Aqua', '1,2-Hexanediol', 'Glycerin']],
  ['Aqua,\nGlycerin\n\n', ['Aqua', 'Glycerin']],
  [' , ,', []],
])('the text %j is the list %j', (text, entries) => {
  expect(listOf(text)).toEqual(entries);
});

test.each([
  ['', 0],
  ['₹1,23,456', 123456],
  ['649.50', 649.5],
  ['-5', -5],
  ['12 ml', Number.NaN],
  ['1e5', Number.NaN],
  ['Infinity', Number.NaN],
])('the text %j is the number %d', (text, figure) => {
  expect(numberOf(text)).toBe(figure);
});

test('invalid numbers are reported at their fields', () => {
  const form = productForm(aProduct(), []);
  const variants = [{ ...form.variants[0]!, price: 'six', stock: 'many' }];
  const fields = problemsOf({ ...form, status: 'draft', variants, gstRate: 'x' }).map(({ field }) => field);
  expect(fields).toEqual(['gstRate', 'variants.0.price', 'variants.0.stock']);
});

test('new sizes get unique ids from their labels', () => {
  const size = { id: '', label: '30 ml', sku: 'A-1', price: '1', mrp: '1', stock: '1' };
  const form = {
    ...(EMPTY_FORMS.products as ProductForm),
    variants: [size, size, { ...size, id: '30-ml-2' }, { ...size, label: '' }],
  };
  expect(productDraftOf(form).variants.map(({ id }) => id)).toEqual([
    '30-ml',
    '30-ml-3',
    '30-ml-2',
    'size-4',
  ]);
});

test('a copy is off sale, without units, and with empty SKUs', () => {
  expect(copyOf(productForm(aProduct(), []))).toMatchObject({
    name: 'Rose Mist (copy)',
    slug: '',
    status: 'draft',
    variants: [{ id: '', sku: '', stock: '0', price: '300', label: '100 ml' }],
  });
  expect(copyOf(comboForm(aCombo(), []))).toMatchObject({ sku: '', items: [{ productId: 'rose-mist' }] });
});

test('a missing part is named', () => {
  expect(comboForm(aCombo(), []).items).toMatchObject([{ title: 'rose-mist (no longer there)' }]);
});

test.each([
  [EMPTY_FORMS.products, true],
  [EMPTY_FORMS.combos, false],
  [{ ...EMPTY_FORMS.products, variants: 'none' }, false],
  [{ ...EMPTY_FORMS.products, name: undefined }, false],
  [null, false],
  ['text', false],
])('%j is a stored product form: %s', (value, fits) => {
  expect(isForm('products', value)).toBe(fits);
});
