import type { Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { returnCloseRoute } from './closeRoute';
import { decideRoutes } from './decideRoutes';
import { returnDetailRoute } from './detailRoute';
import { returnsRoute } from './listRoute';
import { returnPickupRoute } from './pickupRoute';
import { returnRefundRoute } from './refundRoute';
import { returnReplaceRoute } from './replaceRoute';

/** The returns desk: its lists, the page of each return, and its steps. */
export const returnRoutes = (deps: AdminDeps): Route[] => [
  returnsRoute(deps),
  returnDetailRoute(deps),
  ...decideRoutes(deps),
  returnPickupRoute(deps),
  returnCloseRoute(deps),
  returnRefundRoute(deps),
  returnReplaceRoute(deps),
];
