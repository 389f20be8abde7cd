import { screen, waitFor } from '@testing-library/react';
import { fail } from '@/services';
import { ConfirmHost } from '@/features/notifications';
import { anAddress } from '@/testing/builders';
import { renderWithStore } from '@/testing/renderWithStore';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import { AddressesTab } from './AddressesTab';

afterEach(() => window.sessionStorage.clear());

const home = anAddress({ name: 'Aditi Rao', createdAt: 'home' });
const work = anAddress({ name: 'Noor Khan', createdAt: 'work', isDefault: false });

function show(fake = signedInShopper()) {
  fake.users.set('aditi', { addresses: [home, work] });
  const ui = (
    <>
      <AddressesTab />
      <ConfirmHost />
    </>
  );
  return renderWithStore(ui, { fake, sagas: shopSagas });
}
const button = (name: string) => screen.getByRole('button', { name });
const confirm = async ({ user }: ReturnType<typeof show>) =>
  user.click(await screen.findByRole('button', { name: 'Remove' }));

it('edits an address and returns the focus', async () => {
  const { user, fake } = show();
  await user.click(await screen.findByRole('button', { name: 'Edit, Noor Khan' }));
  expect(screen.getByRole('heading', { name: 'Edit address' })).toBeInTheDocument();
  const name = screen.getByLabelText('Full Name');
  expect(name).toHaveValue('Noor Khan');
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.type(name, 'Noor K');
  await user.click(button('Save address'));
  expect(await screen.findByRole('button', { name: 'Edit, Noor K' })).toHaveFocus();
  expect(fake.users.get('aditi')?.addresses).toEqual([home, { ...work, name: 'Noor K' }]);
});

it('removes the default address after a confirmation; the next one becomes the default and gets the focus', async () => {
  const view = show();
  await view.user.click(await screen.findByRole('button', { name: 'Remove, Aditi Rao' }));
  await confirm(view);
  await waitFor(() => expect(screen.queryByText('Aditi Rao')).toBeNull());
  expect(screen.getByText('Your default address')).toBeInTheDocument();
  await waitFor(() => expect(button('Edit, Noor Khan')).toHaveFocus());
  await view.user.click(button('Remove, Noor Khan'));
  await confirm(view);
  expect(await screen.findByText('No addresses yet')).toBeInTheDocument();
  await waitFor(() => expect(button('Add New Address')).toHaveFocus());
});

it('makes another address the default', async () => {
  const { user, fake } = show();
  await user.click(await screen.findByRole('button', { name: 'Make default, Noor Khan' }));
  expect(await screen.findByRole('button', { name: 'Make default, Aditi Rao' })).toBeInTheDocument();
  expect(button('Edit, Noor Khan')).toHaveFocus();
  expect(fake.users.get('aditi')?.addresses.map(({ isDefault }) => isDefault)).toEqual([false, true]);
});

it('reports that the addresses failed to load instead of an empty list', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const fake = signedInShopper();
  const { get } = fake.services.users;
  fake.services.users.get = async () => fail({ kind: 'unavailable', cause: 'offline' });
  const { user } = show(fake);
  expect(await screen.findByText('Your addresses could not be loaded.')).toBeInTheDocument();
  expect(screen.queryByText('No addresses yet')).toBeNull();
  await user.click(button('Try again'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus();
  fake.services.users.get = get;
  await user.click(button('Try again'));
  expect(await screen.findByText('Noor Khan')).toBeInTheDocument();
});
