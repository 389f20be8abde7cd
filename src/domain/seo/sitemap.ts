import type { CatalogueItemBase, Product } from '../catalogue/catalogue';
import { escapeXml } from '../text/markup';
import { policies } from '../policies/messages';
import { detailPath } from './crumbs';
import { combosPath, paths, policyPath, routes, type RouteName } from '@/app/router/paths';
import { categoryPath } from './listing';
import { picturesOf } from './productData';

type SitemapItem = Pick<CatalogueItemBase, 'id' | 'images' | 'mainImage' | 'updatedAt'>;

export interface SitemapItems {
  products: readonly (SitemapItem & Pick<Product, 'category'>)[];
  combos: readonly SitemapItem[];
}

interface Entry {
  /** A path of the shop. */
  path: string;
  /** ISO timestamp; undefined where unknown. */
  changed?: string | undefined;
  /** Absolute. */
  pictures?: string[];
}

const DATE = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const newest = (items: readonly SitemapItem[]): string | undefined =>
  items
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);

function entries({ products, combos }: SitemapItems, origin: string): Entry[] {
  const all = [...products, ...combos];
  const categories = [...new Set(products.map(({ category }) => category))].filter(Boolean).sort();
  const own = (kind: 'product' | 'combo') => (item: SitemapItem) => ({
    path: detailPath({ kind, item }),
    changed: item.updatedAt,
    pictures: picturesOf(item, origin),
  });
  const lastChange: Partial<Record<RouteName, string | undefined>> = {
    home: newest(all),
    products: newest(products),
  };
  const pages = (Object.keys(routes) as RouteName[])
    .filter((name) => routes[name].isIndexable && !paths[name].includes(':'))
    .map((name) => ({ path: paths[name], changed: lastChange[name] }));
  return [
    ...pages,
    ...categories.map((category) => ({
      path: categoryPath(category),
      changed: newest(products.filter((product) => product.category === category)),
    })),
    ...(combos.length > 0 ? [{ path: combosPath, changed: newest(combos) }] : []),
    ...products.map(own('product')),
    ...combos.map(own('combo')),
    ...Object.keys(policies).map((policy) => ({ path: policyPath(policy) })),
  ];
}

function entryXml({ path, changed, pictures = [] }: Entry, origin: string): string {
  return [
    '<url>',
    `<loc>${escapeXml(origin + path)}</loc>`,
    ...(changed && DATE.test(changed) ? [`<lastmod>${changed}</lastmod>`] : []),
    ...pictures.map((src) => `<image:image><image:loc>${escapeXml(src)}</image:loc></image:image>`),
    '</url>',
  ].join('');
}

/** The sitemap: all pages that may be indexed, with their pictures. */
export function sitemap(items: SitemapItems, origin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries(items, origin).map((entry) => entryXml(entry, origin)),
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * robots.txt: disallows pages behind a login or a signed link. The overlays' addresses stay allowed, because crawlers must
 * read that they are not to be indexed.
 */
export function robotsTxt(origin: string): string {
  const restricted = Object.values(routes)
    .filter(({ access }) => access !== 'public')
    .map(({ pattern }) => pattern.replace(/\/(\*|:\w+)$/, ''));
  const closed = [...restricted, '/__local'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
