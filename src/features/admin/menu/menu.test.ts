import { adminPaths, paths, routes } from '@/app/router/paths';
import { addressOf, ENTRIES, entryAt, MENU } from './menu';
import { messages } from './messages';

test.each<[address: string, name: string | undefined]>([
  ['/admin', 'dashboard'],
  ['/admin/orders', 'orders'],
  ['/admin/orders?waits=pack', 'orders'],
  ['/admin/orders?from=2026-11-01&waits=parcel', 'orders'],
  ['/admin/undelivered?tab=trying', 'undelivered'],
  ['/admin/returns', 'returns'],
  ['/admin/returns/GLM1', 'returns'],
  ['/admin/orders/GLM1', 'orders'],
  ['/admin/products?stock=low', 'products'],
  ['/admin/products?status=active&stock=low&q=a', 'lowStock'],
  ['/admin/products/balm', 'products'],
  ['/admin/addproduct', 'products'],
  ['/admin/addcombos', 'combos'],
  ['/admin/offers/new', 'offers'],
  ['/admin/nowhere', undefined],
])('%s belongs to %s', (address, name) => {
  const { pathname, search } = new URL(address, 'http://shop');
  expect(entryAt(pathname, search)?.name).toBe(name);
});

test('the menu leads to every area of the specification, and each of its addresses is the admin’s', () => {
  const links = ENTRIES.flatMap((entry) => [addressOf(entry), ...(entry.add ? [entry.add.path] : [])]);
  const { products, combos, orders, newProduct, newCombo, messages: inbox, offers } = adminPaths;
  const areas = [products, combos, orders, newProduct, newCombo, inbox, offers];
  expect(links).toEqual(expect.arrayContaining([...areas, adminPaths.banners, adminPaths.highlights]));
  for (const link of links) expect(link).toMatch(/^\/admin(\/|$)/);
  expect(routes.admin.pattern).toBe(paths.admin);
});

test('no two entries have the same words or address', () => {
  expect(new Set(ENTRIES.map(({ name }) => messages.entries[name])).size).toBe(ENTRIES.length);
  expect(new Set(ENTRIES.map(addressOf)).size).toBe(ENTRIES.length);
  expect(new Set(MENU.map(({ name }) => name)).size).toBe(MENU.length);
});
