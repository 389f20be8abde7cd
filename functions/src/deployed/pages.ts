import { shopUrl } from '../config';
import { feedRoutes } from '../pages/feedRoutes';
import { pageRoute } from '../pages/pageRoute';
import { pagePolicy } from '../pages/policy';
import { builtSite } from '../pages/site';
import { base } from '../services/base';
import { serve } from '../services/serve';

const deps = { ...base, origin: shopUrl };

export const pages = serve('pages', [
  ...feedRoutes(deps),
  pageRoute({ ...deps, site: builtSite, policy: pagePolicy }),
]);
