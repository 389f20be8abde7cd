import { contentsOf, contentsText, unitPrice, variantGroup } from './netQuantity';

test.each([
  ['30 ml', 649, '30 ml', '₹21.63 per ml'],
  ['50 g', 549, '50 g', '₹10.98 per g'],
  ['100 ML', 300, '100 ml', '₹3 per ml'],
  ['5 sheets', 449, '5 sheets', '₹89.80 per sheet'],
  ['1 sheet', 99, '1 sheet', null],
  ['Rose', 300, '15 g', '₹20 per g'],
  ['Pack of 3', 450, '3 × 15 g', '₹10 per g'],
  ['0 ml', 300, '15 g', '₹20 per g'],
])('the variant %s at ₹%d has the contents %s, at %s', (label, price, text, perUnit) => {
  const contents = contentsOf(label, { value: 15, unit: 'g' });
  expect(contentsText(contents)).toBe(text.replace(/ (?=[a-z])/, '\u00a0'));
  expect(unitPrice(price, contents)).toBe(perUnit);
});

test('pieces are written as a word', () => {
  const contents = contentsOf('Clear', { value: 3, unit: 'pcs' });
  expect(contentsText(contents)).toBe('3\u00a0pieces');
  expect(unitPrice(300, contents)).toBe('₹100 per piece');
});

test.each([
  [['30 ml', '15 ml'], 'Size'],
  [['100 g', 'Pack of 3'], 'Size'],
  [['Rose', 'Wheat'], 'Shade'],
])('the variants %j are grouped as %s', (labels, group) => expect(variantGroup(labels)).toBe(group));
