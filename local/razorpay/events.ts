import { hmac } from '../sandbox/signing';
import { type SignedEvent, type WebhookSender } from '../sandbox/webhooks';
import { newId, seconds } from './api/ids';
import { type Order, type Payment, type PaymentLink, type Refund } from './types';

export const DELIVERIES = ['now', 'late', 'twice', 'never'] as const;
export type Delivery = (typeof DELIVERIES)[number];

export type EventName =
  | 'order.paid'
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'payment_link.paid'
  | 'payment_link.expired'
  | 'payment_link.cancelled'
  | 'refund.created'
  | 'refund.processed';

interface Entities {
  order?: Order;
  payment?: Payment;
  refund?: Refund;
  payment_link?: PaymentLink;
}

/** Sends events the way `delivery` says; `delayMs` is what `late` waits. */
export interface EventSender {
  send(name: EventName, entities: Entities, delivery: Delivery, delayMs?: number): void;
}

const LATE_MS = 5_000;

export function createEventSender(webhooks: WebhookSender, secret: string, now: () => Date): EventSender {
  return {
    send(name, entities, delivery, delayMs = LATE_MS) {
      if (delivery === 'never') return;
      const event = signedEvent(name, entities, secret, seconds(now()));
      webhooks.deliver(event, delivery === 'late' ? delayMs : 0);
      if (delivery === 'twice') webhooks.deliver(event);
    },
  };
}

/** A signed event; resending it keeps its event id. */
export function signedEvent(name: EventName, entities: Entities, secret: string, at: number): SignedEvent {
  const present = Object.entries(entities);
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_LocalShop00001',
    event: name,
    contains: present.map(([key]) => key),
    payload: Object.fromEntries(present.map(([key, entity]) => [key, { entity }])),
    created_at: at,
  });
  return {
    body,
    headers: { 'X-Razorpay-Signature': hmac(secret, body, 'hex'), 'x-razorpay-event-id': newId('evt') },
  };
}
