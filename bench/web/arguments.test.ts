import { readArguments } from './arguments';

test('no arguments mean the shop’s screens and all peers, in five rounds', () => {
  const { rounds, peers, json, screens, wants } = readArguments([]);
  expect([rounds, peers, json]).toEqual([5, [], null]);
  expect(screens('http://shop').map(({ url }) => url)).toEqual([
    'http://shop/',
    'http://shop/products',
    'http://shop/product/neem-and-tulsi-bar',
  ]);
  expect(wants('lighthouse')).toBe(true);
});

test('parts, rounds and a file can be given, and a URL alone is a peer with a home page', () => {
  const { rounds, peers, json, screens, wants } = readArguments([
    ...['--rounds=3', '--only=home,list,presses', '--json=out.json', 'http://peer:3000/shop'],
  ]);
  expect([rounds, json]).toEqual([3, 'out.json']);
  expect(screens('')).toEqual([
    { shop: 'Glumist', kind: 'home', url: '/' },
    { shop: 'peer:3000', kind: 'home', url: 'http://peer:3000/shop' },
    { shop: 'Glumist', kind: 'list', url: '/products' },
  ]);
  expect([wants('presses'), wants('long-list')]).toEqual([true, false]);
  expect(peers).toEqual([{ name: 'peer:3000', pages: { home: 'http://peer:3000/shop' } }]);
});

test('a named peer has a page of each kind and may omit some', () => {
  const { peers, screens } = readArguments([
    '--only=product',
    '--peer=One,http://one/,http://one/all,http://one/soap',
    '--peer=Two,http://two/,,http://two/soap',
  ]);
  expect(peers[1]?.pages).toEqual({ home: 'http://two/', product: 'http://two/soap' });
  expect(screens('http://shop').map(({ shop, url }) => [shop, url])).toEqual([
    ['Glumist', 'http://shop/product/neem-and-tulsi-bar'],
    ['One', 'http://one/soap'],
    ['Two', 'http://two/soap'],
  ]);
});

test.each([
  ['--rounds=0'],
  ['--rounds=x'],
  ['--only=cart'],
  ['--json='],
  ['peer'],
  ['file:///etc/passwd'],
  ['--peer=One'],
  ['--peer=One,'],
  ['--peer=,http://one/'],
  ['--peer=One,one/'],
  ['--peer=One,http://a/,http://b/,http://c/,http://d/'],
])('%s is refused by name', (arg) => expect(() => readArguments([arg])).toThrow(arg.replace(/^--only=/, '')));
