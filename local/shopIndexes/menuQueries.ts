import { counted, of, type QueryFile } from './queryShapes';

/** The counts of the admin's menu and dashboard. */
export const MENU_QUERIES: Readonly<Record<string, QueryFile>> = {
  'functions/src/admin/waiting/waitingRoute.ts': {
    calls: 4,
    queries: [
      of('orders', ['returnCase.waits in']),
      of('orders', ['shipment.trouble.seenAt ==']),
      of('products', ['status ==', 'stock <=']),
    ],
  },
  'functions/src/admin/orderList/countOrders.ts': {
    calls: 3,
    queries: [
      ...counted('status =='),
      of('orders', ['returnCase.waits in']),
      of('orders', ['shipment.trouble.seenAt ==']),
      of('orders', ['waits array-contains']),
    ],
  },
  'functions/src/admin/orderList/countToPack.ts': {
    calls: 2,
    queries: [of('orders', ['status ==']), of('orders', ['status ==', 'waits array-contains'])],
  },
  'functions/src/admin/dashboard/readFirstTasks.ts': {
    calls: 6,
    queries: [
      of('orders', ['status =='], ['createdAt asc']),
      of('orders', ['waits array-contains'], ['createdAt asc']),
      of('orders', ['returnCase.waits in'], ['returnCase.at asc']),
      of('messages', ['dueAt >'], ['dueAt asc']),
    ],
  },
  'functions/src/admin/dashboard/readLowStock.ts': {
    calls: 3,
    queries: [of('products', ['status ==', 'stock <='], ['stock asc'])],
  },
  'functions/src/admin/dashboard/readSales.ts': {
    calls: 2,
    queries: [of('sales', ['day >=', 'day <='])],
  },
};
