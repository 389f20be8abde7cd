import { DAY_MS } from '@/domain/time/calendar';
import { mailLinkUrl, ORDER_LINK_DAYS } from '@/domain/mail/mailLink';
import type { Order } from '@/domain/orders/order/order';
import { mailToken } from '../gateways/mail/mailToken';
import { secret, shopUrl } from '../platform/config';

/**
 * The order's page in a mail: it opens on any device, without a login. A shop without LINK_SECRET links to the profile, which a
 * customer without an account does not have.
 */
export function orderUrl({ orderId, updatedAt, phoneOrder }: Order): string {
  const linkSecret = secret('LINK_SECRET');
  if (linkSecret) {
    const at = Date.parse(updatedAt) + ORDER_LINK_DAYS * DAY_MS;
    return mailLinkUrl(shopUrl(), mailToken({ purpose: 'order', id: orderId, at }, linkSecret));
  }
  return phoneOrder?.hasNoAccount ? '' : `${shopUrl()}/profile#orders/${orderId}`;
}
