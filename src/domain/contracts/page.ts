import type { CatalogueResponse, ComboResponse, GoneResponse, ProductResponse } from './catalogue';

/** The scripts of a built site, below its root. */
export interface SiteAssets {
  /** Another with every build that differs. */
  build: string;
  /** What every page begins with, in order. */
  initial: string[];
  /** What each chunk that has a name needs beside that. */
  screens: Record<string, string[]>;
  /** The logo's drawing, for every document; empty where it is fetched. */
  logo: string;
}

/** What a product's or combo's page shows; null where the address is no such page. */
export type PageDetail =
  | ({ kind: 'product' } & ProductResponse)
  | ({ kind: 'combo' } & ComboResponse)
  | { kind: 'unknown' }
  | ({ kind: 'gone' } & GoneResponse)
  | null;

/** A page that is to be drawn: the same for everybody who asks for its address. */
export interface PageRequest {
  /** Path and query, as the router reads them. */
  url: string;
  /** The shop's own, such as https://glumist.example; no slash at its end. */
  origin: string;
  catalogue: CatalogueResponse;
  detail: PageDetail;
  /** When it is drawn, ISO. */
  now: string;
  assets: SiteAssets;
}

export interface RenderedPage {
  status: 200 | 404 | 410;
  html: string;
  /** What stands inline in it, for the hashes of the Content-Security-Policy. */
  inline: { styles: string[]; scripts: string[] };
}

/** What the site's server bundle exports. */
export interface SiteRenderer {
  render: (page: PageRequest) => Promise<RenderedPage>;
  /** The empty frame, for what cannot be drawn. */
  shell: (assets: SiteAssets) => Pick<RenderedPage, 'html' | 'inline'>;
}
