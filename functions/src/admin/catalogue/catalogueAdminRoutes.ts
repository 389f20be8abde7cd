import type { Firestore } from 'firebase-admin/firestore';
import type { Log } from '../../platform/log';
import type { Route } from '../../platform/http/route';
import { bulkRoutes } from './bulkRoutes';
import { exportRoutes } from './exportRoutes';
import { importRoutes } from './importRoutes';
import { listRoutes } from './listRoutes';
import { saveRoutes } from './saveRoutes';
import { CatalogueIndex } from './catalogueIndex';

interface CatalogueAdminDeps {
  db: () => Promise<Firestore>;
  now: () => Date;
  log: Log;
}

/** /api/admin/products/**, combos/**, changes/**, import/**, export/** and known */
export function catalogueAdminRoutes({ db, now, log }: CatalogueAdminDeps): Route[] {
  const deps = { db, now, log, index: new CatalogueIndex(db, now) };
  return [
    ...listRoutes(deps),
    ...saveRoutes(deps),
    ...bulkRoutes(deps),
    ...importRoutes(deps),
    ...exportRoutes(deps),
  ];
}
