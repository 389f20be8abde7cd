import { staticRoutes } from './staticRoutes';

const conditions = (...paths: string[]) => staticRoutes(paths, 'kept').map(({ condition }) => condition);

test('scripts, styles and fonts are served from the cache by type', () => {
  expect(conditions('/assets/main.1a2b3c4d.js', '/assets/a.css', '/fonts/anek-text.woff2')).toEqual([
    { urlPattern: '/assets/main.1a2b3c4d.js', requestMethod: 'GET', requestDestination: 'script' },
    { urlPattern: '/assets/a.css', requestMethod: 'GET', requestDestination: 'style' },
    { urlPattern: '/fonts/anek-text.woff2', requestMethod: 'GET', requestDestination: 'font' },
  ]);
  expect(staticRoutes(['/assets/a.js'], 'kept')[0]?.source).toEqual({ cacheName: 'kept' });
});

test('other requests are left to the service worker', () => {
  expect(conditions('/assets/a.json', '/assets/a.toString', '/', '/products')).toEqual([]);
});
