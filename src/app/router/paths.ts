/**
 * Every address of the shop. Routes, guards, links, sitemap, service worker, prerender and analytics read this list, so it imports
 * only its own parts and every layer may import it.
 */

import { fillPath } from './pathParts';

export { adminEntrances, fillPath } from './pathParts';
export * from './adminPaths';

/** Names of the screens' chunks. */
export type ScreenName =
  | 'home'
  | 'list'
  | 'detail'
  | 'about'
  | 'contact'
  | 'policy'
  | 'profile'
  | 'links'
  | 'picks'
  | 'admin'
  | 'not-found';

export interface AppRoute {
  /** As react-router reads it. */
  pattern: string;
  screen: ScreenName;
  /** Whether search engines may list it. */
  isIndexable: boolean;
  /** Whether the service worker keeps its HTML; without network the other routes start from the empty shell. */
  isCachedOffline: boolean;
  /** Whether it opens an overlay over the home page. */
  isOverlay: boolean;
  /** 'link': the address itself grants access, so analytics and search engines do not get it. */
  access: 'public' | 'link' | 'user' | 'admin';
}

const page = (pattern: string, screen: ScreenName): AppRoute => ({
  pattern,
  screen,
  isIndexable: true,
  isCachedOffline: true,
  isOverlay: false,
  access: 'public',
});

const overlay = (pattern: string): AppRoute => ({
  ...page(pattern, 'home'),
  isIndexable: false,
  isCachedOffline: false,
  isOverlay: true,
});

const restricted = (pattern: string, screen: ScreenName, access: AppRoute['access']): AppRoute => ({
  ...page(pattern, screen),
  isIndexable: false,
  isCachedOffline: false,
  access,
});

export const paths = {
  home: '/',
  products: '/products',
  product: '/product/:id',
  combo: '/combo/:id',
  about: '/about',
  contact: '/contact',
  policy: '/policies/:policy',
  login: '/login',
  register: '/register',
  cart: '/cart',
  checkout: '/checkout',
  profile: '/profile',
  delivery: '/delivery/:token',
  mailLink: '/mail/:token',
  wishlist: '/wishlist/*',
  compare: '/compare',
  track: '/track',
  admin: '/admin/*',
} as const;

export type RouteName = keyof typeof paths;

export const routes: Readonly<Record<RouteName, AppRoute>> = {
  home: page(paths.home, 'home'),
  products: page(paths.products, 'list'),
  product: page(paths.product, 'detail'),
  combo: page(paths.combo, 'detail'),
  about: page(paths.about, 'about'),
  contact: page(paths.contact, 'contact'),
  policy: page(paths.policy, 'policy'),
  login: overlay(paths.login),
  register: overlay(paths.register),
  cart: overlay(paths.cart),
  checkout: overlay(paths.checkout),
  profile: restricted(paths.profile, 'profile', 'user'),
  delivery: restricted(paths.delivery, 'links', 'link'),
  mailLink: restricted(paths.mailLink, 'links', 'link'),
  wishlist: restricted(paths.wishlist, 'picks', 'link'),
  compare: restricted(paths.compare, 'picks', 'link'),
  track: restricted(paths.track, 'links', 'link'),
  admin: restricted(paths.admin, 'admin', 'admin'),
};

export const productPath = (id: string): string => fillPath(paths.product, id);
export const comboPath = (id: string): string => fillPath(paths.combo, id);
export const policyPath = (policy: string): string => fillPath(paths.policy, policy);
/** The shopper's own wishlist, or the shared one of a token. */
export const wishlistPath = (token?: string): string => (token ? `/wishlist/${token}` : '/wishlist');

/** The list of products, filtered by a query. */
export const productsPath = (query: Record<string, string>): string =>
  `${paths.products}?${new URLSearchParams(query).toString()}`;

/** The part of the profile in which gift cards are bought. */
export const giftCardsPath = `${paths.profile}#credit`;

export const combosPath = `${paths.products}?kind=combos`;

export interface RouteMatch {
  name: RouteName;
  params: Readonly<Record<string, string>>;
}

/** Accepts what react-router accepts: any case, and slashes at the end. */
function toRegExp(pattern: string): RegExp {
  const start = pattern.replace(/\/\*?$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${start}${pattern.endsWith('*') ? '(?:/.*)?' : '/*'}$`, 'i');
}

/** A value that is not valid percent-encoding stays as it is, as in react-router. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const matchers: [RouteName, RegExp][] = [];

/** The route of a path, or null where the shop has no such page. */
export function matchRoute(pathname: string): RouteMatch | null {
  if (matchers.length === 0)
    for (const name of Object.keys(paths) as RouteName[]) matchers.push([name, toRegExp(paths[name])]);
  for (const [name, matcher] of matchers) {
    const found = matcher.exec(pathname);
    if (!found) continue;
    const params = Object.entries(found.groups ?? {}).map(([key, value]) => [key, decode(value)]);
    return { name, params: Object.fromEntries(params) as Record<string, string> };
  }
  return null;
}

const routeAt = (pathname: string): AppRoute | null => {
  const match = matchRoute(pathname);
  return match && routes[match.name];
};

/** The screen that a path shows; that of an overlay is the home page beneath it. */
export const screenAt = (pathname: string): ScreenName => routeAt(pathname)?.screen ?? 'not-found';

export const isOverlayPath = (pathname: string): boolean => routeAt(pathname)?.isOverlay ?? false;
