import { cleanup, screen } from '@testing-library/react';
import { ok } from '@/services';
import { guestArrived } from '@/features/auth';
import { ConfirmHost } from '@/features/notifications';
import { renderWithStore } from '@/testing/renderWithStore';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import { AddressPicker } from './AddressPicker';

const begin = async () => {
  const view = renderWithStore(<AddressPicker />, { fake: signedInShopper(), sagas: shopSagas });
  await view.user.click(await screen.findByRole('button', { name: 'Add New Address' }));
  return view;
};

afterEach(() => window.sessionStorage.clear());

it('reopens after a reload with the typed text and without taking the focus, until it is cancelled', async () => {
  const { user } = await begin();
  await user.type(screen.getByLabelText('Full Name'), 'Ravi');
  cleanup();
  const reloaded = renderWithStore(<AddressPicker />, { fake: signedInShopper(), sagas: shopSagas });
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ravi');
  expect(screen.getByLabelText('Full Name')).not.toHaveFocus();
  await reloaded.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await reloaded.user.click(screen.getByRole('button', { name: 'Add New Address' }));
  expect(screen.getByLabelText('Full Name')).toHaveValue('');
});

it('fills in city and state from the PIN code and warns about a different state', async () => {
  const { user, fake } = await begin();
  const place = { pincode: '560034', city: 'Bengaluru', states: ['Karnataka'] };
  fake.services.pincodes.find = async () => ok(place);
  await user.type(screen.getByLabelText('Pincode'), '560034');
  expect(await screen.findByText('Found Bengaluru, Karnataka')).toHaveAttribute('role', 'status');
  expect(screen.getByLabelText('City')).toHaveValue('Bengaluru');
  const state = screen.getByLabelText('State');
  await user.clear(state);
  await user.type(state, 'Kerala');
  expect(state).toHaveAccessibleDescription(/^560034 is in Karnataka/);
  expect(state).not.toBeInvalid();
});

it('has no group of addresses before there is one', () => {
  renderWithStore(<AddressPicker />, { before: [guestArrived()] });
  expect(screen.getByRole('button', { name: 'Add New Address' })).toBeVisible();
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

it('accepts a pasted number with its country code', async () => {
  const { user } = await begin();
  await user.click(screen.getByLabelText('Mobile Number'));
  await user.paste('+91 98450 12345');
  expect(screen.getByLabelText('Mobile Number')).toHaveValue('9845012345');
});

it('moves the focus to the form, and to the chosen address when it closes', async () => {
  const { user } = await begin();
  expect(screen.getByLabelText('Full Name')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('radio', { checked: true })).toHaveFocus();
});

it('cannot be changed, cancelled or removed while it is being saved', async () => {
  const { user, fake } = renderWithStore(<AddressPicker />, { fake: signedInShopper(), sagas: shopSagas });
  fake.services.users.changeAddresses = () => new Promise(() => undefined);
  await user.click(await screen.findByRole('button', { name: 'Edit chosen' }));
  const city = screen.getByLabelText('City');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(screen.getByRole('button', { name: 'Saving address' })).toHaveFocus();
  expect(city).toHaveAttribute('readonly');
  await user.click(screen.getByLabelText('Pincode'));
  await user.paste('560 001');
  expect(screen.getByLabelText('Pincode')).toHaveValue('560034');
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove this address' })).toBeNull();
});

it('lets a person type over a field that is filled in', async () => {
  const { user, fake } = await begin();
  let answer: (() => void) | undefined;
  fake.services.pincodes.find = () =>
    new Promise((resolve) => {
      answer = () => resolve(ok({ pincode: '560034', city: 'Bengaluru', states: ['Karnataka'] }));
    });
  await user.type(screen.getByLabelText('Pincode'), '560034');
  await user.tab();
  answer?.();
  expect(await screen.findByDisplayValue('Bengaluru')).toHaveFocus();
  await user.keyboard('Hosur');
  expect(screen.getByLabelText('City')).toHaveValue('Hosur');
});

it('edits the chosen address in place and removes it from there', async () => {
  const ui = (
    <>
      <AddressPicker />
      <ConfirmHost />
    </>
  );
  const { user, fake } = renderWithStore(ui, { fake: signedInShopper(), sagas: shopSagas });
  await user.click(await screen.findByRole('button', { name: 'Edit chosen' }));
  const name = screen.getByLabelText('Full Name');
  expect(screen.getByRole('form', { name: 'Edit address' })).toBeInTheDocument();
  await user.type(name, ' Sen');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByRole('radio', { name: /^Aditi Rao Sen/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Edit chosen' }));
  await user.click(screen.getByRole('button', { name: 'Remove this address' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('button', { name: 'Add New Address' })).toBeInTheDocument();
  expect(fake.users.get('aditi')?.addresses).toEqual([]);
});

it('offers to save as new an address that was removed elsewhere during the edit', async () => {
  const { user, fake } = renderWithStore(<AddressPicker />, { fake: signedInShopper(), sagas: shopSagas });
  await user.click(await screen.findByRole('button', { name: 'Edit chosen' }));
  fake.users.set('aditi', { addresses: [] });
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText(/^This address was removed/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save as new address' }));
  expect(await screen.findByRole('radio', { name: /^Aditi Rao/ })).toBeChecked();
});
