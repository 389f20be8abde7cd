import { isOwnLink, leadsSomewhere } from './ownLink';

test.each([
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2Fevil.example',
  'https://evil.example',
  'products',
  '/a b',
  '/"onclick',
  '/a\n',
  `/${'x'.repeat(300)}`,
])('%j is refused as a link', (link) => expect(isOwnLink(link)).toBe(false));

test.each([
  '',
  '/',
  '/products',
  '/product/barley-toner',
  '/products?concern=Oil%20and%20shine',
  '/about#team',
])('%j is a link within the shop', (link) => {
  expect(isOwnLink(link)).toBe(true);
  expect(new URL(link, 'https://shop.example').host).toBe('shop.example');
});

test.each<[string, boolean]>([
  ['', true],
  ['/', true],
  ['/products?concern=Oil%20and%20shine', true],
  ['/product/barley-toner#reviews', true],
  ['/policies/returns', true],
  ['/prodcuts', false],
  ['/sale', false],
])('%j leads to a page: %p', (link, leads) => expect(leadsSomewhere(link)).toBe(leads));
