import { createRequire } from 'node:module';
import type { SiteAssets, SiteRenderer } from '@/domain/contracts/page';

/** What a build of the web app leaves beside the functions, so that both are always of one version. */
export interface Site extends SiteRenderer {
  assets: SiteAssets;
}

/** Relative to lib/pages.js. */
const load = createRequire(__filename);
let site: Site | null = null;

/** Loads the app as it draws pages, once it is needed. Throws where the web app was not built. */
export function builtSite(): Site {
  site ??= {
    ...(load('./site/render.js') as SiteRenderer),
    assets: load('./site/assets.json') as SiteAssets,
  };
  return site;
}
