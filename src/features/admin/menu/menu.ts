import { adminPaths } from '@/app/router/paths';
import { mailIcon, type IconName } from '@/ui';
import type { MenuCount } from './menuSlice';
import { menuIcons } from '../shared';
import type { EntryName } from './messages';

export interface MenuEntry {
  name: EntryName;
  path: string;
  /** The query that makes a filtered list an entry of its own. */
  search?: string;
  icon: IconName;
  /** The key that opens it after G. */
  key?: string;
  /** The count shown beside it. */
  count?: MenuCount;
  /** The form for a new item, as a plus beside the entry. */
  add?: { name: EntryName; path: string };
}

export interface MenuGroup {
  name: 'top' | 'orders' | 'catalogue' | 'marketing' | 'customers' | 'settings';
  entries: readonly MenuEntry[];
}

/** The areas of the admin, in the groups of the rail and the phone's menu. */
export const MENU: readonly MenuGroup[] = [
  {
    name: 'top',
    entries: [{ name: 'dashboard', key: 't', path: adminPaths.dashboard, icon: menuIcons.today }],
  },
  {
    name: 'orders',
    entries: [
      { name: 'orders', key: 'o', path: adminPaths.orders, icon: menuIcons.orders, count: 'pack' },
      { name: 'pack', key: 'p', path: adminPaths.pack, icon: menuIcons.pack },
      {
        name: 'returns',
        key: 'r',
        path: adminPaths.returns,
        icon: menuIcons.returns,
        count: 'return',
      },
      {
        name: 'undelivered',
        key: 'u',
        path: adminPaths.undelivered,
        icon: menuIcons.undelivered,
        count: 'parcel',
      },
      { name: 'mismatches', key: 'x', path: adminPaths.mismatches, icon: menuIcons.mismatches },
      { name: 'remittances', key: 'k', path: adminPaths.remittances, icon: menuIcons.remittances },
      { name: 'gst', key: 'i', path: adminPaths.gst, icon: menuIcons.gst },
    ],
  },
  {
    name: 'catalogue',
    entries: [
      {
        name: 'products',
        key: 'd',
        path: adminPaths.products,
        icon: menuIcons.products,
        add: { name: 'newProduct', path: adminPaths.newProduct },
      },
      {
        name: 'combos',
        key: 'b',
        path: adminPaths.combos,
        icon: menuIcons.combos,
        add: { name: 'newCombo', path: adminPaths.newCombo },
      },
      {
        name: 'lowStock',
        key: 's',
        path: adminPaths.products,
        search: 'status=active&stock=low',
        icon: menuIcons.lowStock,
        count: 'lowStock',
      },
    ],
  },
  {
    name: 'marketing',
    entries: [
      { name: 'offers', key: 'f', path: adminPaths.offers, icon: menuIcons.offers },
      { name: 'cartSettings', path: adminPaths.cartSettings, icon: menuIcons.cartSettings },
      { name: 'banners', key: 'n', path: adminPaths.banners, icon: menuIcons.banners },
      { name: 'highlights', key: 'h', path: adminPaths.highlights, icon: menuIcons.highlights },
    ],
  },
  {
    name: 'customers',
    entries: [
      { name: 'customers', key: 'c', path: adminPaths.customers, icon: menuIcons.customers },
      { name: 'messages', key: 'm', path: adminPaths.messages, icon: menuIcons.messages, count: 'messages' },
      { name: 'reviews', key: 'w', path: adminPaths.reviews, icon: menuIcons.reviews, count: 'reviews' },
      { name: 'giftCards', path: adminPaths.giftCards, icon: menuIcons.giftCards },
      { name: 'referrals', path: adminPaths.referrals, icon: menuIcons.referrals },
      { name: 'mails', key: 'e', path: adminPaths.mails, icon: mailIcon, count: 'mails' },
    ],
  },
  {
    name: 'settings',
    entries: [
      { name: 'team', path: adminPaths.team, icon: menuIcons.team },
      { name: 'limits', key: 'l', path: adminPaths.limits, icon: menuIcons.limits },
      { name: 'activity', key: 'a', path: adminPaths.activity, icon: menuIcons.activity },
      { name: 'notifications', path: adminPaths.notifications, icon: menuIcons.notifications },
      { name: 'security', path: adminPaths.security, icon: menuIcons.security },
    ],
  },
];

export const ENTRIES: readonly MenuEntry[] = MENU.flatMap(({ entries }) => entries);

export const addressOf = ({ path, search }: MenuEntry): string => (search ? `${path}?${search}` : path);

/** Whether the address has each parameter of the entry's query. */
function hasSearch(search: string, entry: MenuEntry): boolean {
  const shown = new URLSearchParams(search);
  return [...new URLSearchParams(entry.search)].every(([key, value]) => shown.get(key) === value);
}

const isAt = (pathname: string, path: string): boolean =>
  pathname === path || (path !== adminPaths.dashboard && pathname.startsWith(`${path}/`));

/** The entry of an address: a filtered entry before its list, and the list for the pages opened from it. */
export function entryAt(pathname: string, search: string): MenuEntry | null {
  const views = ENTRIES.filter((entry) => entry.search && pathname === entry.path);
  const view = views.find((entry) => hasSearch(search, entry));
  if (view) return view;
  const isOf = ({ path, add }: MenuEntry) => isAt(pathname, path) || add?.path === pathname;
  return ENTRIES.find((entry) => !entry.search && isOf(entry)) ?? null;
}
