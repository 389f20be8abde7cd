import type { CartItem } from '../cart/cart';
import type { CatalogueItemBase, Variant } from '../catalogue/catalogue';
import { subtract, sum, times, toPaise, toRupees } from '../money/money';
import type { Amounts } from '../pricing/pricing';
import { store } from '../store';

/** The shop's analytics events, named as in Google Analytics 4. */
export interface AnalyticsEvent {
  name:
    | 'page_view'
    | 'view_item_list'
    | 'view_item'
    | 'search'
    | 'add_to_cart'
    | 'remove_from_cart'
    | 'view_cart'
    | 'begin_checkout'
    | 'purchase';
  params: Record<string, unknown>;
}

/** What each event says of its page, in place of the document's own address, title and referrer. */
export interface PageFields {
  page_location: string;
  page_title: string;
  page_referrer: string;
}

/** A cart line or an item, as analytics reports it. Rupees. */
export interface MeasuredItem extends Pick<CartItem, 'id' | 'name' | 'price' | 'quantity'> {
  variant?: string;
  category?: string;
}

export type CartEventName = 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout';

/** The service drops events with more items than this. */
const MAX_ITEMS = 200;
export const COMBO_CATEGORY = 'Combos';

const { currency } = store;

const itemOf = ({ id, name, price, quantity, variant, category }: MeasuredItem) => ({
  item_id: id,
  item_name: name,
  ...(variant ? { item_variant: variant } : {}),
  ...(category ? { item_category: category } : {}),
  quantity,
  price,
  currency,
});

const itemsOf = (items: readonly MeasuredItem[]) => items.slice(0, MAX_ITEMS).map(itemOf);

const valueOf = (items: readonly MeasuredItem[]) =>
  toRupees(sum(items.map(({ price, quantity }) => times(toPaise(price), quantity))));

/** Returns one unit of a product or combo, as the variant that shoppers see first. */
export function measuredItem(
  face: Pick<CatalogueItemBase, 'id' | 'name' | 'price'> & {
    category?: string;
    variants?: readonly Variant[];
  },
): MeasuredItem {
  const { id, name, category = COMBO_CATEGORY, variants = [] } = face;
  const first = variants.find(({ stock }) => stock > 0) ?? variants[0];
  return { id, name, category, quantity: 1, price: first?.price ?? face.price, variant: first?.label };
}

export const pageFields = (page: Record<'url' | 'title' | 'referrer', string>): PageFields => ({
  page_location: page.url,
  page_title: page.title,
  page_referrer: page.referrer,
});

export function pageView({ path, url, title }: Record<'path' | 'url' | 'title', string>): AnalyticsEvent {
  return { name: 'page_view', params: { page_path: path, page_location: url, page_title: title } };
}

const LISTS = {
  products: { item_list_id: 'all_products', item_list_name: 'All Products' },
  combos: { item_list_id: 'combos', item_list_name: 'Combos' },
  search: { item_list_id: 'search_results', item_list_name: 'Search results' },
};
export type ListName = keyof typeof LISTS;

export function viewItemList(list: ListName, items: readonly MeasuredItem[]): AnalyticsEvent {
  const numbered = itemsOf(items).map((item, index) => ({ ...item, index }));
  return { name: 'view_item_list', params: { ...LISTS[list], currency, items: numbered } };
}

export function viewItem(item: MeasuredItem): AnalyticsEvent {
  return { name: 'view_item', params: { currency, value: valueOf([item]), items: itemsOf([item]) } };
}

export function search(term: string): AnalyticsEvent {
  return { name: 'search', params: { search_term: term } };
}

/** value = Σ price × quantity, in rupees. */
export function cartEvent(name: CartEventName, items: readonly MeasuredItem[]): AnalyticsEvent {
  return { name, params: { currency, value: valueOf(items), items: itemsOf(items) } };
}

export interface MeasuredOrder {
  orderId: string;
  items: readonly MeasuredItem[];
  amounts: Amounts;
  couponCode: string;
}

/** The value is the price of the goods after coupon and prepaid discount, and of gift wrap; GA4 requires delivery in a separate field. */
export function purchase({ orderId, items, amounts, couponCode }: MeasuredOrder): AnalyticsEvent {
  const shipping = toPaise(amounts.deliveryFee);
  return {
    name: 'purchase',
    params: {
      transaction_id: orderId,
      currency,
      value: toRupees(subtract(toPaise(amounts.finalTotal), shipping)),
      shipping: toRupees(shipping),
      ...(couponCode ? { coupon: couponCode } : {}),
      items: itemsOf(items),
    },
  };
}
