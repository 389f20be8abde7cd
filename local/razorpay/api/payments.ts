import { json, type Reply } from '../../sandbox/reply';
import { type SandboxRequest } from '../../sandbox/request';
import { type Route } from '../../sandbox/routes';
import { collection } from './collections';
import { type RazorpayDeps } from '../deps';
import { badRequest, notFound } from './errors';
import { fieldsOf, readAmount } from './input';
import { capture } from '../lifecycle';

/** `/v1/payments`: list, one, capture. */
export function paymentRoutes({ store, events, delivery }: RazorpayDeps): Route[] {
  function one(id: string): Reply {
    const payment = store.get('payments', id);
    return payment ? json(200, payment) : notFound();
  }

  async function take(id: string, { body }: SandboxRequest): Promise<Reply> {
    const payment = store.get('payments', id);
    const order = payment && store.get('orders', payment.order_id);
    if (!payment || !order) return notFound();
    const amount = readAmount(fieldsOf(body)['amount']);
    if (!amount.ok) return badRequest(amount.description, { field: amount.field });
    if (payment.captured) return badRequest('This payment has already been captured');
    if (payment.status !== 'authorized') {
      return badRequest('Only payments which have been authorized and not yet captured can be captured');
    }
    if (amount.value !== payment.amount) {
      return badRequest('Capture amount must be equal to the amount authorized', { field: 'amount' });
    }
    if (order.status === 'paid') return badRequest('The order is already paid', { field: 'order_id' });
    const taken = capture(order, payment);
    await store.put({ table: 'orders', record: taken.order }, { table: 'payments', record: taken.payment });
    events.send('payment.captured', { payment: taken.payment }, delivery.current);
    events.send('order.paid', { payment: taken.payment, order: taken.order }, delivery.current);
    return json(200, taken.payment);
  }

  return [
    { method: 'GET', path: '/v1/payments', handle: ({ query }) => collection(store.all('payments'), query) },
    { method: 'GET', path: '/v1/payments/:id', handle: (_, { id = '' }) => one(id) },
    {
      method: 'POST',
      path: '/v1/payments/:id/capture',
      handle: (request, { id = '' }) => take(id, request),
    },
  ];
}
