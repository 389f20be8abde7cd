import { json, type Reply } from '../../sandbox/reply';
import { type SandboxRequest } from '../../sandbox/request';
import { type Route } from '../../sandbox/routes';
import { collection } from './collections';
import { type RazorpayDeps } from '../deps';
import { badRequest, notFound } from './errors';
import { newId, seconds } from './ids';
import { fieldsOf, type Input, readAmount, readCurrency, readNotes, readReceipt } from './input';
import { type Order } from '../types';

/** `/v1/orders`: create, list (also by receipt), one, and its payments. */
export function orderRoutes({ store, now }: RazorpayDeps): Route[] {
  const withReceipt = (receipt: string) => store.all('orders').filter((order) => order.receipt === receipt);

  async function create({ body }: SandboxRequest): Promise<Reply> {
    const read = readOrder(body);
    if (!read.ok) return badRequest(read.description, { field: read.field });
    const { amount, currency, receipt, notes } = read.value;
    if (receipt !== null && withReceipt(receipt).length > 0) {
      return badRequest('The receipt has already been taken.', { field: 'receipt' });
    }
    const order: Order = {
      id: newId('order'),
      entity: 'order',
      amount,
      amount_paid: 0,
      amount_due: amount,
      currency,
      receipt,
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes,
      created_at: seconds(now()),
    };
    await store.put({ table: 'orders', record: order });
    return json(200, order);
  }

  function list({ query }: SandboxRequest): Reply {
    const receipt = query.get('receipt');
    return collection(receipt === null ? store.all('orders') : withReceipt(receipt), query);
  }

  function one(id: string): Reply {
    const order = store.get('orders', id);
    return order ? json(200, order) : notFound();
  }

  function payments(id: string, { query }: SandboxRequest): Reply {
    if (!store.get('orders', id)) return notFound();
    const found = store.all('payments').filter((payment) => payment.order_id === id);
    return collection(found, query);
  }

  return [
    { method: 'POST', path: '/v1/orders', handle: create },
    { method: 'GET', path: '/v1/orders', handle: list },
    { method: 'GET', path: '/v1/orders/:id', handle: (_, { id = '' }) => one(id) },
    {
      method: 'GET',
      path: '/v1/orders/:id/payments',
      handle: (request, { id = '' }) => payments(id, request),
    },
  ];
}

function readOrder(body: unknown): Input<Pick<Order, 'amount' | 'currency' | 'receipt' | 'notes'>> {
  const fields = fieldsOf(body);
  const amount = readAmount(fields['amount']);
  if (!amount.ok) return amount;
  const currency = readCurrency(fields['currency']);
  if (!currency.ok) return currency;
  const receipt = readReceipt(fields['receipt']);
  if (!receipt.ok) return receipt;
  const notes = readNotes(fields['notes']);
  if (!notes.ok) return notes;
  return {
    ok: true,
    value: { amount: amount.value, currency: currency.value, receipt: receipt.value, notes: notes.value },
  };
}
