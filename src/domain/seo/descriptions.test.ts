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

it('each kind of page has its own description', () => {
  const descriptions = PATHS.map(pageDescription);
  expect(new Set(descriptions).size).toBe(PATHS.length);
  descriptions.forEach((text) => expect(text.length).toBeLessThan(160));
});

it.each(['/cart', '/login', '/nowhere'])('the description of %s includes that of the shop', (path) => {
  expect(pageDescription(path)).toBe(pageDescription('/'));
});
