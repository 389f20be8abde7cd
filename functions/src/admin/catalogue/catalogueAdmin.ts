import type { Firestore } from 'firebase-admin/firestore';
import type { Log } from '../../http/log';
import type { Route } from '../../http/route';
import { bulkRoutes } from './bulkRoutes';
import { listRoutes } from './listRoutes';
import { saveRoutes } from './saveRoutes';
import { ShelfIndex } from './shelfIndex';

interface CatalogueAdminDeps {
  db: () => Promise<Firestore>;
  now: () => Date;
  log: Log;
}

/** /api/admin/products/**, /api/admin/combos/**, /api/admin/changes/**, /api/admin/known */
export function catalogueAdmin({ db, now, log }: CatalogueAdminDeps): Route[] {
  const deps = { db, now, log, index: new ShelfIndex(db, now) };
  return [...listRoutes(deps), ...saveRoutes(deps), ...bulkRoutes(deps)];
}
