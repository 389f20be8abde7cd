import { screen, waitFor, within } from '@testing-library/react';
import { fail, ok } from '@/services';
import type { PaletteFound, PaletteSearch } from '@/services/admin/orders/createPaletteSearch';
import { Address } from '@/testing/Address';
import { renderAdmin } from '../testing/renderAdmin';
import { preloadChunks } from '@/loading';
import { KeysProvider } from '../keys';
import { aRow } from '../orders/testing/orderList';
import { PaletteButton } from './PaletteButton';
import { PaletteHost } from './PaletteHost';
import { paletteSaga } from './paletteSaga';

const found: PaletteFound = {
  orders: [aRow(7, { customer: 'Rose Mathew', city: 'Kottayam' })],
  customers: [
    {
      uid: 'u1',
      name: 'Rose Mathew',
      phone: '9847022613',
      email: 'rose@example.in',
      city: 'Kottayam',
      since: '2026-01-01T00:00:00.000Z',
      lastOrderAt: '2026-11-20T00:00:00.000Z',
      orders: 1,
      cancelled: 0,
      returned: 0,
      rto: 0,
      spent: 500,
      tags: [],
      isCodBlocked: false,
    },
  ],
  products: [],
};

async function open(search: PaletteSearch['search'] = async () => ok(found)) {
  const searchSpy = jest.fn(search);
  const view = renderAdmin(
    <KeysProvider>
      <Address />
      <PaletteButton />
      <PaletteHost />
    </KeysProvider>,
    { path: '/admin', sagas: [() => paletteSaga({ search: searchSpy })] },
  );
  await preloadChunks();
  await view.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  return { ...view, field, asked: searchSpy };
}
const options = () => screen.getAllByRole('option').map(({ id }) => id);
const address = (text: string) => expect(screen.getByLabelText('address')).toHaveTextContent(text);

test('Ctrl K opens it with the focus in the field; Escape closes it and gives the focus back', async () => {
  const { user, field } = await open();
  expect(field).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  const opener = screen.getByRole('button', { name: /^Search or do something/ });
  await user.click(opener);
  expect(await screen.findByRole('combobox')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(opener).toHaveFocus());
});

test('arrows move round the options, and Enter opens the current one', async () => {
  const { user, field } = await open();
  const all = options();
  expect(field).toHaveAttribute('aria-activedescendant', all[0]);
  await user.keyboard('{ArrowUp}');
  expect(field).toHaveAttribute('aria-activedescendant', all.at(-1));
  await user.keyboard('{ArrowDown}');
  await user.paste('highl');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Highlights');
  await user.keyboard('{Enter}');
  address('/admin/glumisthighlights');
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('the server is asked once the typing pauses, its answer is announced, and what was opened is offered again', async () => {
  const { user, asked } = await open();
  await user.paste('rose');
  const orders = within(await screen.findByRole('group', { name: 'Orders' }));
  expect(asked.mock.calls).toEqual([['rose', true]]);
  expect(orders.getByRole('option')).toHaveTextContent('Rose MathewKottayam');
  expect(screen.getByRole('group', { name: 'Customers' })).toHaveTextContent('9847022613');
  expect(screen.getByText('3 results')).toHaveAttribute('role', 'status');
  await user.click(orders.getByRole('option'));
  address('/admin/orders/GLM7');
  await user.keyboard('{Control>}k{/Control}');
  expect(
    within(await screen.findByRole('group', { name: 'Last opened' })).getByRole('option'),
  ).toHaveTextContent('Rose');
});

test('a sign in front is not sent, and actions ask nobody', async () => {
  const { user, field, asked } = await open();
  await user.paste('>add');
  expect(screen.getByRole('option', { name: /Add combo/ })).toBeVisible();
  await user.clear(field);
  await user.paste('#0969');
  await waitFor(() => expect(asked.mock.calls).toEqual([['0969', true]]));
});

test('a server that cannot be reached leaves what is loaded, and Ctrl Enter searches all orders', async () => {
  const { user } = await open(async () => fail({ kind: 'network' }));
  await user.paste('orders');
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached');
  expect(screen.getByRole('option', { name: /^Orders/ })).toBeVisible();
  await user.keyboard('{Control>}{Enter}{/Control}');
  address('/admin/orders?q=orders');
});
