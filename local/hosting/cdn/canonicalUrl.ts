import { canonicalPageUrl } from '@/domain/catalogue/pages/pageAddress';

/** Paths of public answers that no query parameter changes. */
const WITHOUT_QUERY = /^\/(api\/catalogue(\/|$)|sitemap\.xml$|llms\.txt$|feeds\/|media\/(?!review\/))/;

/** The URL that the CDN uses as its cache key and forwards, without parameters that change nothing. */
export function canonicalUrl(url: string): string {
  if (!URL.canParse(url, 'http://shop.invalid')) return url;
  const [path = '/'] = url.split(/[?#]/);
  if (WITHOUT_QUERY.test(path)) return path;
  // A photo that waits has a signature in its query.
  if (path.startsWith('/api') || path.startsWith('/media/')) return url;
  return canonicalPageUrl(path, new URL(url, 'http://shop.invalid').searchParams);
}
