import { screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ReturnOrderRequest, ReturnOrderResponse } from '@/domain/contracts/orders/return';
import type { Order } from '@/domain/orders/order/order';
import { signedIn, signedOut } from '@/features/auth';
import { ToastHost } from '@/features/notifications';
import { fail, ok, type CallFailure, type Result } from '@/services';
import { anOrder, aUser } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { messages } from './messages';
import { OrderActions } from './card/OrderActions';
import { OrderCard } from './card/OrderCard';
import { ordersRequested, ordersSaga, selectOrders } from './index';

type Answer = Result<ReturnOrderResponse, CallFailure>;

const orderId = anOrder().orderId;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const delivered = (days = 1, change: Partial<Order> = {}): Order => {
  const base = anOrder();
  const step = { from: 'out_for_delivery', to: 'delivered', by: 'courier', note: '' } as const;
  const [first] = base.lines;
  return {
    ...base,
    status: 'delivered',
    lines: [first!, { ...first!, id: 'toner', name: 'Rose Toner', variant: '', quantity: 2 }],
    history: [...base.history, { at: daysAgo(days), ...step }],
    ...change,
  };
};
const requested = (before: Order, note: string): Order => ({
  ...before,
  status: 'return_requested',
  history: [
    ...before.history,
    { at: new Date().toISOString(), from: 'delivered', to: 'return_requested', by: 'aditi', note },
  ],
});
const answered = (order: Order): Answer =>
  ok({ success: true, message: 'We have it.', orderId, status: order.status, order });

function Orders() {
  const dispatch = useDispatch();
  const orders = useSelector(selectOrders);
  useEffect(() => void dispatch(ordersRequested()), [dispatch]);
  return orders.map((order) => (
    <OrderCard key={order.orderId} order={order} open actions={<OrderActions order={order} />} />
  ));
}

function open(order: Order = delivered()) {
  const fake = fakeServices();
  const requests: ReturnOrderRequest[] = [];
  const stored = { orders: [order] };
  let settle: (answer: Answer) => void = () => undefined;
  fake.services.orders.mine = async () => ok({ orders: stored.orders, more: false });
  fake.services.shop.returnOrder = (_id, request) => {
    requests.push(request);
    return new Promise((resolve) => (settle = resolve));
  };
  const view = renderWithStore(
    <>
      <Orders />
      <ToastHost />
    </>,
    { fake, sagas: [ordersSaga], before: [signedIn(aUser())] },
  );
  return { ...view, requests, stored, settle: (answer: Answer) => settle(answer) };
}

const dialog = () => screen.getByRole('dialog', { name: messages.returnTitle });
const send = () => within(dialog()).getByRole('button', { name: messages.returnSend });
const openDialog = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('button', { name: messages.returnOrder }));

it('shows the next steps, requires a reason, sends the return once, and shows it', async () => {
  const run = open();
  await openDialog(run.user);
  expect(dialog()).toHaveTextContent(messages.returnNext);
  expect(dialog()).toHaveTextContent(/This order can be returned until \d+ \w+ \d{4}\./);
  await run.user.click(send());
  expect(within(dialog()).getByRole('combobox')).toBeInvalid();
  expect(dialog()).toHaveTextContent(messages.returnWhy);
  expect(run.requests).toEqual([]);

  await run.user.click(within(dialog()).getByRole('checkbox', { name: /Amla C/ }));
  const toners = within(dialog()).getByRole('group', { name: 'How many of Rose Toner' });
  expect(within(toners).getByRole('button', { name: 'One more' })).toBeDisabled();
  await run.user.click(within(toners).getByRole('button', { name: 'One less' }));
  expect(within(toners).getByRole('button', { name: 'One less' })).toBeDisabled();
  await run.user.selectOptions(within(dialog()).getByRole('combobox'), 'Damaged or leaking');
  expect(dialog()).not.toHaveTextContent(messages.returnWhy);
  await run.user.type(within(dialog()).getByRole('textbox'), 'The  pump is broken ');
  await run.user.dblClick(send());
  expect(send()).toHaveAttribute('aria-busy', 'true');
  const reason = 'Damaged or leaking: The pump is broken';
  expect(run.requests).toEqual([{ reason, refundTo: 'source', lines: [{ line: 1, quantity: 1 }] }]);

  run.settle(answered(requested(delivered(), reason)));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(run.state().orders.returnDrafts).toEqual({});
  expect(screen.getByText('We have it.')).toBeInTheDocument();
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent(messages.returnRequested);
  const steps = within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(steps.filter((text) => /Return|Refund/.test(text))).toEqual([
    expect.stringMatching(/^Return requested, nowDamaged/),
    'Returned, still to come',
    'Refunded, still to come',
  ]);
  expect(within(card).queryByRole('button', { name: messages.returnOrder })).toBeNull();
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});

