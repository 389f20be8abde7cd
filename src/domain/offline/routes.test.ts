import { routes } from '@/app/router/paths';
import { isPage, pageKey, routeOf, type ResourceRequest, type Route } from './routes';

const HERE = 'https://shop.example';
const request = (path: string, more: Partial<ResourceRequest> = {}): ResourceRequest => ({
  method: 'GET',
  url: new URL(path, HERE).href,
  mode: 'cors',
  cache: 'default',
  authorized: false,
  ...more,
});
const visit = { mode: 'navigate' };

test.each<[Route, string]>([
  ['page', '/'],
  ['page', '/?utm_source=mail'],
  ['page', '/products?category=Serum'],
  ['page', '/product/amla-c-glow-serum?variant=AMLA-30'],
  ['page', '/combo/monsoon-set'],
  ['page', '/about'],
  ['page', '/contact'],
  ['page', '/policies/shipping'],
  ['app', '/login'],
  ['app', '/register'],
  ['app', '/cart'],
  ['app', '/checkout'],
  ['app', '/profile?tab=orders'],
  ['app', '/admin'],
  ['app', '/admin/orders/GLM1'],
  ['none', '/sitemap.xml'],
  ['none', '/product/a/b'],
  ['none', '/products/'],
  ['none', '/nobody-knows'],
  ['none', '/__local'],
  ['none', '/__/auth/handler'],
  ['none', '/emulator/action'],
  ['none', '/api/orders/GLM1/invoice'],
  ['none', '/api/catalogue'],
  ['none', '/media/a.avif'],
  ['none', '/assets/main.1a2b3c4d.js'],
])('the route is %s for a navigation to %s', (route, path) =>
  expect(routeOf(request(path, visit), HERE)).toBe(route),
);

test.each<[Route, string]>([
  ['asset', '/assets/main.1a2b3c4d.js'],
  ['asset', '/fonts/anek-text.woff2'],
  ['picture', '/pictures/mist-800.avif'],
  ['picture', '/media/0f/1a-400.webp'],
  ['picture', '/brand/logo.svg'],
  ['none', '/media/review/1a-small.webp'],
  ['catalogue', '/api/catalogue'],
  ['detail', '/api/catalogue/products/amla-c-glow-serum'],
  ['detail', '/api/catalogue/combos/monsoon-set'],
  ['none', '/api/catalogue/products/a/reviews'],
  ['none', '/api/serviceability?pincode=560034'],
  ['none', '/api/payment/config'],
  ['none', '/api/admin/orders'],
  ['none', '/api/account/data'],
  ['none', '/v1/projects/demo/databases/(default)/documents:runQuery'],
  ['none', '/identitytoolkit.googleapis.com/v1/accounts:lookup'],
  ['none', '/securetoken.googleapis.com/v1/token'],
  ['none', '/__local/google'],
  ['none', '/pincodes/56.json'],
  ['none', '/products'],
  ['none', '/'],
  ['none', '/sw.js'],
  ['none', 'https://checkout.razorpay.com/v1/checkout.js'],
  ['none', 'https://firestore.googleapis.com/v1/projects/x'],
  ['none', 'https://other.example/assets/main.1a2b3c4d.js'],
])('the route is %s for a request of %s', (route, path) => expect(routeOf(request(path), HERE)).toBe(route));

const touched = ['/assets/main.js', '/pictures/a.avif', '/api/catalogue', '/api/catalogue/products/a'];
test.each(touched)('%s bypasses the cache when it is authorized or not a GET', (path) => {
  expect(routeOf(request(path, { authorized: true }), HERE)).toBe('none');
  for (const method of ['POST', 'HEAD', 'PUT', 'DELETE']) {
    expect(routeOf(request(path, { method }), HERE)).toBe('none');
  }
});

test.each(Object.values(routes))('$pattern is served offline', ({ pattern, isCachedOffline }) => {
  const path = pattern.replace('/*', '/orders').replace(/:\w+/, 'some-id');
  expect(routeOf(request(path, visit), HERE)).toBe(isCachedOffline ? 'page' : 'app');
});

test.each(['reload', 'no-cache', 'no-store'])('a reload with cache mode %s goes to the network', (cache) => {
  expect(routeOf(request('/product/a', { ...visit, cache }), HERE)).toBe('page-reload');
  expect(routeOf(request('/assets/1.js', { cache }), HERE)).toBe('asset-reload');
});

test.each([
  ['/?utm_source=mail&utm_medium=x#reviews', '/'],
  ['/product/a?variant=A-30&gclid=1', '/product/a?variant=A-30'],
  ['/products?q=utm_', '/products?q=utm_'],
])('the cache key of %s is %s', (path, key) => expect(pageKey(HERE + path)).toBe(HERE + key));

test('a page is distinguished from other open windows', () => {
  expect(isPage(`${HERE}/product/a`, HERE)).toBe(true);
  expect(isPage(`${HERE}/profile`, HERE)).toBe(false);
  expect(isPage('https://other.example/', HERE)).toBe(false);
});
