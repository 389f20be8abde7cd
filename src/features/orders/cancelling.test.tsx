import { screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CancelOrderResponse } from '@/domain/contracts/orders/cancel';
import type { Order } from '@/domain/orders/order/order';
import { signedIn } from '@/features/auth';
import { ToastHost } from '@/features/notifications';
import { fail, ok, type CallFailure, type Result } from '@/services';
import { anOrder, aUser } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { messages } from './messages';
import { OrderActions } from './card/OrderActions';
import { OrderCard } from './card/OrderCard';
import { ordersHidden, ordersRequested, ordersSaga, ordersShown, selectOrders } from './index';

type Answer = Result<CancelOrderResponse, CallFailure>;

const orderId = anOrder().orderId;
const cancelled = (change: Partial<Order> = {}): Order => {
  const order = anOrder({ status: 'cancelled', ...change });
  return { ...order, shipment: { ...order.shipment, status: 'cancelled' } };
};
const answered = (order: Order, message = 'The order was cancelled. There is nothing to pay.'): Answer =>
  ok({ success: true, message, orderId, status: 'cancelled', order });
const refused = (status: number, message: string): Answer =>
  fail({ kind: 'refused', status, code: '', message });

/** The list of orders, as the profile shows it. */
function Orders() {
  const dispatch = useDispatch();
  const orders = useSelector(selectOrders);
  useEffect(() => {
    dispatch(ordersRequested());
    dispatch(ordersShown());
    return () => void dispatch(ordersHidden());
  }, [dispatch]);
  return orders.map((order) => (
    <OrderCard key={order.orderId} order={order} open actions={<OrderActions order={order} />} />
  ));
}

/** The shopper's order list; `stored` is the result of the next read, and `settle` answers for an order. */
function open(...orders: Order[]) {
  const fake = fakeServices();
  const requests: { orderId: string; reason: string; refundTo: string }[] = [];
  const stored = { orders: orders.length > 0 ? orders : [anOrder()], readings: 0 };
  const waiting = new Map<string, (answer: Answer) => void>();
  fake.services.orders.mine = async () => {
    stored.readings += 1;
    return ok({ orders: stored.orders, more: false });
  };
  fake.services.shop.cancelOrder = (id, request) => {
    requests.push({ orderId: id, ...request });
    return new Promise((resolve) => waiting.set(id, resolve));
  };
  const view = renderWithStore(
    <>
      <Orders />
      <ToastHost />
    </>,
    { fake, sagas: [ordersSaga], before: [signedIn(aUser())] },
  );
  return { ...view, requests, stored, settle: (answer: Answer, id = orderId) => waiting.get(id)?.(answer) };
}

const dialog = () => screen.getByRole('dialog', { name: messages.title });
const inDialog = (name: string) => within(dialog()).getByRole('button', { name });
const openDialog = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('button', { name: messages.cancel }));

it('shows the consequences, sends the reason, shows the cancelled order and keeps the focus', async () => {
  const run = open(anOrder({ couponCode: 'GLOW10' }));
  await openDialog(run.user);
  expect(dialog()).toHaveTextContent('You have paid nothing, and there is nothing to pay.');
  expect(dialog()).toHaveTextContent('You can use your coupon GLOW10 again.');
  expect(dialog()).toHaveTextContent('We first ask the courier to stop your parcel.');
  // And not a button, which is behind the fields.
  expect(dialog()).toHaveFocus();
  await run.user.selectOptions(within(dialog()).getByRole('combobox'), 'Something else');
  await run.user.type(within(dialog()).getByRole('textbox'), 'Moving house');
  await run.user.dblClick(inDialog(messages.cancel));
  expect(inDialog(messages.cancel)).toHaveAttribute('aria-busy', 'true');
  run.settle(answered(cancelled()));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(run.requests).toEqual([{ orderId, reason: 'Moving house', refundTo: 'source' }]);
  expect(screen.getByText('The order was cancelled. There is nothing to pay.')).toBeInTheDocument();
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent('No parcel was sent.');
  expect(within(card).queryByRole('button', { name: messages.cancel })).toBeNull();
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});

