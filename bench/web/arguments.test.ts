import { readArguments } from './arguments';

test('without arguments: our screens, five times', () => {
  const { rounds, peers, ownScreens } = readArguments([]);
  expect([rounds, peers]).toEqual([5, []]);
  expect(ownScreens('http://shop').map(({ url }) => url)).toEqual([
    ...['http://shop/', 'http://shop/products', 'http://shop/product/neem-and-tulsi-bar'],
  ]);
});

test('some of them, so often, beside others', () => {
  const { rounds, peers, ownScreens } = readArguments(['--rounds=3', '--only=list', 'http://peer:3000/shop']);
  expect(rounds).toBe(3);
  expect(ownScreens('')).toEqual([{ name: 'Glumist list', url: '/products' }]);
  expect(peers).toEqual([{ name: 'peer:3000', url: 'http://peer:3000/shop' }]);
});

test.each([['--rounds=0'], ['--rounds=x'], ['--only=cart'], ['peer'], ['file:///etc/passwd']])(
  '%s is refused by name',
  (arg) => expect(() => readArguments([arg])).toThrow(arg.replace(/^--only=/, '')),
);
