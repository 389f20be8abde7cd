import type { ScreenName } from '../router/paths';
import { privateScreen, publicScreen } from './lazyScreen';

declare const __SERVER__: boolean;

/** The server renders public screens only, so its bundle omits the others. */
const never = () => Promise.reject<never>(new Error('This screen is not prerendered'));

export const Home = publicScreen(() => import(/* webpackChunkName: "home" */ '@/features/home/HomeScreen'));
export const List = publicScreen(
  () => import(/* webpackChunkName: "list" */ '@/features/catalogue/list/ListScreen'),
);
export const Detail = publicScreen(() => import(/* webpackChunkName: "detail" */ './DetailRoute'));
export const About = publicScreen(
  () => import(/* webpackChunkName: "about" */ '@/features/info/AboutScreen'),
);
export const Contact = publicScreen(
  () => import(/* webpackChunkName: "contact" */ '@/features/info/ContactScreen'),
);
export const Policy = publicScreen(
  () => import(/* webpackChunkName: "policy" */ '@/features/info/PolicyScreen'),
);
export const NotFound = publicScreen(
  () => import(/* webpackChunkName: "not-found" */ '@/features/info/NotFoundScreen'),
);
export const Profile = privateScreen(
  __SERVER__ ? never : () => import(/* webpackChunkName: "profile" */ '@/features/profile/ProfileScreen'),
);
export const Links = privateScreen(
  __SERVER__ ? never : () => import(/* webpackChunkName: "links" */ './LinkRoute'),
);
export const Picks = privateScreen(
  __SERVER__ ? never : () => import(/* webpackChunkName: "picks" */ './PicksRoute'),
);
export const Admin = privateScreen(
  __SERVER__ ? never : () => import(/* webpackChunkName: "admin" */ './AdminRoute'),
);

const SCREENS: Readonly<Record<ScreenName, { preload: () => Promise<void> }>> = {
  home: Home,
  list: List,
  detail: Detail,
  about: About,
  contact: Contact,
  policy: Policy,
  profile: Profile,
  links: Links,
  picks: Picks,
  admin: Admin,
  'not-found': NotFound,
};

/** Preloads a screen's code; throws if it does not load. */
export const preloadScreen = (name: ScreenName): Promise<void> => SCREENS[name].preload();
