import { combosPath, paths, policyPath } from '@/app/router/paths';
import type { Combo, Product } from '../catalogue/catalogue';
import { formatRupees } from '../money/money';
import { policies } from '../policies/messages';
import { methodsOf } from '../pricing/fees';
import { store } from '../store';
import { detailPath } from './crumbs';
import { messages } from './messages/llmsTxt';
import { itemDescription } from './words';

export interface OnSale {
  products: readonly Product[];
  combos: readonly Combo[];
}

/** A text on one line, with the signs that Markdown reads as links or markup escaped. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|]/g, '\\$&');

const link = (name: string, url: string, note = ''): string =>
  `- [${plain(name)}](${url})${note && `: ${plain(note)}`}`;

const stockWord = (stock: number) => (stock > 0 ? messages.inStock : messages.soldOut);

function productLine(product: Product, origin: string): string {
  const sizes = product.variants.map(
    ({ label, price, stock }) => `${label} ${formatRupees(price)} (${stockWord(stock)})`,
  );
  const url = origin + detailPath({ kind: 'product', item: product });
  return link(product.name, url, `${itemDescription(product)} ${sizes.join(', ')}`);
}

function comboLine(combo: Combo, origin: string): string {
  const url = origin + detailPath({ kind: 'combo', item: combo });
  const price = `${formatRupees(combo.price)} (${stockWord(combo.stock)})`;
  return link(combo.name, url, `${itemDescription(combo)} ${price}`);
}

/**
 * llms.txt: the shop's range and terms, in Markdown for programs that read on a person's behalf
 * (https://llmstxt.org). Prices are rupees with tax.
 */
export function llmsTxt({ products, combos }: OnSale, origin: string, takesOnline: boolean): string {
  return [
    `# ${store.name}`,
    '',
    `> ${store.tagline}`,
    '',
    messages.terms(methodsOf(takesOnline)),
    messages.tools,
    '',
    `## ${messages.shop}`,
    link(messages.allProducts, origin + paths.products),
    ...(combos.length > 0 ? [link(messages.combos, origin + combosPath)] : []),
    link(messages.feed, `${origin}/feeds/google.xml`, messages.feedNote),
    link(messages.sitemap, `${origin}/sitemap.xml`),
    link(messages.contact, origin + paths.contact, `${store.supportEmail}, ${store.supportPhone}`),
    '',
    `## ${messages.products}`,
    ...products.map((product) => productLine(product, origin)),
    ...(combos.length > 0
      ? ['', `## ${messages.combos}`, ...combos.map((combo) => comboLine(combo, origin))]
      : []),
    '',
    `## ${messages.policies}`,
    ...Object.entries(policies).map(([name, { title, lead }]) =>
      link(title, origin + policyPath(name), lead),
    ),
    '',
  ].join('\n');
}
