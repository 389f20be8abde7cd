import { refuse, type Answer, type Refusal } from '../../platform/http/answer';
import { refusalAnswer, type OrderRefusal } from '../../orders/orderAnswers';
import { messages } from './messages';

export const unknownCustomer = (): Answer => refuse(404, 'unknown_customer', messages.noSuchCustomer);

export const notServed = (pincode: string): Refusal =>
  refuse(409, 'not_served', messages.notServed(pincode), { field: 'pincode' });

export const codNotServed = (pincode: string): Refusal =>
  refuse(409, 'cod_not_served', messages.codNotServed(pincode), { field: 'paymentMethod' });

export const noLinks = (): Answer => refuse(503, 'not_offered', messages.noLinks);

export const linkFailed = (problem: string): Answer =>
  refuse(502, 'payment_unavailable', messages.linkFailed(problem));

export const linkUnsure = (): Answer => refuse(502, 'payment_unavailable', messages.linkUnsure);

/** This member's own order has the id: its answer was lost, and the form was changed before it was sent again. */
export const alreadyPlaced = (orderId: string): Answer =>
  refuse(409, 'already_placed', messages.alreadyPlaced(orderId), { orderId });

/** The refusals of the checkout, in words for the team where the customer's own make no sense. */
export function refusedForCustomer(decision: OrderRefusal): Answer {
  if (decision.kind === 'account_deleted') return refuse(409, 'customer_deleted', messages.customerDeleted);
  if (decision.kind === 'not_yours') return refuse(409, 'order_exists', messages.orderExists);
  return refusalAnswer(decision);
}
