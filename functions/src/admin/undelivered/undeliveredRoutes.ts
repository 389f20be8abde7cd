import type { Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { answerRoutes } from './answerRoutes';
import { claimRoutes } from './claimRoutes';
import { closeLostRoute } from './closeLostRoute';
import { listRoute } from './listRoute';
import { resendRoute } from './resendRoute';

/** What the team does about parcels that could not be handed over. */
export const undeliveredRoutes = (deps: AdminDeps): Route[] => [
  listRoute(deps),
  ...answerRoutes(deps),
  resendRoute(deps),
  closeLostRoute(deps),
  ...claimRoutes(deps),
];
