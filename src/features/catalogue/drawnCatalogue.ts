import type { CatalogueResponse } from '@/domain/contracts/catalogue';
import type { PageDetail } from '@/domain/contracts/page';
import { ready } from '@/lib/remote';
import { comboKey, initialState, productKey } from './catalogueSlice';
import { comboDetail, listItemOf, productDetail, type CatalogueState, type DetailStatus } from './types';

function statusOf(detail: NonNullable<PageDetail>): DetailStatus {
  switch (detail.kind) {
    case 'product':
      return ready(productDetail(detail));
    case 'combo':
      return ready(comboDetail(detail));
    case 'unknown':
      return { status: 'missing', alternatives: [] };
    case 'gone':
      return { status: 'missing', alternatives: detail.alternatives.map(listItemOf) };
  }
}

interface Drawn {
  catalogue: CatalogueResponse;
  /** What the address of a product or combo is about. */
  detail: { kind: 'product' | 'combo'; id: string; found: NonNullable<PageDetail> } | null;
  /** ISO */
  now: string;
}

/** The same state with the catalogue that was left out of it. */
export const catalogueDrawn = (state: CatalogueState, all: CatalogueResponse): CatalogueState => ({
  ...state,
  all: ready(all),
});

/** The state that a page is drawn of beforehand. */
export function drawnCatalogue({ catalogue, detail, now }: Drawn): CatalogueState {
  const key = detail && (detail.kind === 'product' ? productKey : comboKey)(detail.id);
  return {
    ...initialState,
    all: ready(catalogue),
    drawnAt: now,
    details: detail && key ? { [key]: statusOf(detail.found) } : {},
  };
}
