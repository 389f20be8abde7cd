import { adminPaths } from '@/app/router/paths';
import type { AuditEntry } from '@/domain/general/audit';
import { messages } from './messages';

/** The screen of a target, by its collection. */
const SCREENS: Readonly<Record<string, string>> = {
  orders: adminPaths.orders,
  products: adminPaths.products,
  combos: adminPaths.combos,
  messages: adminPaths.messages,
  offers: adminPaths.offers,
  banners: adminPaths.banners,
  highlights: adminPaths.highlights,
};

/** What an entry says was done: 'Order packed'. */
export function actionText({ action }: Pick<AuditEntry, 'action'>): string {
  const [target = '', verb = ''] = action.split('.');
  return [messages.targets[target] ?? target, verb.replaceAll('_', ' ')].filter(Boolean).join(' ');
}

/** The id of an entry's target, and the address of its screen; null where it has none. */
export function targetOf({ target }: Pick<AuditEntry, 'target'>): { id: string; path: string | null } {
  const [collection = '', ...rest] = target.split('/');
  const id = rest.join('/');
  const screen = SCREENS[collection];
  return { id, path: screen && id ? `${screen}/${encodeURIComponent(id)}` : null };
}

/** A field's value on one line. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return messages.nothing;
  if (typeof value === 'string') return value;
  return typeof value === 'object' ? JSON.stringify(value) : `${value as number | boolean}`;
}
