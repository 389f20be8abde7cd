import { refuse, type Answer, type Refusal } from '../../platform/http/answer';
import { refusalAnswer, type OrderRefusal } from '../../orders/orderAnswers';

export const unknownCustomer = (): Answer =>
  refuse(404, 'unknown_customer', 'There is no such customer any more. Please find them again.');

export const notServed = (pincode: string): Refusal =>
  refuse(409, 'not_served', `No courier delivers to ${pincode}.`, { field: 'pincode' });

export const codNotServed = (pincode: string): Refusal =>
  refuse(409, 'cod_not_served', `The courier takes no cash in ${pincode}. Send a payment link instead.`, {
    field: 'paymentMethod',
  });

export const noLinks = (): Answer =>
  refuse(503, 'not_offered', 'Online payment is not set up: no Razorpay key is set.');

export const linkFailed = (problem: string): Answer =>
  refuse(
    502,
    'payment_unavailable',
    `Razorpay gave no payment link (${problem || 'no answer'}). Nothing was placed; please try again in a minute.`,
  );

export const linkUnsure = (): Answer =>
  refuse(
    502,
    'payment_unavailable',
    'Razorpay does not answer, so the link may still be paid. Nothing was changed; please try again in a minute.',
  );

/** This member's own order has the id: its answer was lost, and the form was changed before it was sent again. */
export const alreadyPlaced = (orderId: string): Answer =>
  refuse(
    409,
    'already_placed',
    `${orderId} was placed already, before your last change. Open it and change it there.`,
    { orderId },
  );

/** The refusals of the checkout, in words for the team where the customer's own make no sense. */
export function refusedForCustomer(decision: OrderRefusal): Answer {
  if (decision.kind === 'account_deleted') {
    return refuse(409, 'customer_deleted', 'The data of this customer is being deleted. Nothing was placed.');
  }
  if (decision.kind === 'not_yours') {
    return refuse(409, 'order_exists', 'There is already an order of somebody else with this number.');
  }
  return refusalAnswer(decision);
}
