import type { Route } from '../http/route';
import type { AdminDeps } from './deps';
import { reconcileRoute } from './reconcileRoute';

/** All that the admin may ask of the functions. */
export function adminRoutes(deps: AdminDeps): Route[] {
  return [reconcileRoute(deps)];
}
