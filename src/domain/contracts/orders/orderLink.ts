import * as v from 'valibot';
import { readOrderNumber } from '../../orders/order/orderId';
import { isDocumentId } from '../../records/documentId';
import type { Order } from '../../orders/order/order';
import { mailAddress, text } from '../fields';
import { messages } from '../messages/orders';

/** GET /api/order-links/{token} */
export interface OrderLinkResponse {
  success: true;
  /** Without personal data (domain/orders/order/withoutPerson.ts), because links can be passed on. */
  order: Order;
}

/** Characters of a typed order number. */
const MAX_NUMBER = 60;

/** POST /api/order-links: sends the link of an order to the email address that it was ordered with. */
export const orderLookupRequest = v.object({
  orderId: v.pipe(
    text('orderId', MAX_NUMBER),
    v.transform(readOrderNumber),
    v.check(isDocumentId, messages.wrongOrderNumber),
  ),
  email: mailAddress,
});
export type OrderLookupRequest = v.InferInput<typeof orderLookupRequest>;

export interface OrderLookupResponse {
  success: true;
  /** The same sentence whether there is such an order or not. */
  message: string;
}
