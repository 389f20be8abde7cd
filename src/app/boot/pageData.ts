import type { CatalogueState } from '@/features/catalogue';

/** What a prerendered page hydrates with: nothing in it belongs to a person. */
export interface PageData {
  state: { catalogue: CatalogueState };
  /** When the server rendered the page, ISO: what depends on the time is hydrated as of then. */
  now: string;
}

/** The id of the element that holds it as JSON. */
export const PAGE_DATA = 'page';

/** Returns null on a page that was not prerendered. */
export function readPageData(document: Document): PageData | null {
  const element = document.getElementById(PAGE_DATA);
  return element && (JSON.parse(element.textContent) as PageData);
}
