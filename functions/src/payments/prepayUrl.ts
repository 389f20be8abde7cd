import { mailLinkUrl } from '@/domain/mail/mailLink';
import { PREPAY_MAIL_MS } from '@/domain/orders/prepay/prepay';
import { mailToken } from '../gateways/mail/mailToken';
import { shopUrl } from '../platform/config';
import type { PaymentDeps } from './deps';

interface Deps extends Pick<PaymentDeps, 'payments'> {
  linkSecret: () => string;
}

/** The link of a cash order's mail by which it is paid online; empty where nobody can pay online, or no secret is set. */
export function prepayUrl({ payments, linkSecret }: Deps, orderId: string, now: Date): string {
  const secret = linkSecret();
  if (!payments() || !secret) return '';
  const at = now.getTime() + PREPAY_MAIL_MS;
  return mailLinkUrl(shopUrl(), mailToken({ purpose: 'prepay', id: orderId, at }, secret));
}
