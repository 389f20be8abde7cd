import { act, screen, waitFor, within } from '@testing-library/react';
import type { DashboardResponse } from '@/domain/contracts/admin/dashboard';
import { fakeServices } from '@/testing/fakeServices';
import { Address } from '@/testing/Address';
import { renderAdmin } from '../testing/renderAdmin';
import { adminSaga } from '..';
import { courierTimeLoaded } from '../courierTime';
import DashboardScreen from './DashboardScreen';
import { aDashboard } from './testing/aDashboard';

function visit({ path = '/admin', over = {} as Partial<DashboardResponse> } = {}) {
  const fake = fakeServices();
  const calls: string[] = [];
  const server = { down: false };
  fake.services.http = async ({ path }) => {
    calls.push(path);
    if (server.down) return { kind: 'network' };
    const query = new URL(path, 'https://shop.example').searchParams;
    const range = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
    return { kind: 'answered', status: 200, body: aDashboard(range, over) };
  };
  const screens = (
    <>
      <DashboardScreen />
      <Address />
    </>
  );
  const view = renderAdmin(screens, { fake, sagas: [(services) => adminSaga(services)], path });
  return { ...view, calls, server };
}

const region = (name: string) => screen.findByRole('region', { name });
const days = (from: string, to: string) => `/api/admin/dashboard?from=${from}&to=${to}`;
const turn = (value: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-22T08:50:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test.each([
  [{ failed: 2, late: 0 }, '2mails that failed'],
  [{ failed: 0, late: 1 }, '1mail not sent yet'],
  [{ failed: 2, late: 1 }, '3mails not sent, 2 of them failed'],
])('unsent mails are listed as pending work: %j', async (mails, text) => {
  visit({ over: { mails } });
  const link = within(await region('Waiting for you')).getByRole('link', { name: /mail/ });
  expect([link.textContent, link.getAttribute('href')]).toEqual([text, '/admin/mails']);
});

test('the dashboard shows today, pending work, figures, best sellers and low stock, with links', async () => {
  const { calls } = visit();
  const today = await region('Today');
  expect(today).toHaveTextContent('Today so far, Sun, 22 Nov₹2,4004 orders, ₹600 on average');
  expect(today).toHaveTextContent('All of yesterday: ₹900 from 2 orders');
  expect(calls).toEqual([days('2026-11-16', '2026-11-22')]);
  const waits = within(await region('Waiting for you')).getAllByRole('link');
  expect(waits.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['3orders to packOldest from 20 Nov, promised for Tue, 24 Nov', '/admin/orders?waits=pack'],
    ['1return to decide or judgeOldest asked for on 21 Nov', '/admin/returns'],
  ]);
  expect(
    screen.getByText('16 Nov to 22 Nov 2026, compared with 9 Nov to 15 Nov 2026. Today is not over yet.'),
  ).toBeInTheDocument();
  expect(screen.getAllByText('Revenue', { selector: 'dt' })[0]?.parentElement).toHaveTextContent(
    '₹16,800▲ 167% more₹6,300 in the days before',
  );
  const links = (name: string) =>
    region(name).then((one) =>
      within(one)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    );
  expect(await links('Best sellers')).toEqual(['/admin/combos/duo', '/admin/products/toner']);
  expect(await links('Low stock')).toEqual(['/admin/products/serum', '/admin/products/mist']);
  expect(await region('Low stock')).toHaveTextContent('Sold out');
  expect(await region('Coupons')).toHaveTextContent('GLOW102 uses, ₹120 off');
});

test('the table has the figures of every day, newest first, also without a chart', async () => {
  const { user } = visit();
  expect(await screen.findByText(/The chart could not be loaded/)).toBeInTheDocument();
  await user.click(screen.getByText('Show as table'));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(9);
  expect(rows[1]).toHaveTextContent('22 Nov42₹2,400₹900');
  expect(rows[8]).toHaveTextContent('Together2814₹16,800₹6,300');
});

test('a period is chosen by name or by dates and stored in the URL', async () => {
  const { user, calls } = visit();
  await region('Today');
  await user.click(screen.getByRole('button', { name: 'This month' }));
  await waitFor(() => expect(calls.at(-1)).toBe(days('2026-11-01', '2026-11-22')));
  expect(screen.getByLabelText('address')).toHaveTextContent('/admin?period=month');
  await user.click(screen.getByRole('button', { name: 'Choose days' }));
  await user.clear(screen.getByLabelText('First day'));
  await user.type(screen.getByLabelText('First day'), '2026-11-30');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The first day cannot be after the last.');
  expect(screen.getByLabelText('First day')).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(screen.getByLabelText('First day')).toHaveFocus());
  await user.clear(screen.getByLabelText('First day'));
  await user.type(screen.getByLabelText('First day'), '2026-11-22');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(calls.at(-1)).toBe(days('2026-11-22', '2026-11-22')));
  expect(screen.getByLabelText('address')).toHaveTextContent('/admin?from=2026-11-22&to=2026-11-22');
  // A single day has no chart.
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Day by day' })).toBeNull());
});

