import type { Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { customerChangeRoutes } from './changes';
import { customerRoute } from './detailRoute';
import { exportCustomersRoute } from './exportRoute';
import { customerListRoute } from './listRoute';

/** The customers of the shop: their list, the page of each, and what the team writes about them. */
export const customerRoutes = (deps: AdminDeps): Route[] => [
  customerListRoute(deps),
  customerRoute(deps),
  ...customerChangeRoutes(deps),
  exportCustomersRoute(deps),
];
