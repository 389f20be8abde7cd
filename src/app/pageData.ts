import { fromColumns, toColumns, type Json } from '@/domain/columns';
import { CATALOGUE_PATH, type CatalogueResponse } from '@/domain/contracts/catalogue';
import { catalogueDrawn, type CatalogueState } from '@/features/catalogue';

/** What a page that was drawn beforehand starts from: the state that it was drawn of, and nothing of a person. */
export interface PageData {
  state: { catalogue: CatalogueState };
  /** When it was drawn, ISO: what depends on the time begins with that. */
  now: string;
  /**
   * The version of the catalogue that it was drawn of, where that is too large to stand in every page: the browser fetches it
   * beside the scripts.
   */
  awaits?: string;
}

/** The id of the element that holds it as JSON, its lists in columns. */
export const PAGE_DATA = 'page';

export const writePageData = (page: PageData): string => JSON.stringify(toColumns(page as unknown as Json));

/** Reads it and lets go of it; null on a page that was not drawn beforehand. */
export function takePageData(document: Document): PageData | null {
  const element = document.getElementById(PAGE_DATA);
  if (!element) return null;
  element.remove();
  return fromColumns(JSON.parse(element.textContent) as Json) as unknown as PageData;
}

async function fetchCatalogue(): Promise<CatalogueResponse | null> {
  try {
    const answer = await fetch(CATALOGUE_PATH);
    return answer.ok ? ((await answer.json()) as CatalogueResponse) : null;
  } catch {
    return null;
  }
}

/**
 * The page with the catalogue that it awaits. `same`: whether that is the one it was drawn of; otherwise the browser draws the
 * page anew.
 */
export async function completed(page: PageData): Promise<{ page: PageData; same: boolean }> {
  if (page.awaits === undefined) return { page, same: true };
  const all = await fetchCatalogue();
  if (!all) return { page, same: false };
  const catalogue = catalogueDrawn(page.state.catalogue, all);
  return { page: { ...page, state: { ...page.state, catalogue } }, same: all.version === page.awaits };
}
