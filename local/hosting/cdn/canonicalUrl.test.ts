import { canonicalUrl } from './canonicalUrl';

test.each([
  ['/about?utm_source=mail', '/about'],
  ['/products?sort=new&x=1&concern=Dryness', '/products?concern=Dryness&sort=new'],
  ['/api/catalogue?x=1', '/api/catalogue'],
  ['/api/catalogue/products/toner?x=1', '/api/catalogue/products/toner'],
  ['/api/serviceability?pincode=560001', '/api/serviceability?pincode=560001'],
  ['/sitemap.xml?x=1', '/sitemap.xml'],
  ['/llms.txt?x=1', '/llms.txt'],
  ['/feeds/google.xml?x=1', '/feeds/google.xml'],
  ['/media/a.webp?x=1', '/media/a.webp'],
  ['/media/review/a.webp?sig=1', '/media/review/a.webp?sig=1'],
  ['/media/%E0%A4%A?x', '/media/%E0%A4%A'],
])('the cache key of %s is %s', (url, expected) => {
  expect(canonicalUrl(url)).toBe(expected);
});
