import type { OrderCounts, OrdersResponse } from '@/domain/contracts/adminOrders/list';
import { ORDER_STATUSES } from '@/domain/orders/order/order';
import { orderRow, WAITS, type OrderRow } from '@/domain/admin/orderList/row';
import { ok } from '@/services';
import type { OrderList, Printed } from '@/services/admin/orders/createOrderList';
import { printFileName, type Print } from '@/domain/orders/packing/print';
import { anOrder } from '@/testing/builders';

const NOW = '2026-11-22T10:00:00.000Z';

/** A row of the list; a later number is a later order. */
export const aRow = (number: number, change: Partial<OrderRow> = {}): OrderRow => ({
  ...orderRow(anOrder(), new Date(NOW)),
  id: `GLM${number}`,
  createdAt: `2026-11-22T09:${String(number).padStart(2, '0')}:00.000Z`,
  updatedAt: `2026-11-22T09:${String(number).padStart(2, '0')}:00.000Z`,
  ...change,
});

export const aPage = (rows: OrderRow[], next: string | null = null): OrdersResponse => ({
  rows,
  next,
  now: NOW,
});

export const someCounts: OrderCounts = {
  statuses: Object.fromEntries(ORDER_STATUSES.map((status) => [status, 0])) as OrderCounts['statuses'],
  waits: Object.fromEntries(WAITS.map((wait) => [wait, 0])) as OrderCounts['waits'],
};

/** An answer in which all orders are in the file. */
export const printedAll = (what: Print, orders: readonly string[]): Printed => ({
  success: true,
  file: new Blob(['%PDF'], { type: 'application/pdf' }),
  name: printFileName(what, orders),
  done: [...orders],
  refused: [],
});

/** An answer for an order that cannot be printed. */
export const printedNothing = (id: string, message: string): Printed => ({
  success: true,
  file: null,
  name: '',
  done: [],
  refused: [{ id, code: 'no_slip', message }],
});

/** The calls of the list, each replaceable, and the recorded requests. */
export function fakeOrderList(over: Partial<OrderList> = {}) {
  const calls: string[] = [];
  const api: OrderList = {
    page: async () => ok(aPage([])),
    counts: async () => ok(someCounts),
    changes: async () => ok({ rows: [], many: false, now: NOW }),
    search: async () => ok({ orders: [], customers: [], isFuzzy: false }),
    exportPage: async () => ok({ success: true, head: [], rows: [], next: null, orders: 0 }),
    pickup: async (orders) => ok({ done: [...orders], refused: [], links: [] }),
    courierLabels: async (orders) => ok({ done: [...orders], refused: [], links: [] }),
    print: async ({ what, orders }) => ok(printedAll(what, orders)),
    ...over,
  };
  const recorded = <A extends unknown[], R>(name: string, work: (...args: A) => R) => {
    return (...args: A): R => {
      calls.push(name);
      return work(...args);
    };
  };
  const watched: OrderList = {
    page: recorded('page', (...args) => api.page(...args)),
    counts: recorded('counts', (...args) => api.counts(...args)),
    changes: recorded('changes', (...args) => api.changes(...args)),
    search: recorded('search', (...args) => api.search(...args)),
    exportPage: recorded('exportPage', (...args) => api.exportPage(...args)),
    pickup: recorded('pickup', (...args) => api.pickup(...args)),
    courierLabels: recorded('courierLabels', (...args) => api.courierLabels(...args)),
    print: recorded('print', (...args) => api.print(...args)),
  };
  return { api, watched, calls };
}
