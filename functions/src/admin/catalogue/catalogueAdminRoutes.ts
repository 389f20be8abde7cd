import type { Route } from '../../platform/http/route';
import { bulkRoutes } from './bulkRoutes';
import { exportRoutes } from './exportRoutes';
import { importRoutes } from './importRoutes';
import { listRoutes } from './listRoutes';
import { saveRoutes, type SaveDeps } from './saveRoutes';

/** /api/admin/products/**, combos/**, changes/**, import/**, export/** and known */
export function catalogueAdminRoutes(deps: SaveDeps): Route[] {
  return [
    ...listRoutes(deps),
    ...saveRoutes(deps),
    ...bulkRoutes(deps),
    ...importRoutes(deps),
    ...exportRoutes(deps),
  ];
}
