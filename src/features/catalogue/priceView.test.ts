import { aCombo, aProduct } from './testing/builders';
import { comboPriceView, priceView } from './priceView';
import { stockText } from './stockText';

test('a price below its MRP shows both, the whole percentage and the saving', () => {
  expect(priceView({ price: 649, mrp: 799 })).toEqual({
    price: '₹649',
    mrp: '₹799',
    off: '18% off',
    youSave: 'You save ₹150',
  });
});

test('the percentage is rounded down', () => {
  expect(priceView({ price: 401, mrp: 500 }).off).toBe('19% off');
  expect(priceView({ price: 999, mrp: 1000 }).off).toBeUndefined();
});

test('a price equal to its MRP is shown alone', () => {
  expect(priceView({ price: 1049, mrp: 1049 })).toEqual({ price: '₹1,049' });
});

test('a combo is compared with its products’ selling prices, not their MRPs', () => {
  const mist = aProduct({ id: 'mist', price: 449, mrp: 499 });
  const cream = aProduct({ id: 'cream', price: 549, mrp: 599 });
  const items = [
    { productId: 'mist', variantId: 'v1', quantity: 1 },
    { productId: 'cream', variantId: 'v1', quantity: 1 },
  ];
  const combo = aCombo({ id: 'set', price: 849, mrp: 1098, items });
  expect(comboPriceView(combo, [mist, cream])).toEqual({
    price: '₹849',
    mrp: '₹998',
    youSave: 'You save ₹149',
  });
  expect(comboPriceView(combo, [mist])).toEqual({ price: '₹849' });
});

test.each([
  [0, 'Sold out'],
  [-1, 'Sold out'],
  [3, 'Only 3 left'],
  [5, 'Only 5 left'],
  [6, null],
])('a stock of %d is shown as %s', (stock, expected) => {
  expect(stockText(stock)).toBe(expected);
});
