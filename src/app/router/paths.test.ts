import { matchRoutes } from 'react-router-dom';
import {
  adminPaths,
  comboPath,
  isOverlayPath,
  matchRoute,
  paths,
  policyPath,
  productPath,
  productsPath,
  routes,
  screenAt,
  type RouteName,
} from './paths';

const objects = Object.entries(paths).map(([id, path]) => ({ id, path }));

test.each([
  ...['/', '/products', '/Products/', '/products//', '/products/1', '/products-new', '/product', '/product/'],
  ...['/product/serum', '/product/neem%20%26%20aloe', '/product/a%2Fb', '/product/100%', '/product/a/b'],
  ...[
    '/combo/set',
    '/combo/set/',
    '/policies/terms',
    '/policies',
    '/about/',
    '/login',
    '/CART',
    '/checkout/x',
  ],
  ...[
    '/profile',
    '/profile/orders',
    '/admin',
    '/admin/',
    '/admin/orders/GLM-1',
    '/administration',
    '/nowhere',
  ],
])('%s matches the same route here as in react-router', (pathname) => {
  const [match] = matchRoutes(objects, pathname) ?? [];
  const { '*': _rest, ...params } = match?.params ?? {};
  expect(matchRoute(pathname)).toEqual(match ? { name: match.route.id, params } : null);
});

test.each(Object.keys(routes) as RouteName[])('the route %s has the pattern of its path', (name) => {
  expect(routes[name].pattern).toBe(paths[name]);
});

test.each(Object.values(adminPaths))('%s belongs to the admin screen', (path) => {
  expect(matchRoute(path)?.name).toBe('admin');
});

test.each([
  [productPath('amla serum'), '/product/amla%20serum'],
  [comboPath('$&'), '/combo/%24%26'],
  [policyPath('terms'), '/policies/terms'],
  [productsPath({ category: 'Face wash' }), '/products?category=Face+wash'],
])('%s is built from its parts', (built, expected) => expect(built).toBe(expected));

test('an overlay shows the home page, and only public pages are indexed and cached', () => {
  expect([screenAt('/cart'), isOverlayPath('/cart'), isOverlayPath('/products')]).toEqual([
    'home',
    true,
    false,
  ]);
  expect(screenAt('/nowhere')).toBe('not-found');
  for (const { access, isOverlay, isIndexable, isCachedOffline } of Object.values(routes)) {
    const isPublicPage = access === 'public' && !isOverlay;
    expect([isIndexable, isCachedOffline]).toEqual([isPublicPage, isPublicPage]);
  }
});
