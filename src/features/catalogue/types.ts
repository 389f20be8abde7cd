import type { Detail } from '@/domain/catalogue/catalogue';
import type {
  CatalogueResponse,
  ComboResponse,
  ComboSummary,
  ProductResponse,
  ProductSummary,
  ServiceabilityResponse,
} from '@/domain/contracts/shoppers/catalogue';
import type { Remote } from '@/lib/remote';
import type { Criteria } from './browse/criteria';

export type Catalogue = CatalogueResponse;

export type { Detail };

/** An item on a card or in a list. */
export type ListItem = { kind: 'product'; item: ProductSummary } | { kind: 'combo'; item: ComboSummary };

export const listItemOf = (item: ProductSummary | ComboSummary): ListItem =>
  'items' in item ? { kind: 'combo', item } : { kind: 'product', item };

export const productDetail = ({ product: item, ...rest }: ProductResponse): Detail => ({
  kind: 'product',
  item,
  ...rest,
});
export const comboDetail = ({ combo: item, ...rest }: ComboResponse): Detail => ({
  kind: 'combo',
  item,
  ...rest,
});

export type DetailStatus =
  | Remote<Detail>
  /** Never known, or no longer sold; in that case `alternatives` may have similar items. */
  | { status: 'missing'; alternatives: ListItem[] };

/** The delivery check's result for a PIN code, with its city if known. */
export type DeliveryFacts = ServiceabilityResponse & { city: string | null };

export interface Delivery {
  pincode: string;
  answer: Remote<DeliveryFacts>;
}

/** The list on a prerendered page. */
export interface ListPreview {
  /** Query string of the page's address, as `writeCriteria` writes it. */
  search: string;
  criteria: Criteria;
  /** The length of the whole list. */
  total: number;
}

/** The catalogue data for the first screen of one prerendered page. */
export interface CataloguePreview extends Catalogue {
  /** The home page's concerns. */
  concerns: string[];
  list: ListPreview | null;
}

export interface CatalogueState {
  all: Remote<Catalogue>;
  /** Stands in for the catalogue until that has loaded, also after a failure; null on a page that the browser renders itself. */
  preview: CataloguePreview | null;
  /** ISO time of the server's rendering; empty on a page that the browser renders itself. */
  prerenderedAt: string;
  /** By `product/{id}` or `combo/{id}`. */
  details: Record<string, DetailStatus>;
  delivery: Delivery;
}

export interface WithCatalogue {
  catalogue: CatalogueState;
}
