export const PROFILE_TABS = [
  { id: 'profile', label: 'Profile' },
  { id: 'addresses', label: 'Addresses' },
  { id: 'orders', label: 'Orders' },
] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number]['id'];

/** The tab that the navigation state asks for; the first when it asks for none we know. */
export function tabOf(state: unknown): ProfileTab {
  const asked = typeof state === 'object' && state !== null && 'activeTab' in state ? state.activeTab : null;
  return PROFILE_TABS.find(({ id }) => id === asked)?.id ?? 'profile';
}
