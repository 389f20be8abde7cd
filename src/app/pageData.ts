import type { CatalogueState } from '@/features/catalogue';
import type { OffersState } from '@/features/offers';

/** What a page that was drawn beforehand starts from: the state that it was drawn of, and nothing of a person. */
export interface PageData {
  state: { catalogue: CatalogueState; offers?: OffersState };
  /** When it was drawn, ISO: what depends on the time begins with that. */
  now: string;
}

/** The id of the element that holds it as JSON. */
export const PAGE_DATA = 'page';

/** Reads it and lets go of it; null on a page that was not drawn beforehand. */
export function takePageData(document: Document): PageData | null {
  const element = document.getElementById(PAGE_DATA);
  if (!element) return null;
  element.remove();
  return JSON.parse(element.textContent) as PageData;
}
