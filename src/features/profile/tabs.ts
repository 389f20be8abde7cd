export const PROFILE_TABS = [
  { id: 'profile', label: 'Profile' },
  { id: 'addresses', label: 'Addresses' },
  { id: 'orders', label: 'Orders' },
] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number]['id'];

/** The tab that the navigation state asks for, or a link's #orders; the first when they ask for none we know. */
export function tabOf({ state, hash }: { state: unknown; hash: string }): ProfileTab {
  const stated = typeof state === 'object' && state !== null && 'activeTab' in state ? state.activeTab : null;
  const asked = stated ?? hash.slice(1);
  return PROFILE_TABS.find(({ id }) => id === asked)?.id ?? 'profile';
}
