import { lazyScreen, type LazyScreen } from '../lazyScreen';

declare const __SERVER__: boolean;

/** The server draws what everybody may see; what it never draws is no part of its bundle. */
const never = () => Promise.reject<never>(new Error('This screen is not drawn beforehand'));

export const Home = lazyScreen(() => import(/* webpackChunkName: "home" */ '@/features/home/HomeScreen'));
export const List = lazyScreen(
  () => import(/* webpackChunkName: "list" */ '@/features/catalogue/list/ListScreen'),
);
export const Detail = lazyScreen(() => import(/* webpackChunkName: "detail" */ './DetailRoute'));
export const About = lazyScreen(() => import(/* webpackChunkName: "about" */ '@/features/info/AboutScreen'));
export const Contact = lazyScreen(
  () => import(/* webpackChunkName: "contact" */ '@/features/info/ContactScreen'),
);
export const Policy = lazyScreen(
  () => import(/* webpackChunkName: "policy" */ '@/features/info/PolicyScreen'),
);
export const NotFound = lazyScreen(
  () => import(/* webpackChunkName: "not-found" */ '@/features/info/NotFoundScreen'),
);
export const Profile = lazyScreen(
  __SERVER__ ? never : () => import(/* webpackChunkName: "profile" */ '@/features/profile/ProfileScreen'),
);
export const Admin = lazyScreen(
  __SERVER__ ? never : () => import(/* webpackChunkName: "admin" */ './AdminRoute'),
);

/** By the names of their chunks. */
const SCREENS = {
  ...{ home: Home, list: List, detail: Detail, about: About, contact: Contact, policy: Policy },
  ...{ profile: Profile, admin: Admin, 'not-found': NotFound },
} as const;

export type ScreenName = keyof typeof SCREENS;

/** Which screen is at an address; cart, checkout and login float over the home page. */
const PLACES: [RegExp, ScreenName][] = [
  [/^\/(login|register|cart|checkout)?\/?$/, 'home'],
  [/^\/products\/?$/, 'list'],
  [/^\/(product|combo)\/[^/]+\/?$/, 'detail'],
  [/^\/about\/?$/, 'about'],
  [/^\/contact\/?$/, 'contact'],
  [/^\/policies\/[^/]+\/?$/, 'policy'],
  [/^\/profile\/?$/, 'profile'],
  [/^\/admin(\/|$)/, 'admin'],
];

export const screenAt = (pathname: string): ScreenName =>
  PLACES.find(([place]) => place.test(pathname))?.[1] ?? 'not-found';

/** Loads a screen's code ahead of its being drawn; throws as the load does. */
export const preloadScreen = (name: ScreenName): Promise<void> =>
  (SCREENS[name] as LazyScreen<object>).preload();
