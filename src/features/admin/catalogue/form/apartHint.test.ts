import { apartHint } from './apartHint';
import { EMPTY_CATALOGUE_FORMS, type ComboForm, type PartForm } from './forms';

const EMPTY_COMBO = EMPTY_CATALOGUE_FORMS.combos as ComboForm;

const part = (price: number, quantity: string): PartForm => ({
  productId: 'mist',
  variantId: String(price),
  title: 'Mist',
  quantity,
  price,
  mrp: price + 100,
});
const more = (sum: string) => `Bought apart they cost ${sum}, so this combo costs more than its products.`;

test.each<[PartForm[], price: string, hint: string | undefined]>([
  [[], '500', undefined],
  [[part(300, '1'), part(250, '2')], '', 'Bought apart ₹800'],
  [[part(300, '1'), part(250, '2')], '800', 'Bought apart ₹800'],
  [[part(300, '1'), part(250, '2')], '800.50', more('₹800')],
  [[part(0.7, '3')], '2.10', 'Bought apart ₹2.10'],
  [[part(300, '1')], '1,2', 'Bought apart ₹300'],
  [[part(300, '1')], '9'.repeat(30), more('₹300')],
  [[part(300, '')], '900', 'Bought apart ₹0'],
  [[part(300, '1.5'), part(200, 'x')], '900', 'Bought apart ₹0'],
])('%j with the price %p', (items, price, hint) => {
  expect(apartHint({ ...EMPTY_COMBO, items, price }, 'price')).toBe(hint);
});

test('the MRP of a combo is compared with nothing', () => {
  const form = { ...EMPTY_COMBO, items: [part(300, '1')], price: '900', mrp: '900' };
  expect(apartHint(form, 'mrp')).toBe('Bought apart ₹400');
});
