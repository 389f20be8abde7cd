import { store } from '../store';

export const shopTitle = `${store.name}: ${store.tagline.split('.')[0]}`;

/** 'Cart | Glumist', or the shop's name alone. */
export const titleOf = (name?: string | null): string => (name ? `${name} | ${store.name}` : shopTitle);

/** Characters of a description that search engines show. */
const SHOWN = 155;

/** Cuts a text after the last whole word that search engines show. */
export function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= SHOWN) return plain;
  return `${plain.slice(0, plain.lastIndexOf(' ', SHOWN - 1) + 1 || SHOWN - 1).trimEnd()}…`;
}

/** The description of a product or a combo. */
export const itemDescription = ({
  description,
  subtitle,
}: {
  description: string;
  subtitle: string;
}): string => shortened(description || subtitle);
