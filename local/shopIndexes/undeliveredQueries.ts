import { of, type QueryFile } from './queryShapes';

/** A view of undelivered parcels by state, sorted by a field of the case. */
const inState = (field: string, direction: 'asc' | 'desc') =>
  of('orders', ['undelivered.state =='], [`undelivered.${field} ${direction}`, `__name__ ${direction}`]);
const newest = (field: string) =>
  of('orders', [`undelivered.${field} >`], [`undelivered.${field} desc`, '__name__ desc']);

/** The queries of the list of undelivered parcels and of the claims. */
export const UNDELIVERED_QUERIES: Readonly<Record<string, QueryFile>> = {
  'functions/src/admin/undelivered/readUndelivered.ts': {
    calls: 10,
    queries: [
      inState('dueAt', 'asc'),
      inState('openedAt', 'desc'),
      newest('openedAt'),
      newest('lostAt'),
      of('orders', ['undelivered.state ==']),
      of('orders', ['undelivered.state ==', 'shipment.trouble.seenAt ==']),
      of('claims', ['orderId ==', 'isBack ==']),
      of('claims', ['isBack ==', 'status in']),
      // The sum of a field needs it in the index, as an order does.
      of('claims', ['status =='], ['amount asc']),
    ],
  },
};
