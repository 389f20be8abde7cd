import type { CatalogueResponse, ComboResponse, GoneResponse, ProductResponse } from './catalogue';

/** The URL paths of the built scripts. */
export interface SiteAssets {
  /** Differs for every different build. */
  build: string;
  /** The scripts that every page loads first, in order. */
  initial: string[];
  /** The additional scripts of each named chunk. */
  screens: Record<string, string[]>;
  /** The inlined logo of every document; empty if the logo is fetched. */
  logo: string;
}

/** The data of a product's or combo's page; null on other pages. */
export type PageDetail =
  | ({ kind: 'product' } & ProductResponse)
  | ({ kind: 'combo' } & ComboResponse)
  | { kind: 'unknown' }
  | ({ kind: 'gone' } & GoneResponse)
  | null;

/** A page to render; it depends on the URL only and not on the visitor. */
export interface PageRequest {
  /** Path and query for the router. */
  url: string;
  /** The shop's origin without a trailing slash, as in https://glumist.example. */
  origin: string;
  catalogue: CatalogueResponse;
  detail: PageDetail;
  /** ISO time of the rendering. */
  now: string;
  assets: SiteAssets;
}

export interface RenderedPage {
  status: 200 | 404 | 410;
  html: string;
  /** The inline styles and scripts, for the hashes of the Content-Security-Policy. */
  inline: { styles: string[]; scripts: string[] };
}

/** The exports of the site's server bundle. */
export interface SiteRenderer {
  render: (page: PageRequest) => Promise<RenderedPage>;
  /** The app shell, for pages that cannot be rendered. */
  shell: (assets: SiteAssets) => Pick<RenderedPage, 'html' | 'inline'>;
}
