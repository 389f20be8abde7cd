import { of, type QueryFile } from './queryShapes';

/** The counts of the admin's menu. */
export const MENU_QUERIES: Readonly<Record<string, QueryFile>> = {
  'functions/src/admin/waiting/waitingRoute.ts': {
    calls: 5,
    queries: [
      of('orders', [['status', '==']]),
      of('orders', [['shipment.trouble.seenAt', '==']]),
      of('products', [
        ['status', '=='],
        ['stock', '<='],
      ]),
    ],
  },
};
