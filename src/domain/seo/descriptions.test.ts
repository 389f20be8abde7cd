import { pageDescription } from './descriptions';

const PATHS = [
  '/',
  '/products',
  '/product/serum',
  '/combo/set',
  '/about',
  '/contact',
  '/policies/terms',
  '/profile',
];

it('says something else of every kind of page', () => {
  const said = PATHS.map(pageDescription);
  expect(new Set(said).size).toBe(PATHS.length);
  said.forEach((text) => expect(text.length).toBeLessThan(160));
});

it.each(['/cart', '/login', '/nowhere'])('says of %s what it says of the shop', (path) => {
  expect(pageDescription(path)).toBe(pageDescription('/'));
});
