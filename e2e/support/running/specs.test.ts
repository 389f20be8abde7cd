import { chooseSpecs } from './specs';

const SUITES = [
  { suite: 'journeys', files: ['cart.spec.ts', 'coupons.spec.ts', 'purchase.spec.ts'] },
  { suite: 'after-restart', files: ['purchase.spec.ts'] },
  { suite: 'hot-reload', files: ['hotReload.spec.ts'] },
];
const chosen = (...args: string[]) => {
  const choice = chooseSpecs(args, SUITES);
  if ('problem' in choice) throw new Error(choice.problem);
  return choice;
};

test('every suite runs completely without a name', () => {
  expect(chosen()).toEqual({ suites: SUITES, options: [] });
});

test.each<[string[], Record<string, string[]>]>([
  [['cart'], { journeys: ['cart.spec.ts'] }],
  [['CART.spec'], { journeys: ['cart.spec.ts'] }],
  [['cart', 'coupons'], { journeys: ['cart.spec.ts', 'coupons.spec.ts'] }],
  [['cart.spec.ts:12'], { journeys: ['cart.spec.ts:12'] }],
  [['cart', 'cart.spec'], { journeys: ['cart.spec.ts'] }],
  [['purchase'], { journeys: ['purchase.spec.ts'], 'after-restart': ['purchase.spec.ts'] }],
  [['journeys/purchase'], { journeys: ['purchase.spec.ts'] }],
  [['./e2e/hot-reload/hotReload.spec.ts'], { 'hot-reload': ['hotReload.spec.ts'] }],
])('%j runs the suites with a matching file', (args, expected) => {
  const { suites } = chosen(...args);
  expect(Object.fromEntries(suites.map(({ suite, files }) => [suite, files]))).toEqual(expected);
});

test.each<[string[]]>([
  [['--workers=1']],
  [['--workers', '1']],
  [['-g', 'coupon']],
  [['--grep', 'a b', '--repeat-each', '3', '--headed']],
])('%j is passed to Playwright and is not a name', (options) => {
  expect(chosen(...options)).toEqual({ suites: SUITES, options });
  expect(chosen('cart', ...options).options).toEqual(options);
  expect(chosen(...options, 'cart').suites).toEqual([{ suite: 'journeys', files: ['cart.spec.ts'] }]);
});

test('an unknown suite name is reported, also beside a known one', () => {
  expect(chooseSpecs(['cart', 'crat'], SUITES)).toEqual({ problem: 'No spec in e2e/ matches crat.' });
});