it('sends a full return without lines, and a custom reason', async () => {
  const run = open();
  await openDialog(run.user);
  const boxes = within(dialog()).getAllByRole('checkbox');
  for (const box of boxes) await run.user.click(box);
  await run.user.selectOptions(within(dialog()).getByRole('combobox'), 'Something else');
  await run.user.click(send());
  expect(dialog()).toHaveTextContent(messages.returnWhat);
  for (const box of boxes) await run.user.click(box);
  expect(dialog()).toHaveTextContent(messages.returnWhy);
  await run.user.type(within(dialog()).getByRole('textbox'), 'It smells of fish');
  await run.user.click(send());
  expect(run.requests).toEqual([{ reason: 'It smells of fish', refundTo: 'source' }]);
});

it('asks how many where one line has several units, and sends nothing of it when all come back', async () => {
  const [line] = anOrder().lines;
  const run = open(delivered(1, { lines: [{ ...line!, quantity: 3 }] }));
  await openDialog(run.user);
  expect(within(dialog()).queryByRole('checkbox')).toBeNull();
  await run.user.selectOptions(within(dialog()).getByRole('combobox'), 'Damaged or leaking');
  await run.user.click(within(dialog()).getByRole('button', { name: 'One less' }));
  await run.user.click(send());
  expect(run.requests.pop()).toMatchObject({ lines: [{ line: 0, quantity: 2 }] });
  run.settle(fail({ kind: 'refused', status: 503, code: '', message: 'Many people are ordering.' }));
  await within(dialog()).findByText('Many people are ordering.');
  await run.user.click(within(dialog()).getByRole('button', { name: 'One more' }));
  await run.user.click(send());
  expect(run.requests.pop()).not.toHaveProperty('lines');
});

it('shows every error at once and moves the focus to the first wrong field', async () => {
  const run = open();
  await openDialog(run.user);
  const boxes = within(dialog()).getAllByRole('checkbox');
  for (const box of boxes) await run.user.click(box);
  await run.user.click(send());
  expect(dialog()).toHaveTextContent(messages.returnWhat);
  expect(within(dialog()).getByRole('combobox')).toBeInvalid();
  expect(boxes[0]).toHaveFocus();
  await run.user.click(boxes[1]!);
  await run.user.click(send());
  expect(within(dialog()).getByRole('combobox')).toHaveFocus();
});

it('shows what was entered when the dialog opens again, until it is sent or the person logs out', async () => {
  const run = open();
  await openDialog(run.user);
  await run.user.click(within(dialog()).getByRole('checkbox', { name: /Amla C/ }));
  await run.user.selectOptions(within(dialog()).getByRole('combobox'), 'Damaged or leaking');
  await run.user.type(within(dialog()).getByRole('textbox'), 'The pump is broken');
  await run.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openDialog(run.user);
  expect(within(dialog()).getByRole('checkbox', { name: /Amla C/ })).not.toBeChecked();
  expect(within(dialog()).getByRole('combobox')).toHaveValue('Damaged or leaking');
  expect(within(dialog()).getByRole('textbox')).toHaveValue('The pump is broken');
  run.dispatch(signedOut('left'));
  expect(run.state().orders.returnDrafts).toEqual({});
});

it('keeps the choices after a lost answer and allows a retry, but not when it is too late', async () => {
  const run = open(delivered(1, { lines: anOrder().lines }));
  await openDialog(run.user);
  expect(within(dialog()).queryByRole('checkbox')).toBeNull();
  await run.user.selectOptions(within(dialog()).getByRole('combobox'), 'Something is missing');
  await run.user.click(send());
  run.settle(fail({ kind: 'network' }));
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent('We could not reach the shop.');
  await run.user.click(send());
  run.settle(fail({ kind: 'refused', status: 409, code: 'closed', message: 'Those days are over.' }));
  await waitFor(() => expect(within(dialog()).getByRole('alert')).toHaveTextContent('Those days are over.'));
  expect(within(dialog()).queryByRole('button', { name: messages.returnSend })).toBeNull();
  expect(run.requests).toHaveLength(2);
});

it('reports the result even when the dialog was closed earlier', async () => {
  const run = open();
  await openDialog(run.user);
  await run.user.selectOptions(within(dialog()).getByRole('combobox'), 'Something is missing');
  await run.user.click(send());
  await run.user.keyboard('{Escape}');
  run.settle(fail({ kind: 'refused', status: 503, code: '', message: 'Many people are ordering.' }));
  expect(await screen.findByText('Many people are ordering.')).toBeInTheDocument();
});

it.each<[string, Order]>([
  ['was delivered long ago', delivered(9)],
  ['is on its way', delivered(1, { status: 'shipped' })],
  ['is asked back already', requested(delivered(), 'x')],
  ['came back', delivered(1, { status: 'returned' })],
])('an order that %s cannot be returned', async (_name, order) => {
  open(order);
  await screen.findByRole('article');
  expect(screen.queryByRole('button', { name: messages.returnOrder })).toBeNull();
});
