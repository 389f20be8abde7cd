import { adminPaths } from '@/app/router/paths';
import type { AuditEntry } from '@/domain/general/audit';

const WHAT: Readonly<Record<string, string>> = {
  order: 'Order',
  orders: 'Orders',
  product: 'Product',
  combo: 'Combo',
  offer: 'Offer',
  banner: 'Banner',
  highlight: 'Highlight',
  message: 'Message',
  picture: 'Picture',
  payment: 'Payment',
  parcel: 'Parcel',
  shop: 'Shop',
};
/** Where a target is looked at, by its collection. */
const SCREENS: Readonly<Record<string, string>> = {
  orders: adminPaths.orders,
  products: adminPaths.products,
  combos: adminPaths.combos,
  messages: adminPaths.messages,
  offers: adminPaths.offers,
  banners: adminPaths.banners,
  highlights: adminPaths.highlights,
};

/** 'Order packed' */
export function deedWords({ action }: Pick<AuditEntry, 'action'>): string {
  const [what = '', deed = ''] = action.split('.');
  return [WHAT[what] ?? what, deed.replaceAll('_', ' ')].filter(Boolean).join(' ');
}

/** The id of what it was done to, and where that is looked at; null where there is nothing to look at. */
export function targetOf({ target }: Pick<AuditEntry, 'target'>): { id: string; path: string | null } {
  const [collection = '', ...rest] = target.split('/');
  const id = rest.join('/');
  const screen = SCREENS[collection];
  return { id, path: screen && id ? `${screen}/${encodeURIComponent(id)}` : null };
}

/** A value of a document, in a line. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'string') return value;
  return typeof value === 'object' ? JSON.stringify(value) : `${value as number | boolean}`;
}

export const activityTexts = {
  title: 'Activity',
  about: (target: string) => `What was done to ${target}`,
  all: 'Show everything',
  empty: 'Nothing has been done yet.',
  changed: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
} as const;
