import { screen } from '@testing-library/react';
import { signedIn } from '@/features/auth';
import type { Order } from '@/domain/orders/order/order';
import { fail, ok, type CallFailure, type Result } from '@/services';
import { anOrder, aUser } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { messages } from './messages';
import { OrderActions } from './card/OrderActions';
import { ordersSaga } from './index';

const pdf = new Blob(['%PDF'], { type: 'application/pdf' });
const { orderId } = anOrder();

/** The actions of one order, and the recorded requests. */
function open(order: Order) {
  const fake = fakeServices();
  const requests: string[] = [];
  let settle: (answer: Result<Blob, CallFailure>) => void = () => undefined;
  fake.services.shop.invoice = (id, kind) => {
    requests.push(`${id} ${kind}`);
    return new Promise((resolve) => (settle = resolve));
  };
  const view = renderWithStore(<OrderActions order={order} />, {
    fake,
    sagas: [ordersSaga],
    before: [signedIn(aUser())],
  });
  return { ...view, fake, requests, settle: (answer: Result<Blob, CallFailure>) => settle(answer) };
}
const button = (name: string) => screen.getByRole('button', { name });

it('saves the invoice once, however often the button is pressed', async () => {
  const { user, fake, requests, settle } = open(anOrder({ status: 'delivered' }));
  expect(screen.queryByRole('button', { name: messages.creditNote })).toBeNull();
  await user.dblClick(button(messages.invoice));
  expect(button(messages.invoice)).toHaveAttribute('aria-busy', 'true');
  settle(ok(pdf));
  await screen.findByRole('button', { name: messages.invoice, busy: false });
  expect(requests).toEqual([`${orderId} invoice`]);
  expect(fake.record.saved).toEqual([{ name: `glumist-invoice-${orderId}.pdf`, text: 'application/pdf' }]);
});

it('shows the credit note beside it for a return', async () => {
  const { user, fake, requests, settle } = open(anOrder({ status: 'rto' }));
  expect(button(messages.invoice)).toBeInTheDocument();
  await user.click(button(messages.creditNote));
  settle(ok(pdf));
  await screen.findByRole('button', { name: messages.creditNote, busy: false });
  expect(requests).toEqual([`${orderId} credit-note`]);
  expect(fake.record.saved).toMatchObject([{ name: `glumist-credit-note-${orderId}.pdf` }]);
});

it.each<[string, CallFailure, string]>([
  ['the connection is lost', { kind: 'network' }, messages.taxDocumentUnreachable],
  [
    'the shop gives a reason',
    { kind: 'refused', status: 409, code: 'not_shipped', message: 'Your invoice comes with the parcel.' },
    'Your invoice comes with the parcel.',
  ],
  [
    'a page of a proxy comes back',
    { kind: 'refused', status: 502, code: '', message: '' },
    messages.taxDocumentUnreachable,
  ],
])('reports a failure where %s, and allows a retry', async (_name, failure, message) => {
  const { user, fake, requests, settle } = open(anOrder({ status: 'shipped' }));
  await user.click(button(messages.invoice));
  settle(fail(failure));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(fake.record.saved).toEqual([]);
  await user.click(button(messages.invoice));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  settle(ok(pdf));
  await screen.findByRole('button', { name: messages.invoice, busy: false });
  expect(requests).toHaveLength(2);
  expect(fake.record.saved).toHaveLength(1);
});

it.each(['placed', 'packed', 'cancelled', 'expired'] as const)('shows no documents while %s', (status) => {
  open(anOrder({ status }));
  expect(screen.queryByRole('button', { name: /invoice|credit/i })).toBeNull();
});
