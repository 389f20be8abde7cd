import type { Detail } from '@/domain/catalogue/catalogue';
import type {
  CatalogueResponse,
  ComboResponse,
  ComboSummary,
  ProductResponse,
  ProductSummary,
  ServiceabilityResponse,
} from '@/domain/contracts/catalogue';
import type { Remote } from '@/lib/remote';
import type { Criteria } from './browse/criteria';

export type Catalogue = CatalogueResponse;

export type { Detail };

/** What a card and a list can show. */
export type ListItem = { kind: 'product'; item: ProductSummary } | { kind: 'combo'; item: ComboSummary };

export const listItemOf = (item: ProductSummary | ComboSummary): ListItem =>
  'items' in item ? { kind: 'combo', item } : { kind: 'product', item };

export const productDetail = ({ product, reviews }: ProductResponse): Detail => ({
  kind: 'product',
  item: product,
  reviews,
});
export const comboDetail = ({ combo, parts, reviews }: ComboResponse): Detail => ({
  kind: 'combo',
  item: combo,
  parts,
  reviews,
});

export type DetailStatus =
  | Remote<Detail>
  /** Not here: never was, or no longer sold, and then there may be others like it. */
  | { status: 'missing'; alternatives: ListItem[] };

/** Whether, how and by when a PIN code is delivered to, and the city where that is known. */
export type DeliveryFacts = ServiceabilityResponse & { city: string | null };

export interface Delivery {
  pincode: string;
  answer: Remote<DeliveryFacts>;
}

/** The list that a prerendered page shows. */
export interface ListPreview {
  /** Query string of the page's address, as `writeCriteria` writes it. */
  search: string;
  criteria: Criteria;
  /** How many products or combos the whole list has. */
  total: number;
}

/** As much of the catalogue as the first screen of one prerendered page shows. */
export interface CataloguePreview extends Catalogue {
  /** The home page's concerns. */
  concerns: string[];
  list: ListPreview | null;
}

export interface CatalogueState {
  all: Remote<Catalogue>;
  /** Stands in until the whole catalogue has arrived; null on a page that the browser renders itself. */
  preview: CataloguePreview | null;
  /** When the server rendered the page, ISO; empty on a page that the browser renders itself. */
  prerenderedAt: string;
  /** By `product/{id}` or `combo/{id}`. */
  details: Record<string, DetailStatus>;
  delivery: Delivery;
}

/** The part of the store that this feature reads. */
export interface WithCatalogue {
  catalogue: CatalogueState;
}
