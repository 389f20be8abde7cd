import { screen, waitFor } from '@testing-library/react';
import { signedIn } from '@/features/auth';
import { fail, ok } from '@/services';
import { anOrder, aUser } from '@/testing/builders';
import { renderWithStore } from '@/testing/renderWithStore';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import { OrdersTab } from './OrdersTab';

const orders = Array.from({ length: 12 }, (_, at) =>
  anOrder({
    orderId: `GLM${100 - at}`,
    createdAt: new Date(Date.UTC(2026, 10, 20) - at * 3_600_000).toISOString(),
  }),
);

function show(path = '/profile') {
  const fake = signedInShopper();
  fake.services.orders.mine = async (_uid, count, after) => {
    const rest = after ? orders.slice(orders.findIndex((one) => one.orderId === after.orderId) + 1) : orders;
    return ok({ orders: rest.slice(0, count), more: rest.length > count });
  };
  return renderWithStore(<OrdersTab />, { fake, sagas: shopSagas, before: [signedIn(aUser())], path });
}
// By tag, because queries by role take seconds with so many elements.
const cards = () => [...document.querySelectorAll('article')];
const firstPage = () => waitFor(() => expect(cards()).toHaveLength(10));
const older = () => screen.getByText('Show older orders');
const openOnes = () => cards().filter((card) => card.querySelector('details')?.open);
const headOf = (card?: HTMLElement) => card?.querySelector('summary');

beforeAll(() => {
  // jsdom has no layout, and so no scrolling.
  Element.prototype.scrollIntoView = jest.fn();
});

it('opens the newest order, and moves the focus to older ones', async () => {
  const { user } = show();
  await firstPage();
  expect(openOnes()).toEqual([cards()[0]]);
  await user.click(older());
  await waitFor(() => expect(cards()).toHaveLength(12));
  expect(headOf(cards()[10])).toHaveFocus();
  expect(screen.queryByText('Show older orders')).toBeNull();
});

it('opens the order of a link, however old it is', async () => {
  show('/profile#orders/GLM90');
  await waitFor(() => expect(cards()).toHaveLength(12));
  await waitFor(() => expect(openOnes()).toEqual([cards()[10]]));
  expect(cards()[10]).toHaveAccessibleName('Order GLM90');
  expect(headOf(cards()[10])).toHaveFocus();
});

it('opens the newest order when the linked one does not exist', async () => {
  show('/profile#orders/GLM0');
  await waitFor(() => expect(cards()).toHaveLength(12));
  expect(openOnes()).toEqual([cards()[0]]);
});

const NOT_HERE = /^The order of this link is not in this account/;
it('says that a linked order is not in this account once all are known', async () => {
  const { fake, unmount } = show('/profile#orders/GLM0');
  expect(await screen.findByText(NOT_HERE)).toBeVisible();
  expect(cards()).toHaveLength(12);
  unmount();
  fake.services.orders.mine = async () => ok({ orders: [], more: false });
  const path = '/profile#orders/GLM90';
  renderWithStore(<OrdersTab />, { fake, sagas: shopSagas, before: [signedIn(aUser())], path });
  expect(await screen.findByText(NOT_HERE)).toBeVisible();
});

it('says nothing of a linked order while only the stored orders are shown', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const fake = signedInShopper();
  fake.services.orders.mine = async () => fail({ kind: 'unavailable', cause: 'offline' });
  fake.services.storage.lastOrders.write('aditi', {
    at: '2026-11-20T10:00:00Z',
    orders: orders.slice(0, 10),
  });
  const path = '/profile#orders/GLM90';
  renderWithStore(<OrdersTab />, { fake, sagas: shopSagas, before: [signedIn(aUser())], path });
  expect(await screen.findByText(/as of/)).toBeVisible();
  expect(screen.queryByText(NOT_HERE)).toBeNull();
});

it('reports a failed load and allows a retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, fake } = show();
  await firstPage();
  const { mine } = fake.services.orders;
  fake.services.orders.mine = async () => fail({ kind: 'unavailable', cause: 'offline' });
  await user.click(older());
  expect(await screen.findByText(/^Older orders could not be loaded/)).toBeInTheDocument();
  expect(cards()).toHaveLength(10);
  fake.services.orders.mine = mine;
  await user.click(older());
  await waitFor(() => expect(cards()).toHaveLength(12));
  expect(screen.queryByText(/^Older orders could not be loaded/)).toBeNull();
});
