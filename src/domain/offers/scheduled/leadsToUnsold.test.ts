import { leadsToUnsold } from './leadsToUnsold';

const onSale = { products: [{ id: 'mist' }, { id: 'rose & oud' }], combos: [{ id: 'set' }] };

test.each([
  ['/product/mist', false],
  ['/product/mist?variant=M-30#reviews', false],
  ['/product/rose%20%26%20oud', false],
  ['/combo/set', false],
  ['/products?category=Serum', false],
  ['/policies/returns', false],
  ['', false],
  [undefined, false],
  ['/product/archived', true],
  ['/product/archived?variant=A-30', true],
  ['/product/set', true],
  ['/combo/mist', true],
])('%p leads to something that is not sold: %p', (link, isUnsold) =>
  expect(leadsToUnsold(link, onSale)).toBe(isUnsold),
);
