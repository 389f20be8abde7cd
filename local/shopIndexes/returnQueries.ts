import { due, of, type QueryFile } from './queryShapes';

/** The lists and counts of the returns desk. */
export const RETURN_QUERIES: Readonly<Record<string, QueryFile>> = {
  'functions/src/shipment/tracking/applyReverse.ts': {
    calls: 2,
    queries: [
      of('orders', ['returnCase.pickup.awb ==']),
      of('orders', ['returnCase.givenUp array-contains']),
    ],
  },
  'functions/src/shipment/tracking/pollReverse.ts': {
    calls: 2,
    queries: [due('orders', 'returnCase.pickup.askAt')],
  },
  'functions/src/admin/returns/listRoute.ts': {
    calls: 5,
    queries: [
      of('orders', ['returnCase.waits ==']),
      of('orders', ['returnCase.waits =='], ['returnCase.at asc', '__name__ asc']),
      of('orders', [], ['returnCase.at desc', '__name__ desc']),
    ],
  },
};
