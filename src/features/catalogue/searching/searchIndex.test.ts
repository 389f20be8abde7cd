import { aCombo, aProduct, asItems } from '../testing/builders';
import { entriesOf } from '../browse/facets';
import { createSearch, createSearchInSlices } from './searchIndex';

const entries = entriesOf(
  asItems(
    [
      aProduct({
        id: 'wash',
        name: 'Neem Clear Face Wash',
        category: 'Face wash',
        concerns: ['Oil and shine'],
        keyIngredients: ['Neem', 'Salicylic acid'],
        price: 299,
      }),
      aProduct({
        id: 'cream',
        name: 'Kokum Barrier Cream',
        category: 'Moisturizer',
        concerns: ['Dryness'],
        skinTypes: ['Dry'],
        keyIngredients: ['Ceramides'],
        price: 549,
      }),
      aProduct({
        id: 'turmeric',
        name: 'Golden Root Serum',
        keyIngredients: ['Turmeric'],
        concerns: ['Marks and tan'],
        price: 649,
      }),
      aProduct({
        id: 'screen',
        name: 'Monsoon Matte Gel',
        category: 'Sunscreen',
        subtitle: 'SPF 50 PA++++',
        keyIngredients: ['Silica'],
        concerns: ['Sun'],
      }),
      aProduct({
        id: 'mist',
        name: 'Rice Water Dew Mist',
        category: 'Face mist',
        keyIngredients: ['Rice'],
        concerns: ['Dryness'],
        countryOfOrigin: 'South Korea',
      }),
      aProduct({ id: 'rose', name: 'Rose Rain Toner', category: 'Toner', keyIngredients: ['Rose water'] }),
      aProduct({ id: 'balm', name: 'Beet Lip Balm', category: 'Lip care', concerns: ['Dryness'] }),
    ],
    [aCombo({ id: 'rose', name: 'Quiet Set', items: [{ productId: 'rose', variantId: 'v1', quantity: 1 }] })],
  ),
);
const search = createSearch(entries);
const first = (term: string) => search(term).keys[0];

test.each([
  ['face wash', 'wash'],
  ['facewash', 'wash'],
  ['FACE-WASH', 'wash'],
  ['cleanser', 'wash'],
  ['moisturiser', 'cream'],
  ['moisturizer', 'cream'],
  ['moisturzer', 'cream'],
  ['mosturiser', 'cream'],
  ['MOIST', 'cream'],
  ['moistr', 'cream'],
  ['haldi', 'turmeric'],
  ['haldee', 'turmeric'],
  ['हल्दी', 'turmeric'],
  ['de tan', 'turmeric'],
  ['de-tan', 'turmeric'],
  ['daag dhabbe', 'turmeric'],
  ['chehra wash', 'wash'],
  ['चेहरा wash', 'wash'],
  ['nim', 'wash'],
  ['नीम', 'wash'],
  ['acne', 'wash'],
  ['sunblock', 'screen'],
  ['sun screen', 'screen'],
  ['sunscren', 'screen'],
  ['suncsreen', 'screen'],
  ['spf', 'screen'],
  ['spf50', 'screen'],
  ['kokm', 'cream'],
  ['chawal', 'mist'],
  ['gulab jal', 'rose'],
  ['गुलाब जल', 'rose'],
  ['lipbalm', 'balm'],
  ['honth', 'balm'],
  ['korean', 'mist'],
  ['made in korea', 'mist'],
  ['imported', 'mist'],
  ['dry skin', 'cream'],
  ['face mist', 'mist'],
  ['serums', 'turmeric'],
])('%s finds %s first', (term, id) => {
  expect(first(term)).toBe(`product/${id}`);
});

test('a combo is found by its own name, and after the products in it', () => {
  expect(first('quiet')).toBe('combo/rose');
  expect(search('rose').keys).toEqual(['product/rose', 'combo/rose']);
  expect(first('gift')).toBe('combo/rose');
});

test('a price in words is a limit', () => {
  expect(search('under 300').keys).toEqual(['product/wash']);
  expect(search('face wash under ₹300').keys).toEqual(['product/wash']);
  expect(search('600 se zyada serum').keys).toEqual(['product/turmeric']);
});

test('results with all words are shown alone, and other results are marked as close', () => {
  expect(search('rice mist')).toMatchObject({ keys: ['product/mist'], whole: true });
  const close = search('neem sunscreen');
  expect(close.whole).toBe(false);
  expect(close.keys).toEqual(expect.arrayContaining(['product/wash', 'product/screen']));
  expect(search('mist zzzzzz')).toMatchObject({ keys: ['product/mist'], whole: false });
  expect(search('face wash under 100').whole).toBe(false);
});

test('nonsense and an empty search find nothing', () => {
  expect(search('xylophone').keys).toEqual([]);
  expect(search('   ').keys).toEqual([]);
});

test.each(['+%?', '₹', '—', '😀', '499', '₹499'])('%s finds nothing and suggests nothing', (text) => {
  expect(search(text)).toEqual({ keys: [], whole: true, suggestion: null });
});

test('a word with many typos is suggested and not corrected', () => {
  expect(search('sarom')).toMatchObject({ keys: [], suggestion: 'serum' });
  expect(search('xylophone').suggestion).toBeNull();
});

test('a known word that is missing in the catalogue is not corrected to another', () => {
  expect(search('baal')).toMatchObject({ keys: [], suggestion: null });
});

test('a pasted page is searched without harm', () => {
  expect(search(`serum ${'lorem ipsum dolor '.repeat(500)}`).keys).toContain('product/turmeric');
});

test('an index built in slices is the same', async () => {
  const sliced = await createSearchInSlices(entries);
  for (const term of ['rose', 'haldi', 'face']) expect(sliced(term)).toEqual(search(term));
});

test.each(['constructor', '__proto__', 'tostring', 'hasownproperty'])('%s is no known word', (word) => {
  expect(search(word)).toMatchObject({ keys: [], suggestion: null });
});
