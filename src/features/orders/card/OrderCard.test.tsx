import { paise, ZERO } from '@/domain/money/money';
import { render as renderBare, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { ReactElement } from 'react';
import { eraseOrder } from '@/domain/customers/accountErasure';
import { withoutPerson } from '@/domain/orders/order/withoutPerson';
import { followTracking } from '@/domain/orders/shipment/tracking';
import { anOrder } from '@/testing/builders';
import { LinkPayment } from './LinkPayment';
import { OrderCard } from './OrderCard';
import { OrderFacts } from './facts/OrderFacts';
import { timelineOf } from './facts/timeline';

const render = (card: ReactElement) => renderBare(card, { wrapper: MemoryRouter });

it('shows the agreed order', () => {
  const order = anOrder({
    couponCode: 'GLOW10',
    amounts: { subTotal: 649, discountAmount: 64.9, prepaidDiscount: 0, deliveryFee: 0, finalTotal: 584.1 },
  });
  render(<OrderCard order={order} open />);
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent('1 item, ₹584.10');
  expect(card).toHaveTextContent('GLOW10−₹64.90');
  expect(card).toHaveTextContent('22, 4th Cross, Koramangala 5th Block');
  expect(card).toHaveTextContent('AWB NP123456789');
  expect(within(card).getByRole('link', { name: 'Track shipment' })).toHaveAttribute(
    'href',
    'https://track.example/NP123456789',
  );
});

it('shows the admin an erased order', () => {
  const erased = eraseOrder(anOrder({ status: 'delivered' }), 'aditi', new Date('2026-11-21T10:00:00Z'));
  render(<OrderFacts order={erased ?? anOrder()} />);
  const address = screen.getByRole('heading', { name: 'Delivery address' }).parentElement;
  expect(address).toHaveTextContent(/^Delivery addressKarnataka 560034$/);
  expect(screen.getByText('Deleted with the buyer’s account.')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/Aditi|Koramangala|9845012345/);
});

it('shows a refund made by hand', () => {
  const paid = { status: 'captured', razorpayOrderId: 'o', razorpayPaymentId: 'p', givenBack: 100 } as const;
  const { rerender } = render(<OrderFacts order={anOrder({ payment: paid })} />);
  const section = () => screen.getByRole('heading', { name: 'Refund' }).parentElement;
  expect(section()).toHaveTextContent(/^Refund₹100 was refunded\.$/);
  const refund = { status: 'due', amount: 549, note: '₹549 goes back.', at: '2026-11-21T10:00:00Z' } as const;
  rerender(<OrderFacts order={anOrder({ payment: { ...paid, refund } })} />);
  expect(section()).toHaveTextContent(/₹549 goes back\.₹100 was refunded\./);
  const done = { ...refund, status: 'done' } as const;
  rerender(<OrderFacts order={anOrder({ payment: { ...paid, status: 'refunded', refund: done } })} />);
  expect(section()).toHaveTextContent(/₹549 was sent back on .*₹100 was refunded\./);
});

it('shows a refund that was transferred with the bank’s number, which the order link leaves out', () => {
  const payment = { status: 'refunded', razorpayOrderId: 'o', razorpayPaymentId: 'p' } as const;
  const note = 'We have transferred ₹549 to you.';
  const at = '2026-11-21T10:00:00Z';
  const refund = { status: 'done', amount: 549, note, at, reference: 'UTR1' } as const;
  const order = anOrder({ payment: { ...payment, refund } });
  const { rerender } = render(<OrderFacts order={order} />);
  expect(screen.getByText(`${note} The bank’s reference is UTR1.`)).toBeVisible();
  rerender(<OrderFacts order={withoutPerson(order)} />);
  expect(screen.getByText(note)).toBeVisible();
});

it('shows the store credit that came back as the order ended', () => {
  const credit = { paise: paise(60_000), backPaise: paise(60_000), lots: [] };
  const payment = { status: 'captured', razorpayOrderId: 'o', razorpayPaymentId: 'p' } as const;
  const part = {
    id: 'r-credit',
    status: 'done',
    amount: 100,
    note: 'Sorry',
    at: '2026-11-21T10:00:00Z',
    isCredit: true,
  } as const;
  const { rerender } = render(<OrderFacts order={anOrder({ status: 'cancelled', credit, payment })} />);
  expect(screen.getByText('₹600 went back to your store credit.')).toBeInTheDocument();
  rerender(<OrderFacts order={anOrder({ credit, payment: { ...payment, parts: [part] } })} />);
  expect(screen.getByText('₹500 went back to your store credit.')).toBeInTheDocument();
  rerender(<OrderFacts order={anOrder({ credit: { ...credit, backPaise: ZERO }, payment })} />);
  expect(screen.queryByRole('heading', { name: 'Refund' })).toBeNull();
});

it('shows a refund made by hand of what an edit cost more', () => {
  const paid = { status: 'captured', razorpayOrderId: 'o', razorpayPaymentId: 'p', givenBack: 100 } as const;
  const more = [
    { razorpayOrderId: 'o2', razorpayPaymentId: 'p2', editId: 'e', amount: 60, givenBack: 50 },
  ] as const;
  render(<OrderFacts order={anOrder({ payment: { ...paid, more: [...more] } })} />);
  expect(screen.getByText('₹150 was refunded.')).toBeInTheDocument();
});

it('says that the courier is being booked until it is', () => {
  const order = anOrder();
  render(
    <OrderCard order={{ ...order, shipment: { ...order.shipment, status: 'booking', awb: '' } }} open />,
  );
  expect(screen.getByText('The courier is being booked.')).toBeInTheDocument();
});

it('shows the courier’s progress', () => {
  const followed = followTracking(anOrder(), 'picked', '2026-11-21T06:00:00.000Z');
  render(<OrderCard order={followed?.order ?? anOrder()} open />);
  const steps = screen.getAllByRole('listitem').map((step) => step.textContent);
  expect(steps.filter((step) => /done|now|still to come/.test(step))).toEqual([
    expect.stringMatching(/^Placed, done/),
    expect.stringMatching(/^Packed, done/),
    expect.stringMatching(/^Shipped, nowPicked up by the courier.*21 Nov/),
    'Out for delivery, still to come',
    'Delivered, still to come',
  ]);
});

describe('the timeline', () => {
  const step = (to: 'placed' | 'packed' | 'cancelled' | 'delivered') => ({
    at: '2026-11-20T16:10:00.000Z',
    from: null,
    to,
    by: 'x',
    note: '',
  });
  const shown = (status: Parameters<typeof step>[0], ...history: Parameters<typeof step>[0][]) =>
    timelineOf(anOrder({ status, history: history.map(step) })).map(({ word, state }) => `${word} ${state}`);

  it('has past steps first and future steps after them', () => {
    expect(shown('packed', 'placed', 'packed')).toEqual([
      'Placed done',
      'Packed now',
      'Shipped ahead',
      'Out for delivery ahead',
      'Delivered ahead',
    ]);
  });
  it('has no future steps after a cancellation', () => {
    expect(shown('cancelled', 'placed', 'cancelled')).toEqual(['Placed done', 'Cancelled done']);
  });
  it('shows a pending cancellation and nothing after it', () => {
    const cancelling = { at: '2026-11-21T10:00:00.000Z', by: 'aditi', reason: '', attempts: 1 };
    const order = anOrder({
      history: [step('placed')],
      cancelling: { ...cancelling, nextAt: '', problem: '' },
    });
    expect(timelineOf(order).map(({ word, state, note }) => [word, state, note])).toEqual([
      ['Placed', 'done', ''],
      ['Cancelling', 'now', 'Waiting for the courier'],
    ]);
  });
  it('ends with the refund while one is owed', () => {
    const refund = { status: 'due', amount: 649, note: '', at: '' } as const;
    const payment = { status: 'captured', razorpayOrderId: 'o', razorpayPaymentId: 'p', refund } as const;
    const order = anOrder({ status: 'cancelled', history: [step('placed'), step('cancelled')], payment });
    expect(timelineOf(order).map(({ word, state }) => `${word} ${state}`)).toEqual([
      ...['Placed done', 'Cancelled now', 'Refunded ahead'],
    ]);
  });
  it('has all steps in the future while the payment is pending', () => {
    const order = anOrder({ status: 'pending_payment', history: [] });
    expect(timelineOf(order).map(({ word }) => word)).toEqual([
      ...['Placed', 'Packed', 'Shipped', 'Out for delivery', 'Delivered'],
    ]);
  });
  it('hides the payment step once the order is placed', () => {
    const paying = { ...step('placed'), to: 'pending_payment' } as const;
    const order = anOrder({ status: 'placed', history: [paying, step('placed')] });
    expect(timelineOf(order).map(({ word }) => word)).not.toContain('Payment pending');
    const waiting = anOrder({ status: 'pending_payment', history: [paying] });
    expect(timelineOf(waiting)[0]).toMatchObject({ word: 'Payment pending', state: 'now' });
  });
  it('is complete when the order is delivered', () => {
    expect(shown('delivered', 'placed', 'delivered').at(-1)).toBe('Delivered done');
  });
});

it('links each item with its picture and name, also while the card is closed', () => {
  const lines = ['A', 'B', 'C', 'D'].flatMap((name) =>
    anOrder().lines.map((line) => ({ ...line, id: name, sku: name, name })),
  );
  render(
    <OrderCard
      order={anOrder({ lines: lines.map((one, at) => (at === 1 ? { ...one, kind: 'combo' } : one)) })}
    />,
  );
  const links = screen.getAllByRole('link', { name: /^[A-C]$/ }).slice(-3);
  expect(screen.getByText('and 1 more')).toBeInTheDocument();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/product/A', '/combo/B', '/product/C']);
  expect(links.map((link) => link.textContent)).toEqual(['A', 'B', 'C']);
});

it('an order of the team is paid by its link while it waits for that', () => {
  const link = { url: 'https://pay.example/1', expiresAt: '2026-11-22T10:00:00.000Z' };
  const order = anOrder({ status: 'pending_payment', phoneOrder: { placedBy: 'u1', link } });
  const { rerender } = render(<LinkPayment order={order} />);
  expect(screen.getByRole('link', { name: /^Pay ₹/ })).toHaveAttribute('href', link.url);
  rerender(<LinkPayment order={{ ...order, status: 'placed' }} />);
  expect(screen.queryByRole('link')).toBeNull();
});
