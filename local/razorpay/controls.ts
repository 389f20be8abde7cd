import { json, type Reply } from '../sandbox/reply';
import { type ModeSwitch } from '../sandbox/modes';
import { type Route } from '../sandbox/routes';
import { autoRefund } from './autoRefund';
import { type RazorpayDeps } from './deps';
import { badRequest, notFound } from './api/errors';
import { DELIVERIES } from './events';
import { fieldsOf } from './api/input';
import { pay } from './pay';
import { expireLink, payLink } from './payLink';
import { type Order, type Payment } from './types';

/** `/__sandbox/**`: controls for tests, the console and the checkout's test form. */
export function controlRoutes(deps: RazorpayDeps, modes: ModeSwitch): Route[] {
  const { store, delivery } = deps;

  /** `{mode, delayMs?, times?, webhook?}`; `webhook` is how events of the API's own calls are delivered. */
  function setMode(body: unknown): Reply {
    const requestedMode = fieldsOf(body)['webhook'] ?? 'now';
    const known = DELIVERIES.find((name) => name === requestedMode);
    if (!known) return badRequest(`webhook must be one of ${DELIVERIES.join(', ')}`);
    const set = modes.set(body);
    if (!set.ok) return badRequest(set.message);
    delivery.current = known;
    return json(200, { ...modes.current(), webhook: known });
  }

  function order(id: string): Reply {
    const found = store.get('orders', id);
    return found ? json(200, found) : notFound();
  }

  /** `{paid}`: paid orders with their payments, of which no event is sent. A known order stays as it is. */
  async function restore(body: unknown): Promise<Reply> {
    const { paid } = body as { paid: { order: Order; payment: Payment }[] };
    const added = paid.filter(({ order: { id } }) => !store.get('orders', id));
    await store.put(
      ...added.flatMap(({ order: record, payment }) => [
        { table: 'orders' as const, record },
        { table: 'payments' as const, record: payment },
      ]),
    );
    return json(200, {});
  }

  return [
    {
      method: 'GET',
      path: '/__sandbox/mode',
      handle: () => json(200, { ...modes.current(), webhook: delivery.current }),
    },
    { method: 'POST', path: '/__sandbox/mode', handle: ({ body }) => setMode(body) },
    {
      method: 'GET',
      path: '/__sandbox/orders',
      handle: () => json(200, { orders: store.all('orders').reverse() }),
    },
    {
      method: 'GET',
      path: '/__sandbox/payments',
      handle: () => json(200, { payments: store.all('payments').reverse() }),
    },
    { method: 'POST', path: '/__sandbox/payments', handle: ({ body }) => restore(body) },
    {
      method: 'POST',
      path: '/__sandbox/links/:id/pay',
      handle: ({ body }, { id = '' }) => payLink(deps, id, body),
    },
    {
      method: 'POST',
      path: '/__sandbox/links/:id/expire',
      handle: ({ body }, { id = '' }) => expireLink(deps, id, body),
    },
    {
      method: 'POST',
      path: '/__sandbox/payments/:id/auto-refund',
      handle: (_, { id = '' }) => autoRefund(deps, id),
    },
    { method: 'GET', path: '/__sandbox/orders/:id', handle: (_, { id = '' }) => order(id) },
    {
      method: 'POST',
      path: '/__sandbox/orders/:id/pay',
      handle: ({ body }, { id = '' }) => pay(deps, id, body),
    },
  ];
}
