import { counted, listed, NEWEST, of, type QueryFile } from './queryShapes';

/** The queries of the admin's list of orders, and of the packing table beside it. */
export const ORDER_LIST_QUERIES: Readonly<Record<string, QueryFile>> = {
  'functions/src/admin/orderList/listRoutes.ts': {
    calls: 2,
    queries: [of('orders', ['updatedAt >'], ['updatedAt asc'])],
  },
  'functions/src/admin/orderList/queries.ts': {
    calls: 18,
    queries: [
      of('orders', ['returnCase.waits in']),
      ...listed(),
      ...listed('status =='),
      ...listed('paymentMethod =='),
      ...listed('status ==', 'paymentMethod =='),
      ...counted('status ==', 'paymentMethod =='),
      ...listed('shipment.status in'),
      ...listed('shipment.trouble.seenAt =='),
      ...listed('waits array-contains'),
      of('orders', ['address.phone =='], NEWEST),
      of('orders', ['email =='], NEWEST),
      of('orders', [], ['__name__ asc']),
      of('orders', ['idEnd ==']),
      of('orders', ['shipment.awb ==']),
    ],
  },
  // Adds the order to the queries of queries.ts; the orders to pack also with the oldest first.
  'functions/src/admin/orderList/readOrders.ts': {
    calls: 2,
    queries: [of('orders', ['status =='], ['createdAt asc', '__name__ asc'])],
  },
};
