import { json, type Reply } from '../sandbox/reply';
import { type RazorpayDeps } from './deps';
import { badRequest, notFound } from './api/errors';
import { DELIVERIES } from './events';
import { newId, seconds } from './api/ids';
import { fieldsOf } from './api/input';
import { attempt } from './lifecycle';
import { linkNow } from './api/links';
import { checkoutResult } from './pay';
import { type Order, type PaymentLink } from './types';

/** The order behind a link; Razorpay makes it when somebody first pays. */
function orderOf({ store, now }: RazorpayDeps, link: PaymentLink, amount: number): Order {
  const known = link.order_id ? store.get('orders', link.order_id) : undefined;
  if (known) return { ...known, amount };
  return {
    id: newId('order'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency: link.currency,
    receipt: link.reference_id || null,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: link.notes,
    created_at: seconds(now()),
  };
}

/**
 * Pays on a link's page: `{outcome, webhook?, again?, amount?}`. `again` pays a second time, as two bank pages at once
 * can; `amount` is another sum than the link's. Webhooks are sent separately.
 */
export async function payLink(deps: RazorpayDeps, id: string, body: unknown): Promise<Reply> {
  const { store, events } = deps;
  const link = linkNow(deps, id);
  if (!link) return notFound();
  const { outcome, webhook = 'now', again = false, amount = link.amount } = fieldsOf(body);
  const delivery = DELIVERIES.find((name) => name === webhook);
  if (!delivery) return badRequest(`webhook must be one of ${DELIVERIES.join(', ')}`);
  if (outcome !== 'captured' && outcome !== 'failed') return badRequest('outcome must be captured or failed');
  if (typeof amount !== 'number' || !Number.isInteger(amount)) return badRequest('amount must be paise');
  const isPayable = link.status === 'created' || (link.status === 'paid' && again === true);
  if (!isPayable) return badRequest(`This payment link is ${link.status}.`);

  const at = seconds(deps.now());
  const { name: _name, contact, email } = link.customer;
  const payer = { method: 'upi' as const, contact, email: email || null };
  const made = attempt(orderOf(deps, link, amount), outcome, payer, newId('pay'), at);
  const { payment } = made;
  const isPaid = payment.status === 'captured';
  const paidLink: PaymentLink = {
    ...link,
    order_id: made.order.id,
    ...(isPaid ? { status: 'paid', amount_paid: payment.amount, updated_at: at } : {}),
    payments: isPaid
      ? [...(link.payments ?? []), { amount: payment.amount, payment_id: payment.id, status: 'captured' }]
      : link.payments,
  };
  await store.put(
    { table: 'links', record: paidLink },
    { table: 'orders', record: made.order },
    { table: 'payments', record: payment },
  );
  if (isPaid) {
    events.send('payment.captured', { payment }, delivery);
    events.send('order.paid', { payment, order: made.order }, delivery);
    events.send('payment_link.paid', { payment_link: paidLink, order: made.order, payment }, delivery);
  } else events.send('payment.failed', { payment }, delivery);
  return json(200, checkoutResult(payment, deps.keySecret));
}

/** Ends a link as if its time were up, and tells the shop. */
export async function expireLink(deps: RazorpayDeps, id: string, body: unknown): Promise<Reply> {
  const link = linkNow(deps, id);
  if (!link) return notFound();
  if (link.status !== 'created') return badRequest(`This payment link is ${link.status}.`);
  const delivery = DELIVERIES.find((name) => name === (fieldsOf(body)['webhook'] ?? 'now')) ?? 'now';
  const at = seconds(deps.now());
  const expired: PaymentLink = { ...link, status: 'expired', expired_at: at, updated_at: at };
  await deps.store.put({ table: 'links', record: expired });
  deps.events.send('payment_link.expired', { payment_link: expired }, delivery);
  return json(200, expired);
}
