import { shopUrl } from '../config';
import { pageRoute } from '../pages/pageRoute';
import { pagePolicy } from '../pages/policy';
import { builtSite } from '../pages/site';
import { base } from '../services/base';
import { serve } from '../services/serve';

export const pages = serve('pages', [
  pageRoute({ ...base, site: builtSite, origin: shopUrl, policy: pagePolicy }),
]);
