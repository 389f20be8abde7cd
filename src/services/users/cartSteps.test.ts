import type { CartItem } from '@/domain/cart/cart';
import { cartSteps, MAX_CHANGED_LINES } from './cartSteps';

const line = (at: number, quantity = 1): CartItem => ({
  id: `p${at}`,
  name: `Product ${at}`,
  title: `Product ${at}`,
  price: 100,
  quantity,
  mainImage: '',
  variant: '',
  sku: `S${at}`,
  kind: 'product',
});
const lines = (count: number) => Array.from({ length: count }, (_, at) => line(at));

it('writes a small change at once', () => {
  expect(cartSteps(lines(20), [...lines(20), line(20)])).toHaveLength(1);
});

it('splits a large change so that no write has more new lines than the rules allow', () => {
  const target = lines(30);
  const steps = cartSteps([], target);
  expect(steps.map((step) => step.length)).toEqual([8, 16, 24, 30]);
  expect(steps.at(-1)).toEqual(target);
});

it('counts a changed quantity as new and keeps the order of lines', () => {
  const stored = lines(14);
  const target = lines(14).map((item) => ({ ...item, quantity: 2 }));
  const steps = cartSteps(stored, target);
  expect(steps).toEqual([
    [...target.slice(0, MAX_CHANGED_LINES), ...stored.slice(MAX_CHANGED_LINES)],
    target,
  ]);
});

it('keeps unchanged lines as they are stored, also in the form of older carts', () => {
  const stored = lines(10).map(({ kind: _kind, ...older }) => older);
  const target = [line(0, 2), ...lines(10).slice(1)];
  expect(cartSteps(stored, target)).toEqual([[line(0, 2), ...stored.slice(1)]]);
});

it('drops what is no line, and what the cart has no more', () => {
  expect(cartSteps([null, 'x', line(1), line(2)], [line(2)])).toEqual([[line(2)]]);
});

it('empties a cart in one write', () => {
  expect(cartSteps(lines(3), [])).toEqual([[]]);
});
