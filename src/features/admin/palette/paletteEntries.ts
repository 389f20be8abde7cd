import { adminCustomerPath, adminItemPath, adminOrderPath, adminPaths, paths } from '@/app/router/paths';
import type { CustomerRow } from '@/domain/admin/customers/row';
import type { OrderRow } from '@/domain/admin/orderList/row';
import type { CatalogueRow } from '@/domain/catalogue/draft/catalogueList';
import { formatRupees } from '@/domain/money/money';
import type { Right } from '@/domain/staff/roles';
import type { PaletteFound } from '@/services/admin/orders/createPaletteSearch';
import { logoutIcon } from '@/ui';
import { rightOfPath } from '../access';
import { addressOf, ENTRIES, menuMessages } from '../menu';
import { menuIcons } from '../shared';
import { orderStanding, shortNumber } from '../orders';
import { messages } from './messages';
import { PALETTE_GROUPS, type PaletteEntry, type PaletteGroup } from './paletteEntry';
import { GROUPS_OF, isFoundIn, parseQuery } from './paletteWords';

/** The most entries of a group. */
const MAX_OF_A_GROUP = 6;

/** Whether the person has a right. */
type May = (right: Right) => boolean;

const ordersPath = (q: string) => `${adminPaths.orders}?${new URLSearchParams({ q }).toString()}`;

const orderEntry = (row: OrderRow): PaletteEntry => ({
  id: `order-${row.id}`,
  group: 'orders',
  icon: menuIcons.orders,
  label: row.customer || shortNumber(row.id),
  note: [row.city, row.customer && shortNumber(row.id), row.item].filter(Boolean).join(', '),
  end: `${orderStanding(row).word}, ${formatRupees(row.total)}`,
  also: `${row.id} ${row.awb}`,
  path: adminOrderPath(row.id),
});

const customerEntry = ({ uid, name, phone, email, city, orders }: CustomerRow): PaletteEntry => ({
  id: `customer-${uid}`,
  group: 'customers',
  icon: 'user',
  label: name,
  note: [city, phone, email].filter(Boolean).join(', '),
  end: messages.orders(orders),
  path: adminCustomerPath(uid),
});

const productEntry = ({ id, name, skus, price, stock }: CatalogueRow): PaletteEntry => ({
  id: `product-${id}`,
  group: 'products',
  icon: menuIcons.products,
  label: name,
  note: skus[0] ?? '',
  end: `${formatRupees(price)}, ${messages.inStock(stock)}`,
  path: adminItemPath('products', id),
});

/** Every area of the admin that the person may open. */
const places = (may: May): PaletteEntry[] =>
  ENTRIES.filter(({ path }) => may(rightOfPath(path))).map((entry) => ({
    id: `go-${entry.name}`,
    group: 'go' as const,
    icon: entry.icon,
    label: menuMessages.entries[entry.name],
    also: messages.alsoAreas[entry.name] ?? '',
    path: addressOf(entry),
    keys: entry.key ? ['G', entry.key.toUpperCase()] : [],
  }));

const ADD = [
  ['newOrder', adminPaths.newOrder],
  ['newProduct', adminPaths.newProduct],
  ['newCombo', adminPaths.newCombo],
  ['newOffer', adminPaths.newOffer],
  ['newBanner', adminPaths.newBanner],
  ['newHighlight', adminPaths.newHighlight],
] as const;

function actions(selected: number, may: May): PaletteEntry[] {
  const act = (entry: Omit<PaletteEntry, 'group'>): PaletteEntry => ({ ...entry, group: 'actions' });
  const pack = act({
    id: 'pack',
    icon: menuIcons.orders,
    label: messages.pack(selected),
    act: 'pack',
    keys: ['P'],
  });
  const saveAsFile = act({
    id: 'export',
    icon: menuIcons.exports,
    label: messages.exportOrders,
    also: messages.alsoExport,
    path: adminPaths.orders,
    act: 'export',
  });
  const adds = ADD.filter(([, path]) => may(rightOfPath(path)));
  return [
    ...(selected > 0 && may('orders.pack') ? [pack] : []),
    ...adds.map(([name, path]) =>
      act({
        id: name,
        icon: 'plus',
        label: messages.add[name],
        path,
        keys: name === 'newOrder' ? ['N'] : [],
      }),
    ),
    ...(may('orders.export') ? [saveAsFile] : []),
    act({
      id: 'keys',
      icon: menuIcons.keys,
      label: messages.keys,
      also: messages.alsoKeys,
      act: 'keys',
      keys: ['?'],
    }),
    act({ id: 'shop', icon: menuIcons.shop, label: menuMessages.viewShop, path: paths.home }),
    act({ id: 'logout', icon: logoutIcon, label: messages.logOut, also: messages.alsoLogOut, act: 'logout' }),
  ];
}

/** The id of the entry that searches all orders, the last resort. */
export const FIND = 'find';

/** The last entry, which opens the server's search of orders. */
export const findOrders = (q: string): PaletteEntry => ({
  id: FIND,
  group: 'actions',
  icon: 'search',
  label: messages.findOrders(q),
  path: ordersPath(q),
  keys: ['Ctrl', 'Enter'],
});

interface Known {
  typed: string;
  found: PaletteFound;
  /** Whether `found` is of an earlier text, so that only what has the present one counts. */
  isFoundEarlier: boolean;
  /** Orders that are already loaded. */
  rows: readonly OrderRow[];
  recent: readonly PaletteEntry[];
  /** The number of selected orders that can be packed. */
  selected: number;
  may: May;
}

const unique = (entries: readonly PaletteEntry[]) => [
  ...new Map(entries.map((one) => [one.id, one])).values(),
];

const sortedBy = <T>(all: readonly T[], isLater: (one: T) => boolean): T[] => [
  ...all.filter((one) => !isLater(one)),
  ...all.filter(isLater),
];

/**
 * The palette's groups for the typed text: loaded data at once, and the server's results when they arrive.
 */
export function paletteGroups({ typed, found, isFoundEarlier, rows, recent, selected, may }: Known) {
  const { q, scope } = parseQuery(typed);
  const has = ({ label, note = '', also = '' }: PaletteEntry) => isFoundIn(`${label} ${note} ${also}`, q);
  const fits = (entry: PaletteEntry) => !isFoundEarlier || has(entry);
  const all: Record<PaletteGroup, PaletteEntry[]> = {
    recent: q === '' && scope === null ? recent.map((one) => ({ ...one, group: 'recent' as const })) : [],
    orders:
      q === ''
        ? []
        : unique([...rows.map(orderEntry).filter(has), ...found.orders.map(orderEntry).filter(fits)]),
    customers: found.customers.map(customerEntry).filter(fits),
    // The server also finds tags; matches in the name come first.
    products: sortedBy(found.products.map(productEntry).filter(fits), ({ label }) => !isFoundIn(label, q)),
    go: places(may).filter(has),
    actions: [...actions(selected, may).filter(has), ...(q === '' ? [] : [findOrders(q)])],
  };
  const groups = scope ? GROUPS_OF[scope] : PALETTE_GROUPS;
  return PALETTE_GROUPS.filter((group) => groups.includes(group) && all[group].length > 0).map((group) => ({
    group,
    // An empty palette lists every action.
    entries: q === '' ? all[group] : all[group].slice(0, MAX_OF_A_GROUP),
  }));
}
