import type { Order } from '../../orders/order/order';
import { supportContact } from '../../store';
import type { MailContent } from '../mailContent';
import { mailBody, type Mail } from '../mail';
import { editDroppedMailContent, editMailContent, editPaymentMailContent } from './editMail';
import { extraPaymentMailContent, extraPaymentMailId } from './extraPaymentMail';
import { orderMailContent, partRefundMailContent } from './orderMailContent';
import { editDropped, editsMade, editWaits, extraPaid, orderNews, partsSent } from './orderNews';

/** The mails for a change of an order, with the address of its page; `before` is null for a new order, `payUrl` where a cash order is paid online. */
export function orderMails(before: Order | null, after: Order, orderUrl: string, payUrl = ''): Mail[] {
  const { orderId, userId, email } = after;
  // A deleted account has no email address.
  if (!email) return [];
  const addresses = { orderUrl, support: supportContact, payUrl };
  const mail = (about: string, content: MailContent): Mail => ({
    id: `${orderId}-${about}`,
    to: [email],
    userId,
    orderId,
    createdAt: after.updatedAt,
    message: mailBody(content),
  });
  const waits = editWaits(before, after);
  const dropped = editDropped(before, after);
  const extra = extraPaid(before, after);
  return [
    ...(waits ? [mail(`edit-link-${waits.id}`, editPaymentMailContent(waits, after, supportContact))] : []),
    ...(dropped
      ? [mail(`edit-dropped-${dropped.id}`, editDroppedMailContent(dropped, after, addresses))]
      : []),
    ...(extra ? [mail(extraPaymentMailId(extra), extraPaymentMailContent(extra, after, addresses))] : []),
    ...orderNews(before, after).map((news) => mail(news, orderMailContent(news, after, addresses))),
    ...editsMade(before, after).map((edit) =>
      mail(`edit-${edit.id}`, editMailContent(edit, after, addresses)),
    ),
    ...partsSent(before, after).map((part) =>
      mail(`part-${part.id}`, partRefundMailContent(part, after, addresses)),
    ),
  ];
}