it('shows how the money is refunded, and the refund while due and when done', async () => {
  const method = { paymentMethod: 'Pay Online' } as const;
  const paid = { status: 'captured', razorpayOrderId: 'o', razorpayPaymentId: 'p' } as const;
  const run = open(anOrder({ ...method, payment: paid }));
  await openDialog(run.user);
  expect(within(dialog()).getByRole('radio', { name: /^Back to how you paid ₹649/ })).toBeChecked();
  expect(within(dialog()).getByRole('radio', { name: /^As store credit ₹649/ })).not.toBeChecked();
  await run.user.click(inDialog(messages.cancel));
  expect(run.requests).toEqual([{ orderId, reason: '', refundTo: 'source' }]);
  const refund = {
    status: 'due',
    amount: 649,
    note: 'It goes back.',
    at: '2026-11-21T10:00:00.000Z',
  } as const;
  const owed = cancelled({ ...method, payment: { ...paid, refund } });
  run.settle(answered(owed));
  const card = screen.getByRole('article');
  await waitFor(() => expect(card).toHaveTextContent('Being refundedIt goes back.'));

  const done = { ...paid, status: 'refunded', refund: { ...refund, status: 'done' } } as const;
  run.stored.orders = [{ ...owed, status: 'refunded', payment: done }];
  run.fake.returnToPage();
  await waitFor(() => expect(card).toHaveTextContent(/₹649 was sent back on 21 November 2026/));
});

it('shows that the courier is being asked and disables further actions', async () => {
  const run = open();
  await openDialog(run.user);
  await run.user.click(inDialog(messages.cancel));
  const at = '2026-11-21T10:00:00.000Z';
  const cancelling = { at, by: 'aditi', reason: '', attempts: 1, nextAt: at, problem: 'down' };
  run.settle(answered(anOrder({ cancelling }), 'We are asking.'));
  const card = await screen.findByText(messages.cancelling);
  expect(card).toBeInTheDocument();
  expect(screen.getAllByText('Cancelling')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: messages.cancel })).toBeNull();
});

it('a lost answer keeps the dialog with its choices and allows a retry', async () => {
  const run = open();
  await openDialog(run.user);
  await run.user.selectOptions(within(dialog()).getByRole('combobox'), 'It takes too long');
  await run.user.click(inDialog(messages.cancel));
  run.settle(fail({ kind: 'network' }));
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent('We could not reach the shop.');
  await run.user.click(inDialog(messages.cancel));
  run.settle(answered(cancelled()));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(run.requests.map(({ reason }) => reason)).toEqual(['It takes too long', 'It takes too long']);
});

it('a late cancellation is refused without a retry, and the order is updated', async () => {
  const run = open();
  await openDialog(run.user);
  await run.user.click(inDialog(messages.cancel));
  run.stored.orders = [anOrder({ status: 'shipped' })];
  run.settle(refused(409, 'This order is on its way.'));
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent('This order is on its way.');
  expect(within(dialog()).queryByRole('button', { name: messages.cancel })).toBeNull();
  await waitFor(() => expect(screen.getByRole('article', { hidden: true })).toHaveTextContent('Shipped'));
  await run.user.click(within(dialog()).getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the result is reported even when the dialog was closed earlier', async () => {
  const run = open();
  await openDialog(run.user);
  await run.user.click(inDialog(messages.cancel));
  await run.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  run.settle(refused(503, 'Many people are ordering right now.'));
  expect(await screen.findByText('Many people are ordering right now.')).toBeInTheDocument();
  await openDialog(run.user);
  expect(within(dialog()).queryByRole('alert')).toBeNull();
});

it('a second order is cancelled while the courier of the first is still asked', async () => {
  const run = open(anOrder(), anOrder({ orderId: 'GLM2' }));
  const cancelAt = async (at: number) => {
    await run.user.click((await screen.findAllByRole('button', { name: messages.cancel }))[at]!);
    await run.user.click(inDialog(messages.cancel));
  };
  await cancelAt(0);
  expect(within(dialog()).queryByRole('button', { name: messages.keep })).toBeNull();
  await run.user.click(within(dialog()).getAllByRole('button', { name: 'Close' }).at(-1)!);
  await cancelAt(1);
  expect(run.requests.map((request) => request.orderId)).toEqual([orderId, 'GLM2']);
  run.settle(answered(cancelled(), 'The first was cancelled.'));
  expect(await screen.findByText('The first was cancelled.')).toBeInTheDocument();
  expect(inDialog(messages.cancel)).toHaveAttribute('aria-busy', 'true');
  run.settle(answered(cancelled({ orderId: 'GLM2' })), 'GLM2');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeping the order sends no request', async () => {
  const run = open();
  await openDialog(run.user);
  await run.user.click(inDialog(messages.keep));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: messages.cancel })).toHaveFocus();
  expect(run.requests).toEqual([]);
});

it.each([['shipped'], ['delivered'], ['pending_payment'], ['expired'], ['cancelled'], ['refunded']] as const)(
  'an order that is %s cannot be cancelled',
  async (status) => {
    open(anOrder({ status }));
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: messages.cancel })).toBeNull();
  },
);
