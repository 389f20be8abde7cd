import { shopUrl } from '../platform/config';
import { feedRoutes } from '../pages/feedRoutes';
import { pageRoute } from '../pages/pageRoute';
import { pagePolicy } from '../pages/pagePolicy';
import { loadSite } from '../pages/site';
import { base } from './parts/base';
import { serve } from './parts/serve';

const deps = { ...base, origin: shopUrl };

export const pages = serve('pages', [
  ...feedRoutes(deps),
  pageRoute({ ...deps, site: loadSite, policy: pagePolicy }),
]);
