import { canonicalPageUrl } from '@/domain/catalogue/pageAddress';

/** Public answers of functions that no parameter changes. */
const WITHOUT_QUERY = /^\/(api\/catalogue(\/|$)|sitemap\.xml$|feeds\/|media\/)/;

/** The address under which the CDN keeps an answer, and with which it asks the function: what changes nothing is left out. */
export function canonicalUrl(url: string): string {
  if (!URL.canParse(url, 'http://shop.invalid')) return url;
  const [path = '/'] = url.split(/[?#]/);
  if (WITHOUT_QUERY.test(path)) return path;
  if (path.startsWith('/api')) return url;
  return canonicalPageUrl(path, new URL(url, 'http://shop.invalid').searchParams);
}
