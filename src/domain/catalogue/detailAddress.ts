import { matchRoute } from '@/app/router/paths';

export interface DetailAddress {
  kind: 'product' | 'combo';
  /** Decoded as the router decodes it. */
  id: string;
}

/** The product or combo that a path shows, or null. */
export function readDetailPath(pathname: string): DetailAddress | null {
  const { name, params } = matchRoute(pathname) ?? {};
  if (name !== 'product' && name !== 'combo') return null;
  return { kind: name, id: params?.id ?? '' };
}
