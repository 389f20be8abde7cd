import { screen, waitFor, within } from '@testing-library/react';
import { deliveredOrder } from '@/domain/invoices/testing';
import type { Order } from '@/domain/orders/order/order';
import { fail } from '@/services';
import { orderLoaded } from '../openOrder/orderSlice';
import { messages } from './messages';
import { done, openActions as open, order, refused } from './testing/openActions';

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => screen.getByRole('dialog', { name: messages.refundTitle });
const inDialog = (name: string) => within(dialog()).getByRole('button', { name });

async function fill({ user }: ReturnType<typeof open>, amount: string) {
  const field = within(dialog()).getByLabelText(messages.amount);
  await user.clear(field);
  await user.type(field, amount);
  await user.type(within(dialog()).getByLabelText(messages.why), 'Torn');
}

const moreButton = () => button(messages.more);
/** Opens what is behind the three dots, and presses one of it. */
async function pressMore({ user }: ReturnType<typeof open>, name: string) {
  await user.click(moreButton());
  await user.click(button(name));
}

test('offers exactly the actions that the order allows', async () => {
  const { user } = open(deliveredOrder({ status: 'placed', history: [] }));
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names()).toEqual([messages.slip, messages.more, 'Mark as packedP']);
  await user.click(moreButton());
  expect(names().slice(2, -1)).toEqual([messages.edit, messages.checkParcel, 'Refund', 'Cancel order']);
  await user.keyboard('{Escape}');
  expect(moreButton()).toHaveFocus();
  expect(names()).toHaveLength(3);
});

test.each([
  ['booked', '', null],
  ['booked', 'https://label.example/1.pdf', 'Print label'],
  ['booking', '', 'Book the courier'],
  ['failed', '', 'Book again'],
] as const)('the one filled button of a packed order: %s %s %s', (status, label, name) => {
  open(deliveredOrder({ status: 'packed', history: [], shipment: { ...order.shipment, status, label } }));
  const slip = button(messages.slip).className;
  const filled = [...screen.getAllByRole('button'), ...screen.queryAllByRole('link')].filter(
    (one) => one.className !== slip && one !== moreButton(),
  );
  expect(filled.map((one) => one.textContent?.replace(/(?<=[a-z])[A-Z]$/, ''))).toEqual(name ? [name] : []);
  expect(screen.queryByRole('button', { name: 'Book again' }) !== null).toBe(status === 'failed');
});

test('a return of a delivered order stands in sight, and not behind the dots', async () => {
  const { user } = open(deliveredOrder());
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names().filter((name) => name === messages.openReturn)).toHaveLength(1);
  await user.click(moreButton());
  expect(names().filter((name) => name === messages.openReturn)).toHaveLength(1);
});

test('a booked parcel is never booked again, only asked after', async () => {
  const view = open(deliveredOrder({ status: 'packed', history: [] }));
  await pressMore(view, messages.checkParcel);
  expect(view.requests).toEqual([{ action: 'book', body: {} }]);
  expect(screen.queryByRole('button', { name: 'Book again' })).toBeNull();
});

const noCourier = {
  ...order.shipment,
  status: 'booking',
  awb: '',
  courier: '',
  bookingUntil: '',
  unsureUntil: '',
  hasNoCourier: true,
} as const;

test('without a courier the next step is to say that it was sent, with or without a number', async () => {
  const view = open(deliveredOrder({ status: 'packed', history: [], shipment: noCourier }));
  await view.user.click(button('Mark as shipped'));
  const ask = screen.getByRole('dialog', { name: messages.shipTitle });
  const send = within(ask).getByRole('button', { name: 'Mark as shipped' });
  await view.user.type(within(ask).getByLabelText(messages.courier), 'India Post');
  await view.user.type(within(ask).getByLabelText(messages.awb), 'EK 1');
  await view.user.type(within(ask).getByLabelText(messages.trackingUrl), 'post.example');
  await view.user.click(send);
  expect(view.requests).toEqual([]);
  expect(ask).toHaveTextContent(messages.awbWrong);
  expect(ask).toHaveTextContent(messages.trackingUrlWrong);
  await view.user.clear(within(ask).getByLabelText(messages.awb));
  await view.user.clear(within(ask).getByLabelText(messages.trackingUrl));
  await view.user.dblClick(send);
  const body = { courier: 'India Post', awb: '', trackingUrl: '' };
  expect(view.requests).toEqual([{ action: 'ship', body }]);
});

