import { createRequire } from 'node:module';
import type { SiteAssets, SiteRenderer } from '@/domain/contracts/shoppers/page';

/** The files that a web build copies to the functions, so that both have the same version. */
export interface Site extends SiteRenderer {
  assets: SiteAssets;
}

/** Relative to lib/pages.js. */
const load = createRequire(__filename);
let site: Site | null = null;

/** Loads the app's server renderer when it is first needed. Throws when the web app was not built. */
export function loadSite(): Site {
  site ??= {
    ...(load('./site/render.js') as SiteRenderer),
    assets: load('./site/assets.json') as SiteAssets,
  };
  return site;
}
