import type { StoredUnits } from '@/domain/catalogue/stock';
import type { Order } from './order';
import type { PrepayLink } from './prepay';

/** The fields of an order that an edit sets. */
export type EditedFields = Pick<Order, 'lines' | 'amounts' | 'couponCode' | 'address'> &
  Partial<Pick<Order, 'deliverBy' | 'offerId' | 'reservedFrom'>>;

/** An edit of a paid order that costs more: made once its customer has paid the difference. */
export interface WaitingEdit {
  /** Made by the admin's browser; it becomes the edit's own id. */
  id: string;
  /** ISO. */
  at: string;
  /** How many edits the order had. */
  seen: number;
  /** What will change, in words for the shopper. */
  what: string;
  /** Razorpay's page on which the difference is paid. */
  link: PrepayLink;
  /** Units by SKU that are held for it until then, beside those that the order has. */
  takes: StoredUnits;
  /** Units by SKU that the order gives back with it. */
  gives: StoredUnits;
  /** The products whose units those are. */
  from: string[];
  after: EditedFields;
  /** The money that has arrived: the parcel is taken out first. Absent before. */
  paid?: { razorpayOrderId: string; paymentId: string; at: string };
  /** ISO; when the reconciler looks: after the end of the page, or once it is paid. */
  dueAt: string;
}
