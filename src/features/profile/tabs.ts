import { messages } from './messages';

export const PROFILE_TABS = [
  { id: 'overview', label: messages.tabs.overview },
  { id: 'orders', label: messages.tabs.orders },
  { id: 'credit', label: messages.tabs.credit },
  { id: 'addresses', label: messages.tabs.addresses },
  { id: 'details', label: messages.tabs.details },
] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number]['id'];

/** The parts of a link's fragment: a tab, and an order's id. */
const partsOf = (hash: string) => hash.slice(1).split('/');

/** The tab of the navigation state or of a link's #orders; the first for an unknown one. */
export function tabOf({ state, hash }: { state: unknown; hash: string }): ProfileTab {
  const stated = typeof state === 'object' && state !== null && 'activeTab' in state ? state.activeTab : null;
  const requested = stated ?? partsOf(hash)[0];
  return PROFILE_TABS.find(({ id }) => id === requested)?.id ?? 'overview';
}

/** The order's id in a link's #orders/GLM…; empty without one. */
export function orderOf(hash: string): string {
  const [tab, orderId = ''] = partsOf(hash);
  return tab === 'orders' ? orderId : '';
}
