import { matchRoute } from '@/app/router/paths';
import { readCriteria, writeCriteria } from './listCriteria';

/** Characters; the shop's own links are shorter. */
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
 * The address that a page is rendered and cached under: its path with the parameters that change the content,
 * in one order. Other parameters, such as those of campaigns, would only render the same page again.
 */
export function canonicalPageUrl(pathname: string, params: URLSearchParams): string {
  const query = knownQuery(pathname, params).toString();
  return query && query.length <= MAX_QUERY_LENGTH ? `${pathname}?${query}` : pathname;
}

/** Whether a path is spelled as in the shop's links; react-router also accepts others, such as `/ABOUT`. */
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
