import type { Product } from './catalogue';
import { formatPaise, paise, toPaise } from '../money/money';

/** `count` packs of `value` each; unit is singular, as in '₹21.63 per ml'. */
export interface Contents {
  count: number;
  value: number;
  unit: string;
}

const MEASURED = /^(\d+(?:\.\d+)?)\s*([a-z]+)$/i;
const PACKS = /^pack of (\d+)$/i;
const singular = (unit: string) => unit.toLowerCase().replace(/s$/, '');

/** A variant's contents: from its label, such as '30 ml', otherwise the product's. */
export function contentsOf(label: string, net: Product['netQuantity']): Contents {
  const [, value, unit = ''] = MEASURED.exec(label.trim()) ?? [];
  if (Number(value) > 0) return { count: 1, value: Number(value), unit: singular(unit) };
  const packs = Number(PACKS.exec(label.trim())?.[1] ?? 1);
  return { count: Math.max(1, packs), value: net.value, unit: net.unit === 'pcs' ? 'piece' : net.unit };
}

/** A figure and its unit stay on one line. */
const NBSP = '\u00a0';

export function contentsText({ count, value, unit }: Contents): string {
  const plural = value === 1 || unit === 'ml' || unit === 'g' ? '' : 's';
  return `${count > 1 ? `${count} × ` : ''}${value}${NBSP}${unit}${plural}`;
}

/** '₹21.63 per ml'; null for a single piece or unknown contents. */
export function unitPrice(price: number, { count, value, unit }: Contents): string | null {
  const units = count * value;
  return units > 1 ? `${formatPaise(paise(Math.round(toPaise(price) / units)))} per ${unit}` : null;
}

/** The name of the choice between variants: sizes and packs, or shades. */
export function variantGroup(labels: readonly string[]): 'Size' | 'Shade' {
  return labels.every((label) => MEASURED.test(label.trim()) || PACKS.test(label.trim())) ? 'Size' : 'Shade';
}
