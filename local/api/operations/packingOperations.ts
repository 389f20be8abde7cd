import type { CallName } from '../answers/answers';
import { STEP } from '../answers/orderRefusals';
import type { Operation } from '../operation';

type PackingCall = Extract<
  CallName,
  | `${string} /api/admin/print${string}`
  | `${string}/packing/${string}`
  | 'POST /api/admin/orders/{id}/pack'
  | 'GET /api/admin/scan/next'
  | `POST /api/admin/${'pickup' | 'scan' | 'places' | 'courier-labels'}`
>;

/** The calls of packing: printing, scanning and the courier's pickup. */
export const packingOperations: Record<PackingCall, Operation> = {
  'POST /api/admin/print': {
    summary: 'Labels, slips or the pick list of several orders as one PDF',
    refusals: ['503 busy'],
  },
  'POST /api/admin/print/invoices': {
    summary: 'The invoices of several orders as one PDF',
    refusals: ['503 busy'],
  },
  'POST /api/admin/pickup': {
    summary: 'Ask the courier to fetch the parcels of several orders',
    refusals: ['503 busy'],
  },
  'POST /api/admin/orders/{id}/pack': {
    summary: 'Mark an order as packed',
    refusals: [
      ...STEP,
      '409 cancelling',
      '409 being_packed',
      '409 edit_waits',
      '409 parcel_cancelled',
      '409 too_soon',
    ],
  },
  'POST /api/admin/scan': {
    summary: 'Open the order of a scanned code for packing',
    refusals: [
      '404 not_found',
      '409 impossible_step',
      '503 busy',
      '409 packed',
      '409 too_soon',
      '409 cancelling',
      '409 parcel_cancelled',
      '409 being_packed',
      '409 edit_waits',
      '409 two_orders',
    ],
  },
  'GET /api/admin/scan/next': { summary: 'The orders that have waited longest to be packed' },
  'POST /api/admin/orders/{id}/packing/done': {
    summary: 'Pack an order whose items were all scanned',
    refusals: [
      '404 not_found',
      '409 impossible_step',
      '503 busy',
      '409 cancelling',
      '409 being_packed',
      '409 edit_waits',
      '409 parcel_cancelled',
      '409 too_soon',
      '409 miscounted',
      '409 other_parcel',
    ],
  },
  'POST /api/admin/orders/{id}/packing/leave': {
    summary: 'Take an order off the packing table',
    refusals: ['404 not_found', '503 busy'],
  },
  'POST /api/admin/places': { summary: 'Set the place of a SKU in the store room', refusals: ['503 busy'] },
  'POST /api/admin/courier-labels': {
    summary: "The courier's own labels of several orders",
    refusals: ['503 busy'],
  },
};
