import { readArguments } from './arguments';

test('without arguments: our screens and everything beside them, five times', () => {
  const { rounds, peers, json, ownScreens, wants } = readArguments([]);
  expect([rounds, peers, json]).toEqual([5, [], null]);
  expect(ownScreens('http://shop').map(({ url }) => url)).toEqual([
    ...['http://shop/', 'http://shop/products', 'http://shop/product/neem-and-tulsi-bar'],
  ]);
  expect(wants('lighthouse')).toBe(true);
});

test('some of them, so often, beside others, into a file', () => {
  const { rounds, peers, json, ownScreens, wants } = readArguments([
    ...['--rounds=3', '--only=list,walk', '--json=out.json', 'http://peer:3000/shop'],
  ]);
  expect([rounds, json]).toEqual([3, 'out.json']);
  expect(ownScreens('')).toEqual([{ name: 'Glumist list', url: '/products' }]);
  expect([wants('walk'), wants('shelf')]).toEqual([true, false]);
  expect(peers).toEqual([{ name: 'peer:3000', url: 'http://peer:3000/shop' }]);
});

test.each([['--rounds=0'], ['--rounds=x'], ['--only=cart'], ['--json='], ['peer'], ['file:///etc/passwd']])(
  '%s is refused by name',
  (arg) => expect(() => readArguments([arg])).toThrow(arg.replace(/^--only=/, '')),
);
