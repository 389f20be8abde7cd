import { matchRoute } from '@/app/router/paths';

export interface DetailAddress {
  kind: 'product' | 'combo';
  /** Decoded as the router decodes it. */
  id: string;
}

/** The product or combo of a path; null for other paths. */
export function readDetailPath(pathname: string): DetailAddress | null {
  const { name, params } = matchRoute(pathname) ?? {};
  if (name !== 'product' && name !== 'combo') return null;
  return { kind: name, id: params?.id ?? '' };
}
