import fc from 'fast-check';
import { createPath, locate, parsePath } from './paths';

test.each([
  ['/products?q=a?b#c?d', { pathname: '/products', search: '?q=a?b', hash: '#c?d' }],
  ['/', { pathname: '/' }],
  ['?sort=new', { search: '?sort=new' }],
  ['#reviews', { hash: '#reviews' }],
  ['/x#', { pathname: '/x', hash: '#' }],
  ['', {}],
])('%s has its parts', (address, parts) => {
  expect(parsePath(address)).toEqual(parts);
});

test.each([
  [{ pathname: '/products', search: 'q=a', hash: 'top' }, '/products?q=a#top'],
  [{ pathname: '/products', search: '?', hash: '#' }, '/products'],
  [{ search: '?q=a' }, '/?q=a'],
])('%j is an address', (parts, address) => {
  expect(createPath(parts)).toBe(address);
});

test('an address is that of its parts', () => {
  const word = fc.stringMatching(/^[a-z%/]*$/);
  fc.assert(
    fc.property(word, word, word, (path, search, hash) => {
      const address = `/${path}${search && `?${search}`}${hash && `#${hash}`}`;
      expect(createPath(parsePath(address))).toBe(address);
    }),
  );
});

test('without a path one stays on the page, and what is not named goes', () => {
  const here = { pathname: '/products', search: '?q=a', hash: '#top' };
  expect(locate(here, '?sort=new', { shown: 48 })).toMatchObject({
    ...{ pathname: '/products', search: '?sort=new', hash: '', state: { shown: 48 } },
  });
  expect(locate(here, { search: 'sort=new' }, null).search).toBe('?sort=new');
  expect(locate(here, '/about', null)).toMatchObject({ pathname: '/about', search: '', hash: '' });
});
