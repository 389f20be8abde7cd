import { bestSellers, SHOWN_BEST_SELLERS } from '@/domain/catalogue/picks/bestSellers';
import { storyProducts } from '@/domain/catalogue/picks/storyProducts';
import type { CatalogueResponse } from '@/domain/contracts/shoppers/catalogue';
import type { PageDetail } from '@/domain/contracts/shoppers/page';
import { ready } from '@/lib/remote';
import { browse } from './browse/browse';
import { readCriteria, writeCriteria } from './browse/criteria';
import { entriesOf } from './browse/facets';
import { knownValues, onlyKnown } from './browse/knownValues';
import { FIRST_SCREEN } from './card/firstScreen';
import { detailKey, initialState } from './catalogueSlice';
import { bestLiked } from './detail/facts/related';
import {
  comboDetail,
  listItemOf,
  productDetail,
  type CataloguePreview,
  type CatalogueState,
  type DetailStatus,
} from './types';

type Contents = Pick<CataloguePreview, 'products' | 'combos' | 'list'>;

/** The catalogue data of a page's first screen, without banners and offers. */
export type FirstScreen =
  | { kind: 'list'; search: URLSearchParams }
  | { kind: 'detail'; id: string; type: 'product' | 'combo'; found: NonNullable<PageDetail> }
  | { kind: 'about' | 'not-found' }
  | { kind: 'other' };

const NO_CONTENTS: Contents = { products: [], combos: [], list: null };

/** The first cards of a list; none for a search, because only the browser has its index. */
function listContents({ products, combos }: CatalogueResponse, search: URLSearchParams): Contents {
  const entries = entriesOf([...products, ...combos].map(listItemOf));
  const fromAddress = readCriteria(search);
  const criteria = onlyKnown(fromAddress, knownValues(entries));
  if (criteria.q) return NO_CONTENTS;
  const all = browse(entries, criteria);
  const first = all.slice(0, FIRST_SCREEN);
  const shownProducts = first.flatMap((entry) => (entry.kind === 'product' ? [entry.item] : []));
  const shownCombos = first.flatMap((entry) => (entry.kind === 'combo' ? [entry.item] : []));
  // A combo's card shows the price of its single products.
  const parts = new Set(shownCombos.flatMap(({ items }) => items.map(({ productId }) => productId)));
  return {
    products: [...shownProducts, ...products.filter(({ id }) => parts.has(id))],
    combos: shownCombos,
    list: { search: writeCriteria(fromAddress).toString(), criteria, total: all.length },
  };
}

function contentsOf(catalogue: CatalogueResponse, screen: FirstScreen): Contents {
  switch (screen.kind) {
    case 'list':
      return listContents(catalogue, screen.search);
    case 'detail': {
      if (screen.found.kind !== 'unknown') return NO_CONTENTS;
      const liked = bestLiked(catalogue.products).flatMap(({ kind, item }) =>
        kind === 'product' ? [item] : [],
      );
      return { ...NO_CONTENTS, products: liked };
    }
    case 'about': {
      const combos = [...catalogue.combos].sort((a, b) => b.ratingCount - a.ratingCount).slice(0, 1);
      const story = storyProducts(catalogue.products);
      // Without a set, the page starts with the first product's picture.
      const pictured = combos.length > 0 ? [] : catalogue.products.slice(0, 1);
      return { ...NO_CONTENTS, combos, products: [...new Set([...pictured, ...story])] };
    }
    case 'not-found':
      return { ...NO_CONTENTS, products: bestSellers(catalogue.products, SHOWN_BEST_SELLERS) };
    case 'other':
      return NO_CONTENTS;
  }
}

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

interface Prerendered {
  catalogue: CatalogueResponse;
  screen: FirstScreen;
  /** Banners and concerns are on the home page only. */
  home: Pick<CataloguePreview, 'banners' | 'concerns'>;
  /** ISO time of the rendering. */
  now: string;
}

/**
 * The state that a page is rendered from and hydrates with: only the data of its first screen, because every phone has
 * to download and parse it.
 */
export function prerenderedCatalogue({ catalogue, screen, home, now }: Prerendered): CatalogueState {
  const isDetail = screen.kind === 'detail';
  const key = isDetail && detailKey({ kind: screen.type, id: screen.id });
  return {
    ...initialState,
    preview: {
      ...contentsOf(catalogue, screen),
      ...home,
      version: '',
      offers: catalogue.offers,
      highlights: [],
      reviews: [],
      story: null,
      cashOnly: catalogue.cashOnly,
      unitsPerSku: catalogue.unitsPerSku,
      giftCards: catalogue.giftCards,
    },
    prerenderedAt: now,
    details: key ? { [key]: statusOf(screen.found) } : {},
  };
}
