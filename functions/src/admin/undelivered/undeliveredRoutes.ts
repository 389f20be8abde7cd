import type { Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { answerRoutes } from './answerRoutes';
import { claimRoutes } from './claimRoutes';
import { closeLostRoute } from './closeLostRoute';
import { listRoute } from './listRoute';
import { resendRoute } from './resendRoute';

/** Routes of undelivered and lost parcels. */
export const undeliveredRoutes = (deps: AdminDeps): Route[] => [
  listRoute(deps),
  ...answerRoutes(deps),
  resendRoute(deps),
  closeLostRoute(deps),
  ...claimRoutes(deps),
];
