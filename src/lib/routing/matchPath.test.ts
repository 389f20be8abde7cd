import { matchPath } from './matchPath';

test.each([
  ['/', '/', {}],
  ['/products', '/products', {}],
  ['/products', '/Products/', {}],
  ['/product/:id', '/product/aloe', { id: 'aloe' }],
  ['/product/:id', '/product/neem%20%26%20aloe', { id: 'neem & aloe' }],
  ['/product/:id', '/product/100%', { id: '100%' }],
  ['/admin/*', '/admin', {}],
  ['/admin/*', '/admin/orders/1', {}],
  ['/admin/orders/:orderId', '/admin/orders/GLM-1', { orderId: 'GLM-1' }],
  ['/*', '/anything/at/all', {}],
])('%s is %s', (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)?.params).toEqual(params);
});

test.each([
  ['/', '/products'],
  ['/products', '/products-new'],
  ['/products', '/products/1'],
  ['/product/:id', '/product'],
  ['/product/:id', '/product/a/b'],
  ['/admin/*', '/administration'],
])('%s is not %s', (pattern, pathname) => {
  expect(matchPath(pattern, pathname)).toBeNull();
});

test('what follows a star goes on from there', () => {
  expect(matchPath('/admin/*', '/admin/orders')?.base).toBe('/admin');
  expect(matchPath('/admin/orders', '/admin/orders')?.base).toBe('/admin/orders');
});
