import type { CatalogueState } from '@/features/catalogue';

/** The data that hydrates a prerendered page. It holds no personal data. */
export interface PageData {
  state: { catalogue: CatalogueState };
  /** Time of the server's render, ISO. Time-dependent parts hydrate as of this moment. */
  now: string;
}

/** Id of the element that holds the page data as JSON. */
export const PAGE_DATA = 'page';

/** Returns null on a page that was not prerendered. */
export function readPageData(document: Document): PageData | null {
  const element = document.getElementById(PAGE_DATA);
  return element && (JSON.parse(element.textContent) as PageData);
}
