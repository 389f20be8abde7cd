import { escapeXml } from '../text/markup';
import { toPaise, toRupees } from '../money/money';
import type { Contents } from '../catalogue/netQuantity';
import { store } from '../store';
import { COUNTRY, highestDeliveryFee } from './delivery';
import type { FeedItem } from './feedItems';

/** Google's limits of the fields in characters; longer values are errors. */
const MAX_LENGTHS = { id: 50, title: 150, description: 5000, group: 50, productType: 750 };
const MORE_PICTURES = 10;
const UNITS: Readonly<Record<string, string>> = { ml: 'ml', g: 'g', piece: 'ct' };

const tag = (name: string, value: string) => `<${name}>${escapeXml(value)}</${name}>`;
const cut = (text: string, maxLength: number) => [...text.trim()].slice(0, maxLength).join('');
const amount = (rupees: number) => `${rupees.toFixed(2)} ${store.currency}`;

/** The contents, and one unit as the base: the product page shows the price per ml, g or piece, too. */
function measure(contents: Contents | null): string[] {
  const unit = contents && UNITS[contents.unit];
  if (!unit) return [];
  return [
    tag('g:unit_pricing_measure', `${contents.count * contents.value} ${unit}`),
    tag('g:unit_pricing_base_measure', `1 ${unit}`),
  ];
}

function itemXml(item: FeedItem, origin: string): string {
  const { price, mrp, pictures, group } = item;
  const [first, ...more] = pictures;
  const reduced = mrp > price;
  return [
    '<item>',
    tag('g:id', cut(item.id, MAX_LENGTHS.id)),
    tag('g:title', cut(item.title, MAX_LENGTHS.title)),
    tag('g:description', cut(item.description, MAX_LENGTHS.description)),
    tag('g:link', origin + item.path),
    ...(first ? [tag('g:image_link', first)] : []),
    ...more.slice(0, MORE_PICTURES).map((src) => tag('g:additional_image_link', src)),
    tag('g:availability', item.stock > 0 ? 'in_stock' : 'out_of_stock'),
    tag('g:price', amount(reduced ? mrp : price)),
    ...(reduced ? [tag('g:sale_price', amount(price))] : []),
    tag('g:brand', store.name),
    // The shop's own products have no GTIN.
    tag('g:identifier_exists', 'no'),
    tag('g:condition', 'new'),
    tag('g:google_product_category', String(store.googleProductCategory)),
    tag('g:product_type', cut(item.productType, MAX_LENGTHS.productType)),
    ...(item.bundle ? [tag('g:is_bundle', 'yes')] : []),
    ...(group
      ? [tag('g:item_group_id', cut(group.id, MAX_LENGTHS.group)), tag(`g:${group.by}`, group.value)]
      : []),
    ...measure(item.contents),
    '<g:shipping>',
    tag('g:country', COUNTRY),
    tag('g:price', amount(toRupees(highestDeliveryFee(toPaise(price))))),
    '</g:shipping>',
    '</item>',
  ].join('\n');
}

/**
 * The catalogue as a feed for Google's Merchant Center: RSS 2.0 with Google's own fields. It has one shipping price for the
 * country, because the delivery fee is the same for every PIN code (src/domain/pricing/fees.ts).
 */
export function merchantFeed(items: readonly FeedItem[], origin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    tag('title', store.name),
    tag('link', `${origin}/`),
    tag('description', store.tagline),
    // Google refuses items without a picture, and too many refusals hurt the account.
    ...items.filter(({ pictures }) => pictures.length > 0).map((item) => itemXml(item, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
