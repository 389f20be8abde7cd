import type { Product } from '@/domain/catalogue/catalogue';
import { searchEntryId, searchEntryOf } from '@/domain/admin/search/searchEntry';
import { hasReleasedStock } from '@/domain/orders/stock/reservations';
import type { OrderNotes } from '@/domain/admin/privateNotes';
import type { Order, OrderStatus } from '@/domain/orders/order/order';
import { store } from '@/domain/store';
import { dayInIndia } from '@/domain/time/india';
import type { DemoDocument } from '..';
import { customerRecords } from './customerRecords';
import { customers, type Customer } from './customers';
import { paymentRecords } from './onlinePayments';
import { demoOrders } from './orders';
import { demoRemittances } from './remittances';
import { withTaxDocuments } from './taxDocuments';
import { demoClaims, undeliveredOrders } from './undelivered';

const NOTES: Partial<Record<OrderStatus, string>> = {
  placed: 'Ring before delivery: the gate is locked after 7 pm.',
  rto: 'Rang twice, nobody answered. Ask for another number before it is sent again.',
};

function tally(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** How many units of each SKU these orders took. */
function unitsOf(orders: readonly Order[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const [sku, some] of orders.flatMap(({ reserved }) => Object.entries(reserved))) {
    units.set(sku, (units.get(sku) ?? 0) + some);
  }
  return units;
}

/** The team's notes about an order that is not shipped yet or was refused at the door. */
function notesOf({ orderId, userId, status, createdAt }: Order): OrderNotes[] {
  const text = NOTES[status];
  if (!text) return [];
  const by = { uid: 'demo-team', email: store.adminEmail };
  return [{ orderId, userId, notes: [{ id: `demo-${orderId}`, at: createdAt, by, text }] }];
}

/** Opened checkouts by day: about half of them led to an order. */
function openings(orders: readonly Order[]): Record<string, number> {
  const placed = tally(orders.map(({ createdAt }) => dayInIndia(new Date(createdAt))));
  return Object.fromEntries([...placed].map(([day, count]) => [day, count * 2 + 1]));
}

/** Whether its units are still with us. */
const isHere = ({ status }: Order): boolean => status === 'placed' || status === 'packed';

/**
 * The demo shop with some weeks behind it: its documents with the units that were sold and the coupons that were used, and the
 * orders themselves. For development only: a real shop must not begin with invented orders.
 */
export function withHistory(documents: readonly DemoDocument[], now: Date, mine: Customer): DemoDocument[] {
  const allProducts = documents.filter(({ path }) => path.startsWith('products/')).map(({ data }) => data);
  const products = allProducts as unknown as Product[];
  const open = undeliveredOrders(products, now, customers);
  const { orders, documents: taxDocuments } = withTaxDocuments([...demoOrders(products, now, mine), ...open]);
  const activeOrders = orders.filter((order) => !hasReleasedStock(order));
  const sold = unitsOf(activeOrders.filter((order) => !isHere(order)));
  const reserved = unitsOf(activeOrders.filter(isHere));
  const used = activeOrders.filter(({ offerId }) => offerId);
  const uses = tally(used.map(({ offerId }) => `offerUses/${offerId}`));
  const usesByPerson = tally(used.map(({ offerId, userId }) => `offers/${offerId}/uses/${userId}`));
  const before = documents.map(({ path, data }) => {
    if (path.startsWith('stock/')) {
      const sku = String(data['sku']);
      return { path, data: { ...data, reserved: reserved.get(sku) ?? 0, sold: sold.get(sku) ?? 0 } };
    }
    return { path, data };
  });
  const at = now.toISOString();
  return [
    ...before,
    ...orders.map((order) => ({ path: `orders/${order.orderId}`, data: { ...order } })),
    ...orders.map((order) => ({
      path: `orderSearch/${searchEntryId(order)}`,
      data: { ...searchEntryOf(order) },
    })),
    ...paymentRecords(orders).map((record) => ({
      path: `payments/${record.razorpayOrderId}`,
      data: { ...record },
    })),
    ...orders.flatMap(notesOf).map((notes) => ({ path: `orderNotes/${notes.orderId}`, data: { ...notes } })),
    ...taxDocuments,
    ...demoClaims(open).map((claim) => ({ path: `claims/${claim.awb}`, data: { ...claim } })),
    ...demoRemittances(orders, now),
    ...customerRecords(now),
    { path: 'checkouts/0', data: { days: openings(orders) } },
    { path: 'settings/courier', data: { comesAt: '17:00' } },
    ...[...uses].map(([path, usedCount]) => ({ path, data: { usedCount, updatedAt: at } })),
    ...[...usesByPerson].map(([path, count]) => ({ path, data: { count, updatedAt: at } })),
  ];
}
