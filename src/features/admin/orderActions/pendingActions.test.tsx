import { screen, waitFor, within } from '@testing-library/react';
import { deliveredOrder } from '@/domain/invoices/testing';
import type { Order } from '@/domain/orders/order/order';
import { fail } from '@/services';
import { messages as openOrderMessages } from '../openOrder/messages';
import { orderLoaded } from '../openOrder/orderSlice';
import { messages } from './messages';
import { actionAsked, actionRequested, selectRefundId } from './orderActionsSlice';
import { done, openActions as open, order, refused } from './testing/openActions';

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => screen.getByRole('dialog', { name: messages.refundTitle });
const inDialog = (name: string) => within(dialog()).getByRole('button', { name });
const placed = deliveredOrder({ status: 'placed', history: [] });
const packed: Order = {
  ...placed,
  status: 'packed',
  history: [{ at: '', from: 'placed', to: 'packed', by: 'shop', note: '' }],
};

async function askRefund({ user }: ReturnType<typeof open>) {
  await user.click(button(messages.more));
  await user.click(button('Refund'));
}

async function fill({ user }: ReturnType<typeof open>, amount: string) {
  const field = within(dialog()).getByLabelText(messages.amount);
  await user.clear(field);
  await user.type(field, amount);
  await user.type(within(dialog()).getByLabelText(messages.why), 'Torn');
}

test('what was typed into a dialog stays when it is closed, until the action is done', async () => {
  const view = open(placed);
  const note = () => screen.getByRole('dialog', { name: messages.noteTitle });
  const typed = () => within(note()).getByLabelText(messages.noteLabel);
  const ask = (action: 'note' | 'cancel') => view.dispatch(actionAsked({ orderId: placed.orderId, action }));
  ask('note');
  await view.user.type(typed(), 'It leaves on Monday');
  await view.user.keyboard('{Escape}');
  ask('cancel');
  expect(screen.getByLabelText(messages.reason)).toHaveValue('');
  await view.user.keyboard('{Escape}');
  ask('note');
  expect(typed()).toHaveValue('It leaves on Monday');
  await view.user.click(within(note()).getByRole('button', { name: messages.noteSave }));
  view.settle(done(placed));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  ask('note');
  expect(typed()).toHaveValue('');
});

test('a typed refund stays when its dialog is closed, but not once less can go back', async () => {
  const view = open();
  await askRefund(view);
  await fill(view, '100');
  await view.user.keyboard('{Escape}');
  await askRefund(view);
  expect(within(dialog()).getByLabelText(messages.amount)).toHaveValue('100');
  expect(within(dialog()).getByLabelText(messages.why)).toHaveValue('Torn');
  await view.user.keyboard('{Escape}');
  view.dispatch(orderLoaded(deliveredOrder({ payment: { ...order.payment, givenBack: 50 } })));
  await askRefund(view);
  expect(within(dialog()).getByLabelText(messages.amount)).toHaveValue('463');
});

test('a refund whose answer was lost stays as it was typed while the order is reloaded behind it', async () => {
  const view = open();
  await askRefund(view);
  await fill(view, '100');
  view.stored.order = deliveredOrder({ payment: { ...order.payment, givenBack: 100 } });
  await view.user.click(inDialog('Refund'));
  view.settle(fail({ kind: 'network' }));
  expect(await within(dialog()).findByText(/₹413 of this order/)).toBeVisible();
  expect(within(dialog()).getByLabelText(messages.amount)).toHaveValue('100');
  expect(within(dialog()).getByLabelText(messages.why)).toHaveValue('Torn');
});

test('what a colleague refunds meanwhile is named in the open dialog, whose next press has seen it', async () => {
  const view = open();
  await askRefund(view);
  await fill(view, '100');
  view.stored.order = deliveredOrder({ payment: { ...order.payment, givenBack: 100 } });
  await view.user.click(inDialog('Refund'));
  view.settle(refused('sum_changed', 'Another sum can go back.'));
  expect(await within(dialog()).findByText(/^₹100 was refunded since you opened this/)).toBeVisible();
  expect(within(dialog()).getByLabelText(messages.amount)).toHaveValue('100');
  await view.user.click(inDialog('Refund'));
  expect(view.requests.map(({ body }) => body.seen)).toEqual([513, 413]);
});

