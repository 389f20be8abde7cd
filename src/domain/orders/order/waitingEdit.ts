import type { StoredUnits } from '@/domain/catalogue/stock';
import type { Order } from './order';
import type { PrepayLink } from './prepay';

/** The fields of an order that an edit sets. */
export type EditedFields = Pick<Order, 'lines' | 'amounts' | 'couponCode' | 'address'> &
  Partial<Pick<Order, 'deliverBy' | 'offerId' | 'reservedFrom'>>;

/** An edit of a paid order that costs more; applied once its customer has paid the difference. */
export interface WaitingEdit {
  /** Made by the admin's browser; it becomes the edit's own id. */
  id: string;
  /** ISO. */
  at: string;
  /** The number of edits the order had. */
  seen: number;
  /** The changes, in words for the shopper. */
  what: string;
  /** Razorpay's page for paying the difference. */
  link: PrepayLink;
  /** Units by SKU reserved for the edit, beside those of the order. */
  takes: StoredUnits;
  /** Units by SKU that the order gives back with the edit. */
  gives: StoredUnits;
  /** The products of the reserved units. */
  from: string[];
  after: EditedFields;
  /** The received payment; the courier must stop the parcel first. Absent before. */
  paid?: { razorpayOrderId: string; paymentId: string; at: string };
  /** ISO; when the reconciler handles it: after the page expires, or once it is paid. */
  dueAt: string;
}
