import type { Route } from '../http/route';
import { catalogueAdmin } from './catalogue/catalogueAdmin';
import type { AdminDeps } from './deps';
import { reconcileRoute } from './reconcileRoute';

/** All that the admin may ask of the functions. */
export function adminRoutes(deps: AdminDeps): Route[] {
  return [reconcileRoute(deps), ...catalogueAdmin(deps)];
}
