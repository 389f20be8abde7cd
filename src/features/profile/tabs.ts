import { messages } from './messages';

export const PROFILE_TABS = [
  { id: 'profile', label: messages.tabs.profile },
  { id: 'addresses', label: messages.tabs.addresses },
  { id: 'orders', label: messages.tabs.orders },
] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number]['id'];

/** The parts of what follows the # in a link: a tab, and of the orders the one that is meant. */
const partsOf = (hash: string) => hash.slice(1).split('/');

/** The tab that the navigation state asks for, or a link's #orders; the first when they ask for none we know. */
export function tabOf({ state, hash }: { state: unknown; hash: string }): ProfileTab {
  const stated = typeof state === 'object' && state !== null && 'activeTab' in state ? state.activeTab : null;
  const requested = stated ?? partsOf(hash)[0];
  return PROFILE_TABS.find(({ id }) => id === requested)?.id ?? 'profile';
}

/** The order that a link's #orders/GLM… means; empty where it means none. */
export function orderOf(hash: string): string {
  const [tab, orderId = ''] = partsOf(hash);
  return tab === 'orders' ? orderId : '';
}
