import { json, type Reply } from '../../sandbox/reply';
import { type SandboxRequest } from '../../sandbox/request';
import { type Route } from '../../sandbox/routes';
import { type RazorpayDeps } from '../deps';
import { badRequest, notFound } from './errors';
import { newId, seconds } from './ids';
import { fieldsOf, readAmount, readCurrency, readNotes } from './input';
import { type PaymentLink } from '../types';

/** Seconds that a link lives at least. */
const MIN_LIFE = 15 * 60;
const MAX_REFERENCE = 40;

/** Path of a link's page. Razorpay has a short host of its own for them. */
const linkPath = (id: string): string => `/l/${id}`;

/** The link whose page a path is; null for any other path. */
export const linkIdIn = (path: string): string | null => /^\/l\/(plink_\w+)$/.exec(path)?.[1] ?? null;

/** The link with its status now: nothing runs when a link expires, so reading it updates it. */
export function linkNow({ store, now }: RazorpayDeps, id: string): PaymentLink | undefined {
  const link = store.get('links', id);
  const isOver = link?.status === 'created' && link.expire_by !== null && link.expire_by <= seconds(now());
  return link && isOver ? { ...link, status: 'expired', expired_at: link.expire_by ?? 0 } : link;
}

/** `/v1/payment_links`: create, list by reference, one, and cancel. */
export function linkRoutes(deps: RazorpayDeps): Route[] {
  const { store, events, delivery, now } = deps;
  const withReference = (reference: string) =>
    store.all('links').filter((link) => link.reference_id === reference);

  async function create({ body, headers }: SandboxRequest): Promise<Reply> {
    const link = readLink(body, `http://${headers.host ?? ''}`, seconds(now()));
    if (typeof link === 'string') return badRequest(link);
    if (link.reference_id && withReference(link.reference_id).length > 0) {
      return badRequest(
        `payment link already exists with given reference_id (${link.reference_id}). Please use a different reference_id`,
        { field: 'reference_id' },
      );
    }
    await store.put({ table: 'links', record: link });
    return json(200, link);
  }

  function list({ query }: SandboxRequest): Reply {
    const reference = query.get('reference_id');
    const found = reference === null ? store.all('links') : withReference(reference);
    return json(200, { payment_links: found.map(({ id }) => linkNow(deps, id)).reverse() });
  }

  function one(id: string): Reply {
    const link = linkNow(deps, id);
    return link ? json(200, link) : notFound();
  }

  async function cancel(id: string): Promise<Reply> {
    const link = linkNow(deps, id);
    if (!link) return notFound();
    if (link.status !== 'created') return badRequest(`Payment Link has already been ${link.status}`);
    const at = seconds(now());
    const cancelled: PaymentLink = { ...link, status: 'cancelled', cancelled_at: at, updated_at: at };
    await store.put({ table: 'links', record: cancelled });
    events.send('payment_link.cancelled', { payment_link: cancelled }, delivery.current);
    return json(200, cancelled);
  }

  return [
    { method: 'POST', path: '/v1/payment_links', handle: create },
    { method: 'GET', path: '/v1/payment_links', handle: list },
    { method: 'GET', path: '/v1/payment_links/:id', handle: (_, { id = '' }) => one(id) },
    { method: 'POST', path: '/v1/payment_links/:id/cancel', handle: (_, { id = '' }) => cancel(id) },
  ];
}

/** The link of a body, or Razorpay's description of its error. */
function readLink(body: unknown, origin: string, at: number): PaymentLink | string {
  const fields = fieldsOf(body);
  const amount = readAmount(fields['amount']);
  if (!amount.ok) return amount.description;
  const currency = readCurrency(fields['currency']);
  if (!currency.ok) return currency.description;
  const notes = readNotes(fields['notes']);
  if (!notes.ok) return notes.description;
  const { reference_id: reference = '', expire_by: expireBy = null, description = '' } = fields;
  if (typeof reference !== 'string' || reference.length > MAX_REFERENCE) {
    return `The reference id may not be greater than ${MAX_REFERENCE} characters.`;
  }
  if (expireBy !== null && (typeof expireBy !== 'number' || expireBy < at + MIN_LIFE)) {
    return 'expire_by should be at least 15 minutes in future';
  }
  if (typeof description !== 'string') return 'The description must be a string.';
  const customer = fieldsOf(fields['customer']);
  const text = (name: string) => (typeof customer[name] === 'string' ? customer[name] : '');
  const id = newId('plink');
  return {
    id,
    amount: amount.value,
    amount_paid: 0,
    currency: currency.value,
    accept_partial: false,
    cancelled_at: 0,
    created_at: at,
    customer: { name: text('name'), contact: text('contact'), email: text('email') },
    description,
    expire_by: expireBy,
    expired_at: 0,
    notes: notes.value,
    notify: { email: false, sms: false },
    order_id: null,
    payments: null,
    reference_id: reference,
    reminder_enable: false,
    short_url: origin + linkPath(id),
    status: 'created',
    updated_at: at,
  };
}
