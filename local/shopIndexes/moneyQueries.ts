import { DAYS, NEWEST, of, type QueryFile } from './queryShapes';

/** The queries of the GST return and of what couriers paid. */
export const MONEY_QUERIES: Readonly<Record<string, QueryFile>> = {
  'functions/src/admin/remittances/readRemittances.ts': {
    calls: 13,
    queries: [
      of('orders', ['shipment.awb in']),
      of('orders', ['orderId in']),
      of('remittances', ['awb in']),
      of('remittances', ['orderId in']),
      of('orders', ['paymentMethod ==', ...DAYS], NEWEST),
      of('remittances', ['day >=', 'day <'], ['day asc', '__name__ asc']),
    ],
  },
  'functions/src/admin/taxDocuments/readTaxRecords.ts': {
    calls: 4,
    queries: [of('invoices', ['date >=', 'date <'], ['date asc', '__name__ asc'])],
  },
};
