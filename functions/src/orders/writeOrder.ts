import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { withTaxDocumentsDue } from '@/domain/invoices/taxDocuments';
import { orderMails } from '@/domain/mail/orders/orderMails';
import { withReturnWait } from '@/domain/orders/returnDesk/steps';
import { withTeamWaits } from '@/domain/orders/returnDesk/teamWaits';
import { findInvalidTransition } from '@/domain/orders/lifecycle/findInvalidTransition';
import { endedAsLost } from '@/domain/orders/lifecycle/lifecycle';
import type { Order } from '@/domain/orders/order/order';
import { markTroubleSeen } from '@/domain/orders/shipment/parcelTrouble';
import { withEditDue } from '@/domain/orders/waitingEdit/waitingEdit';
import { withReviewAsk } from '@/domain/reviews/ask';
import { closeUndelivered } from '@/domain/orders/undelivered/closeUndelivered';
import { orderNews } from '@/domain/admin/notifications/orderNews';
import { withTally } from '@/domain/admin/sales/countOrder';
import { writeMail } from '../gateways/mail/writeMail';
import { orderRef } from '../platform/firestore/refs';
import { writeNews } from '../platform/news';
import { orderUrl } from './orderUrl';
import { writeSearchEntry } from './searchIndex';

/** Adds to an order what its new state makes due, and how it counts. */
function withDue(before: Order | null, after: Order): Order {
  // With its end, nobody has to look for a lost parcel any more.
  const endsAsLost = endedAsLost(after) && !(before && endedAsLost(before));
  let order = endsAsLost ? markTroubleSeen(after, after.updatedAt) : after;
  order = withEditDue(order);
  order = closeUndelivered(order);
  order = withReviewAsk(before, order);
  order = withTaxDocumentsDue(order);
  order = withTally(order);
  order = withReturnWait(order);
  return withTeamWaits(order);
}

/**
 * Writes an order whose state changed. In the same transaction, so that a change that fails sends nothing and one that
 * succeeds sends each mail once:
 * - its search entry, the mails that follow from it and the news for the team;
 * - on the order, whether an invoice or credit note is due, what it and its return wait for, when a review is asked for
 *   and whether the day's sums must follow.
 *
 * `before` is null for a new order; `payUrl` is where the mail about a new cash order says to pay it online. Throws on a
 * transition that the table of order states does not have.
 */
export function writeOrder(
  db: Firestore,
  transaction: Transaction,
  before: Order | null,
  after: Order,
  payUrl = '',
): void {
  const invalid = findInvalidTransition(before, after);
  if (invalid)
    throw new Error(`${after.orderId} cannot go from ${invalid.from ?? 'nothing'} to ${invalid.to}`);
  transaction.set(orderRef(db, after.orderId), withDue(before, after));
  writeSearchEntry(db, transaction, before, after);
  for (const mail of orderMails(before, after, orderUrl(after), payUrl)) writeMail(db, transaction, mail);
  for (const news of orderNews(before, after)) writeNews(db, transaction, news);
}
