import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUDGETS, firstLoads, LATE_FEATURES } from './budgets';

const src = join(__dirname, '../../src');

const screens = Object.fromEntries(Object.keys(BUDGETS).map((name) => [name, [`${name}.js`]]));
const site = { initial: ['main.js'], screens };
const chunk = (file: string, ...parts: string[]) => ({
  file,
  names: [],
  parts: parts.map((of) => ({ of, bytes: 2000 })),
});

test('a screen loads the common chunks and its own, each file once', () => {
  const twice = { ...site, screens: { ...screens, home: ['main.js', 'home.js'] } };
  const [home] = firstLoads(twice, [], (file) => (file === 'main.js' ? 100 : 7));
  expect(home).toMatchObject({ screen: 'home', bytes: 107, budget: BUDGETS.home! * 1024, unwanted: [] });
});

test.each(['@firebase/auth', 'firebase', 'src/features/orders', 'src/services/payment', 'minisearch'])(
  '%s is unwanted in a screen’s chunks',
  (part) => {
    const loads = firstLoads(site, [chunk('main.js', 'react', part), chunk('other.js', 'uplot')], () => 1);
    expect(loads.map(({ unwanted }) => unwanted)).toEqual(loads.map(() => [part]));
  },
);

test('checkout code beyond its slice is unwanted', () => {
  const { parts, ...main } = chunk('main.js', 'src/features/checkout');
  const whole = { ...main, parts: parts.map(({ of }) => ({ of, bytes: 20_000 })) };
  expect(firstLoads(site, [whole], () => 1)[0]?.unwanted).toEqual(['src/features/checkout']);
});

test('similar names, the session slice and the checkout slice are allowed', () => {
  const alike = chunk(
    'main.js',
    'src/features/auth',
    'src/features/checkout',
    'src/features/catalogue',
    'src/services/catalogue',
    'src/domain/cart/cart',
  );
  expect(firstLoads(site, [alike], () => 1)[0]?.unwanted).toEqual([]);
});

test('a screen without scripts is an error', () => {
  expect(() => firstLoads({ ...site, screens: {} }, [], () => 1)).toThrow('no screen home');
});

/** The features whose slices a file puts into the store. */
const featuresIn = (file: string) =>
  [...readFileSync(join(src, file), 'utf8').matchAll(/from '@\/features\/(\w+)'/g)].map(([, name]) => name!);

test('each feature whose slice comes with the runtime is kept out of every first load', () => {
  const early = featuresIn('app/rootReducer.ts');
  const late = featuresIn('app/boot/runtimeReducers.ts').filter((name) => !early.includes(name));
  expect(late.length).toBeGreaterThan(10);
  expect(LATE_FEATURES).toEqual(expect.arrayContaining(late));
  expect(LATE_FEATURES.filter((name) => !existsSync(join(src, 'features', name)))).toEqual([]);
});