test('an invalid period in the URL falls back to the default', async () => {
  const { calls } = visit({ path: '/admin?from=2026-02-31&to=2026-11-22&period=never' });
  await region('Today');
  expect(calls).toEqual([days('2026-11-16', '2026-11-22')]);
});

test('the dashboard reloads on return or on a new day, and keeps its figures when that fails', async () => {
  const { calls, server, user } = visit();
  await region('Today');
  expect(screen.getByText('As of 2:20 pm')).toBeInTheDocument();
  turn('hidden');
  jest.setSystemTime(new Date('2026-11-22T20:00:00Z'));
  expect(calls).toHaveLength(1);
  turn('visible');
  await waitFor(() => expect(calls.at(-1)).toBe(days('2026-11-17', '2026-11-23')));
  await screen.findByText('As of 2:20 pm');
  server.down = true;
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  expect(await screen.findByText(/These figures are older/)).toBeInTheDocument();
  expect(await region('Today')).toBeInTheDocument();
  // Those of other days would be untrue.
  await user.click(screen.getByRole('button', { name: 'Last 30 days' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
  server.down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await region('Today')).toBeInTheDocument();
});

test('a shop without an order shows the next steps', async () => {
  visit({ over: { hasOrders: false } });
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the products' })).toHaveAttribute('href', '/admin/products');
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
});

test('tasks with a clock come first, the soonest first, and their clocks run', async () => {
  const first = {
    ...aDashboard({ from: '2026-11-22', to: '2026-11-22' }).first,
    parcel: { customer: 'Rahul Verma', dueAt: '2026-11-22T10:55:40.000Z' },
    messageDueAt: '2026-11-22T09:20:40.000Z',
    refundAt: '2026-11-01T10:00:00.000Z',
  };
  const waiting = { pack: 3, courier: 0, parcel: 6, return: 0, back: 0, refund: 2 };
  visit({ over: { waiting, messages: { open: 1, late: 0 }, first } });
  const panel = await region('Waiting for you');
  const rows = () =>
    within(panel)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(rows()).toEqual([
    ['1message to answer30 min left', '/admin/messages'],
    [
      '6parcels lost or not deliveredRahul Verma’s parcel goes back at 4:25 pm2 h 05 min left',
      '/admin/undelivered',
    ],
    ['2refunds dueOldest from 1 Nov', '/admin/orders?waits=refund'],
    ['3orders to packOldest from 20 Nov, promised for Tue, 24 Nov', '/admin/orders?waits=pack'],
  ]);
  act(() => void jest.advanceTimersByTime(40 * 60_000));
  expect(
    rows()
      .slice(0, 2)
      .map(([text]) => text),
  ).toEqual([
    '1message to answerTime is up',
    '6parcels lost or not deliveredRahul Verma’s parcel goes back at 4:25 pm1 h 25 min left',
  ]);
});

test('before the courier comes, orders to pack have a clock', async () => {
  jest.setSystemTime(new Date('2026-11-23T08:42:00Z'));
  const { store } = visit();
  const panel = await region('Waiting for you');
  act(() => void store.dispatch(courierTimeLoaded({ comesAt: '17:00' })));
  expect(within(panel).getByRole('link', { name: /to pack/ })).toHaveTextContent(/2 h 48 min to pickup$/);
});

test('incomplete counts are marked', async () => {
  const waiting = { pack: 1200, courier: 50, parcel: 0, return: 0, back: 0, refund: 1 };
  visit({ over: { waiting } });
  const lines = within(await region('Waiting for you')).getAllByRole('link');
  expect(lines.map((link) => link.textContent)).toEqual([
    '1,000+orders to packOldest from 20 Nov, promised for Tue, 24 Nov',
    '50+orders without a courier',
    '1refund due',
  ]);
});

test('open messages are listed as pending work, with the number of late ones', async () => {
  const waiting = { pack: 0, courier: 0, parcel: 0, return: 0, back: 0, refund: 0 };
  visit({ over: { waiting, messages: { open: 3, late: 1 }, hasOrders: false } });
  const [link] = within(await region('Waiting for you')).getAllByRole('link');
  expect(link).toHaveTextContent('3messages to answer, 1 late');
  expect(link).toHaveAttribute('href', '/admin/messages');
});

test('an empty section says so, and so does an unfinished count', async () => {
  const waiting = { pack: 0, courier: 0, parcel: 0, return: 0, back: 0, refund: 0 };
  visit({ over: { waiting, bestSellers: [], coupons: [], lowStock: [], uncounted: 12 } });
  expect(await region('Waiting for you')).toHaveTextContent('Nothing. Every order is taken care of.');
  for (const text of [
    'Nothing was sold in these days.',
    'No coupon was used in these days.',
    'Everything on sale is well stocked.',
    '12 orders more will be counted within minutes.',
  ]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
});
