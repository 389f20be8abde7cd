import {
  linkOf,
  linkPayload,
  readToken,
  signedText,
  type DeliveryLink,
} from '@/domain/orders/undelivered/link';
import type { Order } from '@/domain/orders/order/order';
import { hmacOf, linkSigning, matchesHmac } from '../../gateways/hmac';

/** The token of the link about an order's last failed attempt; null where nobody is asked or no secret is set. */
export function deliveryToken(order: Pick<Order, 'orderId' | 'undelivered'>, secret: string): string | null {
  const link = linkOf(order);
  if (!link || !secret) return null;
  const payload = linkPayload(link);
  return `${payload}.${hmacOf(signedText(payload), linkSigning(secret))}`;
}

/** The link of a token that the shop has signed; null for any other. Reads nothing. */
export function authenticLink(token: string, secret: string): DeliveryLink | null {
  const read = readToken(token);
  return read && matchesHmac(signedText(read.payload), read.signature, linkSigning(secret))
    ? read.link
    : null;
}
