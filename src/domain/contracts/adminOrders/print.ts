import * as v from 'valibot';
import { LABEL_LAYOUTS, MAX_PRINTED, PRINTS } from '../../orders/packing/print';
import { MAX_PICKUP } from '../../orders/packing/pickup';
import { bulkRun, orderIdIn, someOf } from '../fields';

/** A list of different orders. */
export const orderIds = (max: number) =>
  v.pipe(
    someOf('orders', orderIdIn('orders'), max),
    v.check((ids) => new Set(ids).size === ids.length, 'orders names one twice'),
  );

const layout = v.optional(
  v.picklist(LABEL_LAYOUTS, `layout must be one of: ${LABEL_LAYOUTS.join(', ')}`),
  '4x6',
);
const packing = PRINTS.filter((print) => print !== 'invoices');

/** POST /api/admin/print: papers of these orders as one PDF, in this order. */
export const printRequest = v.object({
  what: v.picklist(packing, `what must be one of: ${packing.join(', ')}`),
  /** Of labels; other papers are A4. */
  layout,
  orders: orderIds(MAX_PRINTED),
  run: bulkRun,
});
export type PrintRequest = v.InferInput<typeof printRequest>;

/** POST /api/admin/print/invoices: their invoices as one PDF, in this order. */
export const printInvoicesRequest = v.object({ orders: orderIds(MAX_PRINTED), run: bulkRun });

/** An order that was skipped, with the reason in a sentence that names it. */
export interface RefusedOrder {
  id: string;
  code: string;
  message: string;
}

export interface PrintResponse {
  success: true;
  /** The PDF in base64; empty where nothing was printed. */
  file: string;
  /** The file name. */
  name: string;
  /** The orders that are in the file; they are marked as printed. */
  done: string[];
  refused: RefusedOrder[];
}

/** POST /api/admin/pickup and …/courier-labels: pickup requests and courier's labels for these orders. */
export const courierRequest = v.object({ orders: orderIds(MAX_PICKUP), run: bulkRun });

export interface PickupResponse {
  success: true;
  /** The orders whose parcels the courier will pick up. */
  done: string[];
  refused: RefusedOrder[];
  /** URLs of the courier's manifests of these parcels. */
  manifests: string[];
}

export interface CourierLabelsResponse {
  success: true;
  done: string[];
  refused: RefusedOrder[];
  /** URLs of the courier's files, which hold the labels of all `done` together. */
  urls: string[];
}