test('how a parcel sent by hand arrived is asked, and one answer is needed', async () => {
  const shipment = { ...order.shipment, status: 'by_hand' } as const;
  const view = open(deliveredOrder({ status: 'shipped', history: [], shipment }));
  await view.user.click(button('Say how it arrived'));
  const ask = screen.getByRole('dialog', { name: messages.arriveTitle });
  const say = within(ask).getByRole('button', { name: 'Say how it arrived' });
  await view.user.click(say);
  expect(ask).toHaveTextContent(messages.arriveMissing);
  await waitFor(() => expect(within(ask).getAllByRole('radio')[0]).toHaveFocus());
  await view.user.click(within(ask).getByRole('radio', { name: new RegExp(messages.rto) }));
  await view.user.click(say);
  expect(view.requests).toEqual([{ action: 'arrive', body: { outcome: 'rto' } }]);
});

test('what happens to the units of a parcel that came back is asked, and the missing choice gets the focus', async () => {
  const view = open(deliveredOrder({ status: 'rto', history: [] }));
  await view.user.click(button(messages.actions.receive));
  const ask = screen.getByRole('dialog', { name: messages.receiveTitle });
  const send = within(ask).getByRole('button', { name: messages.actions.receive });
  await view.user.click(send);
  expect(ask).toHaveTextContent(messages.receiveMissing);
  const restock = within(ask).getByRole('radio', { name: new RegExp(messages.restock) });
  await waitFor(() => expect(restock).toHaveFocus());
  await view.user.click(restock);
  await view.user.click(send);
  expect(view.requests).toEqual([{ action: 'receive', body: { restock: true } }]);
});

test('P packs and R asks for the refund, once; where the order is delivered P does nothing', async () => {
  const view = open(deliveredOrder({ status: 'placed', history: [] }));
  await view.user.keyboard('pp');
  expect(view.requests).toEqual([{ action: 'pack', body: {} }]);
  view.settle(done(order));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as packed' })).toBeNull());
  await view.user.keyboard('pr');
  expect(await screen.findByRole('dialog', { name: messages.refundTitle })).toBeVisible();
  expect(view.requests).toHaveLength(1);
});

const placed = deliveredOrder({ status: 'placed', history: [] });
const shipment = { ...placed.shipment, label: 'https://label.example/1.pdf' };
const packed: Order = { ...placed, status: 'packed', shipment };

test('once packed, the focus goes from the button that disappears to the next one', async () => {
  const view = open(placed);
  await view.user.click(button('Mark as packed'));
  view.settle(done(packed));
  expect(await screen.findByRole('link', { name: /^Print label/ })).toHaveFocus();
});

test('a step that failed moves no focus when the order changes later', async () => {
  const view = open(placed);
  await view.user.click(button('Mark as packed'));
  view.settle(refused('unavailable', 'Not now.', 503));
  await waitFor(() => expect(screen.getAllByText('Not now.')).not.toHaveLength(0));
  view.dispatch(orderLoaded(packed));
  expect(screen.getByRole('link', { name: /^Print label/ })).not.toHaveFocus();
});

test('a refused step whose button then disappears leaves the focus on the content, not at the start of the page', async () => {
  const view = open(placed);
  view.stored.order = { ...placed, status: 'cancelled' };
  const button = screen.getByRole('button', { name: /^Mark as packed/ });
  await view.user.click(button);
  view.settle(refused('impossible_step', 'The order is cancelled, so it cannot be packed.'));
  await waitFor(() => expect(button).not.toBeInTheDocument());
  await waitFor(() => expect(document.getElementById('content')).toHaveFocus());
});

test('a dialog that was left moves no focus when the order changes later', async () => {
  const lines = [{ line: 0, quantity: 1 }];
  const view = open(deliveredOrder({ status: 'returned', returning: { at: '', reason: 'Broken', lines } }));
  await view.user.click(screen.getByRole('button', { name: /^Refund ₹/ }));
  await view.user.click(inDialog(messages.keep));
  view.dispatch(orderLoaded(packed));
  expect(screen.getByRole('link', { name: /^Print label/ })).not.toHaveFocus();
});

