import { act, screen, within } from '@testing-library/react';
import type { Order } from '@/domain/orders/order/order';
import { signedIn } from '@/features/auth';
import { creditLoaded, creditSaga } from '@/features/credit';
import { selectOrderedAgain } from '@/features/orders';
import { ok } from '@/services';
import { anOrder, aUser } from '@/testing/builders';
import { renderWithStore } from '@/testing/renderWithStore';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import { OverviewTab } from './OverviewTab';

const delivered = anOrder({ orderId: 'GLM1', status: 'delivered', createdAt: '2026-10-02T10:00:00.000Z' });

const show = (...orders: Order[]) => showWith(signedInShopper(), orders);

function showWith(fake: ReturnType<typeof signedInShopper>, orders: Order[]) {
  fake.services.orders.mine = async () => ok({ orders, more: false });
  return renderWithStore(<OverviewTab />, {
    fake,
    sagas: [...shopSagas, creditSaga],
    before: [signedIn(aUser())],
  });
}
const region = (name: string | RegExp) => screen.findByRole('region', { name });

it('shows the newest parcel with its day, its steps and the way to its order', async () => {
  show(anOrder({ orderId: 'GLM3', deliverBy: '2099-11-28' }), anOrder({ orderId: 'GLM2' }), delivered);
  const parcel = within(await region(/^Arrives by .*28 November/));
  expect(parcel.getByText('Amla C Glow Serum, 30 ml')).toBeInTheDocument();
  expect(parcel.getByText('To Bengaluru 560034')).toBeInTheDocument();
  expect(parcel.getByText('Ordered')).toHaveAttribute('aria-current', 'step');
  expect(parcel.getByRole('link', { name: 'Track parcel' })).toHaveAttribute(
    'href',
    'https://track.example/NP123456789',
  );
  expect(parcel.getByRole('link', { name: 'See order' })).toHaveAttribute('href', '/profile#orders/GLM3');
  expect(parcel.getByRole('link', { name: 'One more order is on its way' })).toBeInTheDocument();
  const earlier = within(await region('Earlier orders'));
  expect(earlier.getAllByRole('listitem')).toHaveLength(2);
  expect(earlier.getByText(/^Delivered · Ordered 2 October 2026 · ₹649$/)).toBeInTheDocument();
});

it('starts with the last orders where no parcel is on its way, and adds one again', async () => {
  const { user, store } = show(delivered);
  const earlier = within(await region('Earlier orders'));
  expect(screen.queryByText('Ordered')).toBeNull();
  await user.click(earlier.getByRole('button', { name: 'Order again, GLM1' }));
  expect(selectOrderedAgain(store.getState())).toBe('GLM1');
  const box = within(await region('Delivers to'));
  expect(box.getByText(/22, 4th Cross/)).toBeInTheDocument();
});

it('says that there are no orders yet', async () => {
  show();
  expect(await screen.findByText('No orders yet')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Earlier orders' })).toBeNull();
});

it('shows what store credit there is, and nothing without any', async () => {
  const { store } = show(delivered);
  await region('Delivers to');
  expect(screen.queryByRole('region', { name: 'Store credit' })).toBeNull();
  const credit = { balance: 331.55, spendable: 331.55, isFrozen: false, lots: [], entries: [], held: 0 };
  act(() => void store.dispatch(creditLoaded(credit)));
  const box = within(await region('Store credit'));
  expect(box.getByText('₹331.55')).toBeInTheDocument();
  expect(box.getByRole('link', { name: 'See its history' })).toHaveAttribute('href', '/profile#credit');
});

it('shows nothing below the orders before the addresses are there, so that nothing moves', async () => {
  const fake = signedInShopper();
  const { get } = fake.services.users;
  let send: () => void = () => undefined;
  const isSent = new Promise<void>((resolve) => (send = resolve));
  fake.services.users.get = async (uid) => {
    await isSent;
    return get(uid);
  };
  const { container } = showWith(fake, [anOrder({ orderId: 'GLM3', deliverBy: '2099-11-28' }), delivered]);
  await region(/^Arrives by/);
  expect(container.querySelector('[data-reserved]')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Need help?' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Earlier orders' })).toBeNull();
  act(send);
  await region('Delivers to');
  await region('Need help?');
  await region('Earlier orders');
  expect(container.querySelector('[data-reserved]')).toBeNull();
});
