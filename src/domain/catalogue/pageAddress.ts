import { matchRoute } from '@/app/router/paths';
import { readCriteria, writeCriteria } from './listCriteria';

/** In characters; a longer query is not one that the shop's own links have. */
const MAX_QUERY_LENGTH = 400;

function variantQuery(params: URLSearchParams): URLSearchParams {
  const variant = params.get('variant');
  return new URLSearchParams(variant ? { variant } : {});
}

function knownQuery(pathname: string, params: URLSearchParams): URLSearchParams {
  switch (matchRoute(pathname)?.name) {
    case 'products':
      return writeCriteria(readCriteria(params));
    case 'product':
      return variantQuery(params);
    default:
      return new URLSearchParams();
  }
}

/**
 * The address under which a page is rendered and cached: its path with the parameters that change what it shows, in one order.
 * Everything else, such as what campaigns add or an attacker invents, would only render the same page once more.
 */
export function canonicalPageUrl(pathname: string, params: URLSearchParams): string {
  const query = knownQuery(pathname, params).toString();
  return query && query.length <= MAX_QUERY_LENGTH ? `${pathname}?${query}` : pathname;
}

/** Whether a path is spelled as the shop's links spell it; react-router also accepts others, such as `/ABOUT`. */
export function isCanonicalPath(pathname: string, pattern: string): boolean {
  const parts = pattern.split('/');
  const segments = pathname.split('/');
  return (
    parts.length === segments.length &&
    parts.every((part, at) =>
      part.startsWith(':') ? isPlainlyEncoded(segments[at] ?? '') : part === segments[at],
    )
  );
}

function isPlainlyEncoded(segment: string): boolean {
  try {
    return encodeURIComponent(decodeURIComponent(segment)) === segment;
  } catch {
    return false;
  }
}
