import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { take } from 'typed-redux-saga';
import type { WaitingResponse } from '@/domain/contracts/admin/waiting';
import type { Role } from '@/domain/staff/roles';
import { logoutRequested, signedIn } from '@/features/auth';
import { ADMIN_CHROME } from '@/lib/adminChrome';
import { fail, ok, type CallFailure, type Result } from '@/services';
import { renderAdmin } from '../testing/renderAdmin';
import { orderCountsLoaded } from '../orders';
import { someCounts } from '../orders/testing/orderList';
import { AdminFrame } from './AdminFrame';
import { menuSaga, RECOUNT_MS } from '../menu';

const waiting: WaitingResponse = {
  success: true,
  orders: { pack: 1234, parcel: 2, return: 0 },
  messages: { open: 3, late: 0 },
  reviews: { waiting: 3, reported: 0 },
  questions: { waiting: 1, reported: 1 },
  mails: { failed: 1, late: 1 },
  lowStock: 5,
  courier: { comesAt: null },
};

function open(path = '/admin', answer: Result<WaitingResponse, CallFailure> = ok(waiting)) {
  const count = jest.fn(async () => answer);
  const loggedOut = jest.fn();
  function* watchLogout() {
    yield* take(logoutRequested);
    loggedOut();
  }
  const screenOf = (
    <>
      <div id={ADMIN_CHROME} />
      <main>
        <AdminFrame>
          <h1>Screen</h1>
          <Link to="/admin/offers">elsewhere</Link>
        </AdminFrame>
      </main>
    </>
  );
  return {
    ...renderAdmin(screenOf, { path, sagas: [() => menuSaga({ count }), watchLogout] }),
    count,
    loggedOut,
  };
}
const menu = () => within(screen.getByRole('navigation', { name: 'Admin menu' }));

test('the menu counts what waits, stops at 999 and says where a clock runs', async () => {
  open();
  expect(await menu().findByRole('link', { name: /^Orders 999\+ waiting$/ })).toHaveAttribute(
    'href',
    '/admin/orders',
  );
  expect(menu().getByRole('link', { name: 'Messages 3 waiting' })).toBeVisible();
  expect(menu().getByRole('link', { name: 'Failed mails 2 waiting' })).toBeVisible();
  expect(menu().getByRole('link', { name: 'Returns' })).toBeVisible();
  expect(menu().getByText('2', { selector: '[data-urgent]' })).toBeVisible();
  expect(menu().getByText('3')).not.toHaveAttribute('data-urgent');
});

test('the bar and the menu stand before the main part of the page', async () => {
  open();
  await menu().findByRole('link', { name: 'Messages 3 waiting' });
  expect(within(screen.getByRole('main')).queryByRole('navigation', { name: 'Admin menu' })).toBeNull();
  expect(screen.getByRole('banner')).toBeVisible();
});

test('a view of a list is the current entry, not its list', async () => {
  open('/admin/returns');
  const current = () => menu().getAllByRole('link', { current: 'page' });
  expect(current().map(({ textContent }) => textContent)).toEqual(['Returns']);
  await act(async () => screen.getByRole('link', { name: 'elsewhere' }).click());
  expect(current().map(({ textContent }) => textContent)).toEqual(['Offers']);
});

test('screens opened within a minute cost one request, and what a screen counts updates the menu', async () => {
  const { count, dispatch, user } = open();
  await menu().findByRole('link', { name: 'Messages 3 waiting' });
  await user.click(screen.getByRole('link', { name: 'elsewhere' }));
  expect(count).toHaveBeenCalledTimes(1);
  expect(RECOUNT_MS).toBe(60_000);
  const returns = menu().getByRole('link', { name: /^Returns/ }).textContent;
  dispatch(orderCountsLoaded({ ...someCounts, waits: { ...someCounts.waits, pack: 7, return: 12 } }));
  expect(menu().getByRole('link', { name: 'Orders 7 waiting' })).toBeVisible();
  // The list counts returns to refund in a view of their own, the menu with the others.
  expect(menu().getByRole('link', { name: /^Returns/ })).toHaveTextContent(returns);
  expect(menu().getByRole('link', { name: 'Undelivered' })).toBeVisible();
});

test('after a failure the menu works without counts and counts with the next screen', async () => {
  const { count, user } = open('/admin', fail({ kind: 'network' }));
  expect(menu().getByRole('link', { name: 'Orders' })).toBeVisible();
  count.mockResolvedValue(ok(waiting));
  await user.click(screen.getByRole('link', { name: 'elsewhere' }));
  expect(await menu().findByRole('link', { name: 'Messages 3 waiting' })).toBeVisible();
});

test.each<[Role, string[]]>([
  ['owner', ['Dashboard', 'Orders', 'Scan', 'Customers']],
  ['packer', ['Orders', 'Scan']],
  ['support', ['Orders', 'Customers', 'Messages']],
  ['accountant', ['Dashboard', 'Orders']],
])('the phone of the %s has at its foot what that role is out for', async (role, names) => {
  const { store } = open('/admin/orders');
  const account = { uid: 'pia', email: 'pia@glumist.example', displayName: '', emailVerified: true };
  await act(async () => store.dispatch(signedIn({ ...account, providers: [], role })));
  const tabs = within(screen.getByRole('navigation', { name: 'Admin tabs' }));
  const words = tabs.getAllByRole('link').map(({ textContent }) => /^[A-Za-z]+/.exec(textContent)?.[0]);
  expect(words).toEqual(names);
});

test('the menu shows its current entry on each screen, and stays where it was scrolled while counts come', async () => {
  const scrolled: [string, unknown][] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(to) {
    scrolled.push([this.textContent, to]);
  };
  const how = { block: 'nearest', behavior: 'instant' };
  const { user } = open('/admin/activity');
  expect(scrolled.at(-1)).toEqual(['Activity', how]);
  scrolled.length = 0;
  await menu().findByRole('link', { name: 'Messages 3 waiting' });
  expect(scrolled).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'elsewhere' }));
  expect(scrolled).toEqual([['Offers', how]]);
  delete (Element.prototype as Partial<Element>).scrollIntoView;
});

test('More has all areas on a phone, and closes with the next address', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'More' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Admin' }));
  expect(sheet.getByRole('link', { name: 'Add product' })).toHaveAttribute('href', '/admin/addproduct');
  await user.click(sheet.getByRole('link', { name: 'Highlights' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Escape closes the account menu and returns the focus; Log out ends the session', async () => {
  const { user, fake, store, loggedOut } = open();
  fake.auth.addPerson('ada@glumist.example', { uid: 'ada', password: 'pw', verified: true });
  await act(async () =>
    store.dispatch({
      type: 'auth/signedIn',
      payload: { uid: 'ada', email: 'ada@glumist.example', displayName: '' },
    }),
  );
  const opener = screen.getByRole('button', { name: 'Signed in as ada@glumist.example' });
  await user.click(opener);
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
  expect(opener).toHaveFocus();
  await user.click(opener);
  expect(loggedOut).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(loggedOut).toHaveBeenCalledTimes(1);
});

test('a colleague who lacks the second factor is led to the page that adds one', async () => {
  const message = 'Your role needs two-step login.';
  open('/admin', fail({ kind: 'refused', status: 403, code: 'second_factor_needed', message }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set up two-step login' })).toHaveAttribute(
    'href',
    '/admin/two-step-login',
  );
});