test('sends a refund once after two clicks and shows the updated order', async () => {
  const view = open();
  await pressMore(view, 'Refund');
  await fill(view, '100');
  await view.user.dblClick(inDialog('Refund'));
  expect(view.requests).toHaveLength(1);
  expect(view.requests[0]).toMatchObject({ action: 'refund', body: { amount: 100, note: 'Torn' } });
  view.settle(
    done(deliveredOrder({ payment: { ...order.payment, status: 'refunded' } }), '₹100 is on its way back.'),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('₹100 is on its way back.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
});

test('store credit without the customer’s wish is named at its tick, which gets the focus', async () => {
  const view = open();
  await pressMore(view, 'Refund');
  await fill(view, '100');
  await view.user.click(within(dialog()).getByRole('radio', { name: new RegExp(messages.refundTo.credit) }));
  await view.user.click(inDialog('Refund'));
  expect(within(dialog()).getByText(messages.refundTo.notAsked)).toBeVisible();
  await waitFor(() =>
    expect(within(dialog()).getByRole('checkbox', { name: messages.refundTo.asked })).toHaveFocus(),
  );
  expect(view.requests).toEqual([]);
});

test('shows the lines of a partial return and proposes their value', async () => {
  const view = open(
    deliveredOrder({
      status: 'returned',
      returning: { at: '', reason: 'Broken', lines: [{ line: 0, quantity: 1 }] },
      amounts: { subTotal: 600, discountAmount: 60, prepaidDiscount: 0, deliveryFee: 70, finalTotal: 610 },
    }),
  );
  await view.user.click(button('Refund ₹270'));
  const lines = within(dialog()).getByRole('region', { name: messages.comesBack });
  expect(lines).toHaveTextContent('1 × Rice Water Toner, 100 ml');
  expect(lines).toHaveTextContent('Price ₹300, coupon and discounts −₹30, includes ₹41.20 tax');
  expect(lines).toHaveTextContent('To refund₹270');
  expect(lines).toHaveTextContent(messages.feeKept);
  await view.user.type(within(dialog()).getByLabelText(messages.why), 'Your return has arrived');
  await view.user.click(inDialog('Refund'));
  expect(view.requests[0]).toMatchObject({ body: { amount: 270, settles: true } });
});

test('shows no discount on a line without one', async () => {
  const view = open(
    deliveredOrder({
      status: 'returned',
      returning: { at: '', reason: 'Broken', lines: [{ line: 0, quantity: 1 }] },
      amounts: { subTotal: 600, discountAmount: 0, prepaidDiscount: 0, deliveryFee: 0, finalTotal: 600 },
    }),
  );
  await view.user.click(button('Refund ₹300'));
  const lines = within(dialog()).getByRole('region', { name: messages.comesBack });
  expect(lines).toHaveTextContent('Price ₹300, includes');
  expect(lines).not.toHaveTextContent('−₹0');
});

test('keeps the typed refund after a lost answer and repeats it, even after the dialog was closed', async () => {
  const view = open();
  await pressMore(view, 'Refund');
  await fill(view, '100');
  await view.user.click(inDialog('Refund'));
  view.settle(fail({ kind: 'network' }));
  await waitFor(() => expect(within(dialog()).getByRole('alert')).toHaveTextContent(messages.noAnswer));
  expect(within(dialog()).getByLabelText(messages.why)).toHaveValue('Torn');
  await view.user.click(inDialog(messages.keep));
  await pressMore(view, 'Refund');
  await fill(view, '100');
  await view.user.click(inDialog('Refund'));
  const ids = view.requests.map(({ body }) => body.refundId);
  expect(ids[0]).toMatch(/^[a-z0-9]{20}$/);
  expect(ids[1]).toBe(ids[0]);
});

test('removes the actions after a final refusal and shows the current order', async () => {
  const view = open(deliveredOrder({ status: 'placed', history: [] }));
  await pressMore(view, 'Cancel order');
  const ask = screen.getByRole('dialog', { name: messages.cancelTitle });
  await view.user.click(within(ask).getByRole('button', { name: 'Cancel order' }));
  expect(view.requests).toEqual([]);
  expect(ask).toHaveTextContent(messages.reasonMissing);
  await waitFor(() => expect(within(ask).getByLabelText(messages.reason)).toHaveFocus());
  await view.user.type(within(ask).getByLabelText(messages.reason), 'Broken');
  await view.user.click(within(ask).getByRole('button', { name: 'Cancel order' }));
  view.stored.order = order;
  view.settle(refused('impossible_step', 'The order is delivered, so it cannot be cancelled.'));
  await waitFor(() => expect(within(ask).getByRole('alert')).toHaveTextContent('The order is delivered'));
  expect(within(ask).queryByRole('button', { name: 'Cancel order' })).toBeNull();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as packed' })).toBeNull());
});

test('shows the reason of a failed action under the buttons', async () => {
  const view = open(deliveredOrder({ status: 'placed', history: [] }));
  await view.user.dblClick(button('Mark as packed'));
  expect(view.requests).toEqual([{ action: 'pack', body: {} }]);
  view.settle(refused('cancelling', 'The order is being cancelled.'));
  expect(await screen.findByText('The order is being cancelled.')).toBeVisible();
});

test('allows the next action while the order is being reloaded', async () => {
  const view = open(deliveredOrder({ status: 'placed', history: [] }));
  view.fake.services.orders.one = () => new Promise(() => undefined);
  await view.user.click(button('Mark as packed'));
  view.settle(fail({ kind: 'network' }));
  expect(await screen.findByText(messages.noAnswer)).toBeVisible();
  await view.user.click(button('Mark as packed'));
  expect(view.requests).toHaveLength(2);
});
