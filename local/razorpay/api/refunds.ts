import { setTimeout as pause } from 'node:timers/promises';
import { json, type Reply } from '../../sandbox/reply';
import { type SandboxRequest } from '../../sandbox/request';
import { type Route } from '../../sandbox/routes';
import { collection } from './collections';
import { type RazorpayDeps } from '../deps';
import { badRequest, conflict, notFound } from './errors';
import { newId, seconds } from './ids';
import { fieldsOf } from './input';
import { refunded } from '../lifecycle';
import { pendingRefund, readRefund, type WantedRefund } from './refundInput';
import { type Payment, type Refund, type StoredRefund } from '../types';

const MIN_KEY_LENGTH = 10;
/** How long a refund is processed; meanwhile its key is refused. */
const PROCESSING_MS = 150;

/** Refunds of captured payments, whole or in part, idempotent by `X-Refund-Idempotency`. */
export function refundRoutes(deps: RazorpayDeps): Route[] {
  const { store } = deps;
  const running = new Set<string>();
  const ofPayment = (id: string) => store.all('refunds').filter(({ refund }) => refund.payment_id === id);
  const list = (stored: StoredRefund[], { query }: SandboxRequest) =>
    collection(
      stored.map(({ refund }) => refund),
      query,
    );

  async function create(id: string, { body, headers }: SandboxRequest): Promise<Reply> {
    const payment = store.get('payments', id);
    if (!payment) return notFound();
    const fields = fieldsOf(body);
    const key = keyOf(headers['x-refund-idempotency']);
    if (key !== null) {
      const known = answerToKey(id, key, JSON.stringify(fields));
      if (known) return known;
    }
    const read = readRefund(fields, payment);
    if (!read.ok) return badRequest(read.description, { field: read.field });
    const lock = `${id} ${key ?? newId('rfnd')}`;
    running.add(lock);
    try {
      return json(200, await refund(deps, payment, read.value, { key, asked: JSON.stringify(fields) }));
    } finally {
      running.delete(lock);
    }
  }

  function answerToKey(id: string, key: string, asked: string): Reply | null {
    if (key.length < MIN_KEY_LENGTH) {
      return badRequest(`The idempotency key must be at least ${String(MIN_KEY_LENGTH)} characters.`);
    }
    if (running.has(`${id} ${key}`)) {
      return conflict('Another request with the same idempotency key is in progress.');
    }
    const earlier = ofPayment(id).find(({ idempotencyKey }) => idempotencyKey === key);
    if (!earlier) return null;
    return earlier.asked === asked
      ? json(200, earlier.refund)
      : badRequest('The idempotency key was used with another request body.');
  }

  function one(id: string): Reply {
    const stored = store.get('refunds', id);
    return stored ? json(200, stored.refund) : notFound();
  }

  return [
    { method: 'POST', path: '/v1/payments/:id/refund', handle: (r, { id = '' }) => create(id, r) },
    { method: 'GET', path: '/v1/payments/:id/refunds', handle: (r, { id = '' }) => list(ofPayment(id), r) },
    { method: 'GET', path: '/v1/payments/:id/refunds/:refund', handle: (_, p) => one(p['refund'] ?? '') },
    { method: 'GET', path: '/v1/refunds', handle: (r) => list(store.all('refunds'), r) },
    { method: 'GET', path: '/v1/refunds/:id', handle: (_, { id = '' }) => one(id) },
  ];
}

/** Finishes refunds that were pending at the last stop. */
export async function resumeRefunds(deps: RazorpayDeps): Promise<void> {
  const pending = deps.store.all('refunds').filter(({ refund }) => refund.status === 'pending');
  await Promise.all(pending.map((stored) => finish(deps, stored)));
}

async function refund(
  deps: RazorpayDeps,
  payment: Payment,
  request: WantedRefund,
  { key, asked }: { key: string | null; asked: string },
): Promise<Refund> {
  const id = newId('rfnd');
  const pending = pendingRefund(id, payment, request, seconds(deps.now()));
  const stored: StoredRefund = { id, refund: pending, idempotencyKey: key, asked };
  const after = refunded(payment, request.amount);
  await deps.store.put({ table: 'payments', record: after }, { table: 'refunds', record: stored });
  deps.events.send('refund.created', { refund: pending, payment: after }, deps.delivery.current);
  await pause(PROCESSING_MS);
  return finish(deps, stored);
}

async function finish({ store, events, delivery }: RazorpayDeps, stored: StoredRefund): Promise<Refund> {
  const processed: Refund = { ...stored.refund, status: 'processed' };
  await store.put({ table: 'refunds', record: { ...stored, refund: processed } });
  const payment = store.get('payments', processed.payment_id);
  events.send('refund.processed', { refund: processed, ...(payment ? { payment } : {}) }, delivery.current);
  return processed;
}

function keyOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && header !== '' ? header : null;
}
