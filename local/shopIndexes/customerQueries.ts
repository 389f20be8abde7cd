import { DAYS, of, type QueryFile } from './queryShapes';

/** A list of customers from the greatest value of a field. */
const sorted = (field: string, where: Parameters<typeof of>[1] = []) =>
  of('customers', where, [`${field} desc`, '__name__ desc']);

/** The queries of the customer list and pages, and of the functions that update them. */
export const CUSTOMER_QUERIES: Readonly<Record<string, QueryFile>> = {
  'functions/src/admin/customers/readCustomers.ts': {
    calls: 4,
    queries: [
      ...['since', 'lastOrderAt', 'totals.revenue'].flatMap((field) => [
        sorted(field),
        sorted(field, ['tags array-contains']),
      ]),
      sorted('codBlocked.at'),
      sorted('since', ['totals.placed ==']),
    ],
  },
  'functions/src/customers/customerDocuments.ts': {
    calls: 1,
    queries: ['orders', 'messages', 'reviews'].map((name) => of(name, ['userId =='], ['createdAt desc'])),
  },
  'functions/src/customers/syncCustomers.ts': {
    calls: 5,
    queries: [
      of('users', [], ['__name__ asc']),
      of('users', DAYS, ['createdAt desc']),
      of('customers', ['since ==']),
    ],
  },
};