test('an action on the next order is sent although the one before has no answer yet', async () => {
  const view = open(placed);
  const next = deliveredOrder({ orderId: 'GLM-NEXT', status: 'placed', history: [] });
  await view.user.click(button('Mark as packed'));
  view.dispatch(orderLoaded(next));
  await view.user.dblClick(button('Mark as packed'));
  expect(view.requests).toHaveLength(2);
  view.settle(done({ ...next, status: 'packed' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as packed' })).toBeNull());
});

test('a second press whose answer came before the dialog had gone does nothing', async () => {
  const view = open();
  await askRefund(view);
  await fill(view, '100');
  await view.user.click(inDialog('Refund'));
  const { refundId: _, ...body } = view.requests[0]?.body ?? {};
  view.settle(done(order));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  view.dispatch(actionRequested({ orderId: order.orderId, action: 'refund', body }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(view.requests).toHaveLength(1);
});

test('a note of the next order can be written while an action of another one is sent', async () => {
  const view = open(placed);
  await view.user.click(button('Mark as packed'));
  view.dispatch(orderLoaded(deliveredOrder({ orderId: 'GLM-NEXT' })));
  await askRefund(view);
  expect(dialog()).toBeVisible();
});

test('an action behind a closed dialog is awaited, then the next action of the order is sent', async () => {
  const view = open(placed);
  await askRefund(view);
  await fill(view, '100');
  await view.user.click(inDialog('Refund'));
  await view.user.keyboard('{Escape}');
  await view.user.click(button('Mark as packed'));
  expect(view.requests.map(({ action }) => action)).toEqual(['refund']);
  view.settle(refused('nothing_left', 'Nothing is left.'));
  await waitFor(() => expect(view.requests.map(({ action }) => action)).toEqual(['refund', 'pack']));
  expect(await screen.findByText('Nothing is left.')).toBeVisible();
  view.settle(done(packed));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as packed' })).toBeNull());
});

test('an action that was done although its answer was lost leaves no failure behind', async () => {
  const view = open(placed);
  view.stored.order = packed;
  await view.user.click(button('Mark as packed'));
  view.settle(fail({ kind: 'network' }));
  expect(await screen.findByText(openOrderMessages.lostAnswer)).toBeVisible();
  expect(screen.queryByText(messages.noAnswer)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Mark as packed/ })).toBeNull();
});

test('while an action runs, those that would wait for it cannot be pressed', async () => {
  const view = open(placed);
  await view.user.click(button('Mark as packed'));
  await view.user.click(button(messages.more));
  expect(button('Cancel order')).toBeDisabled();
  view.settle(done(packed));
  await waitFor(() => expect(button('Cancel order')).toBeEnabled());
});

test('an action that the order no longer takes for another reason keeps its failure', async () => {
  const view = open(placed);
  view.stored.order = deliveredOrder({ status: 'cancelled', history: [] });
  await view.user.click(button('Mark as packed'));
  view.settle(fail({ kind: 'network' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark as packed/ })).toBeNull());
  expect(screen.queryByText(openOrderMessages.lostAnswer)).toBeNull();
});

test('a refund whose answer was lost is recognized by its id, and the next one is another', async () => {
  const view = open();
  await askRefund(view);
  await fill(view, '100');
  await view.user.click(inDialog('Refund'));
  const id = view.requests[0]?.body['refundId'] as string;
  const part = { id, status: 'due', amount: 100, note: 'Torn', at: '2026-11-20T10:00:00.000Z' } as const;
  view.stored.order = deliveredOrder({ payment: { ...order.payment, parts: [part] } });
  view.settle(fail({ kind: 'network' }));
  expect(await screen.findByText(openOrderMessages.lostAnswer)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await askRefund(view);
  expect(within(dialog()).getByLabelText(messages.why)).toHaveValue('');
  expect(selectRefundId(view.state(), order.orderId)).toBeUndefined();
});
