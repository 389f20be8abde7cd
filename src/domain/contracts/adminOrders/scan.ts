import * as v from 'valibot';
import type { OrderRow } from '../../admin/orderList/row';
import { PLACE, tidyPlace } from '../../orders/packing/places';
import { MAX_CODE, PLAIN_CODE } from '../../orders/packing/scan';
import type { PackedUnit } from '../../orders/packing/unitsToPack';
import { text } from '../fields';

const plainText = (name: string) =>
  v.pipe(text(name, MAX_CODE, 1), v.regex(PLAIN_CODE, `${name} must have plain letters and digits`));

/** POST /api/admin/scan: opens the order of a scanned order number or AWB for packing. */
export const scanRequest = v.object({ code: plainText('code') });

/** POST /api/admin/orders/{id}/packing/done: packs an order once all its items are scanned. */
export const packedRequest = v.object({
  counted: v.record(
    v.pipe(v.string(), v.maxLength(MAX_CODE, 'counted has a SKU that is too long')),
    v.pipe(
      v.number('counted must have whole numbers'),
      v.integer('counted must have whole numbers'),
      v.minValue(1, 'counted must have numbers from 1'),
    ),
    'counted must be an object',
  ),
  /** The AWB that the table showed; empty where it had none. */
  awb: v.optional(text('awb', MAX_CODE), ''),
});

/** POST /api/admin/places: sets the place of a SKU; an empty place removes it. */
export const placeRequest = v.object({
  sku: plainText('sku'),
  place: v.pipe(
    text('place', 40),
    v.transform(tidyPlace),
    v.check(
      (place) => place === '' || PLACE.test(place),
      'place is like A2-04: at most 12 letters and digits',
    ),
  ),
});

/** A unit to pack, with its place; empty where it has none. */
export type PlacedUnit = PackedUnit & { place: string };

export interface ScannedOrder {
  orderId: string;
  customer: string;
  city: string;
  /** Whether the courier collects cash for it; not for a free replacement. */
  isCod: boolean;
  courier: string;
  awb: string;
  /** It is a present; absent otherwise. */
  gift?: { isWrapped: boolean };
  /** Product and size of the free sample among its units; absent without one. */
  sample?: string;
  units: PlacedUnit[];
}

export interface ScanResponse {
  success: true;
  order: ScannedOrder;
}

/** GET /api/admin/scan/next */
export interface QueueResponse {
  /** The packing queue, oldest first. */
  rows: OrderRow[];
  /** Whether more orders wait than these. */
  more: boolean;
  /** ISO: the `since` of the next request for changes. */
  now: string;
}

export interface PlaceResponse {
  success: true;
  sku: string;
  place: string;
}
