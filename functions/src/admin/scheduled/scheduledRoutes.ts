import type { ScheduledItem } from '@/domain/offers/scheduled/save';
import type { Route } from '../../platform/http/route';
import { arrangeRoute } from './arrangeRoutes';
import { listRoutes } from './listRoutes';
import { saveRoutes } from './saveRoutes';
import { BANNERS, HIGHLIGHTS, OFFERS, type Spec } from './spec';
import { toggleRoutes } from './toggleRoutes';
import type { StoreDeps } from '../../platform/storeDeps';

/** /api/admin/offers/**, /api/admin/banners/**, /api/admin/highlights/**, /api/admin/arrange/** */
export function scheduledRoutes({ db, now, log }: StoreDeps): Route[] {
  const deps = { db, now, log };
  const routesOf = <Draft extends object, Stored extends ScheduledItem>(spec: Spec<Draft, Stored>) => [
    ...listRoutes(deps, spec),
    ...saveRoutes(deps, spec),
    ...toggleRoutes(deps, spec),
  ];
  return [
    ...routesOf(OFFERS),
    ...routesOf(BANNERS),
    ...routesOf(HIGHLIGHTS),
    arrangeRoute(deps, BANNERS, 'banner.arranged'),
    arrangeRoute(deps, HIGHLIGHTS, 'highlight.arranged'),
  ];
}
