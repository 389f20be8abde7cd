import type { Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { eraseRoute } from './eraseRoute';
import { cancelLinkRoute } from './linkRoute';
import { phoneOrderRoute } from './placeRoute';
import { phoneQuoteRoute } from './quoteRoute';

/** Orders that the team places for a customer who called or wrote. */
export const phoneOrderRoutes = (deps: AdminDeps): Route[] => [
  phoneQuoteRoute(deps),
  phoneOrderRoute(deps),
  cancelLinkRoute(deps),
  eraseRoute(deps),
];
