import { cleanup, screen } from '@testing-library/react';
import { signedOut } from '@/features/auth';
import { renderWithStore } from '@/testing/renderWithStore';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import { AddressPicker } from './AddressPicker';

const begin = async () => {
  const view = renderWithStore(<AddressPicker />, { fake: signedInShopper(), sagas: shopSagas });
  await view.user.click(await screen.findByRole('button', { name: 'Add New Address' }));
  return view;
};

afterEach(() => window.sessionStorage.clear());

it('has what was typed still there after a reload, until it is cancelled', async () => {
  const { user } = await begin();
  await user.type(screen.getByLabelText('Full Name'), 'Ravi');
  cleanup();
  const reloaded = await begin();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ravi');
  await reloaded.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await reloaded.user.click(screen.getByRole('button', { name: 'Add New Address' }));
  expect(screen.getByLabelText('Full Name')).toHaveValue('');
});

it('keeps no draft for the next person', async () => {
  const { user, dispatch } = await begin();
  await user.type(screen.getByLabelText('Full Name'), 'Ravi');
  dispatch(signedOut());
  expect(window.sessionStorage).toHaveLength(0);
});

it('takes a pasted number with its country code', async () => {
  const { user } = await begin();
  await user.click(screen.getByLabelText('Mobile Number'));
  await user.paste('+91 98450 12345');
  expect(screen.getByLabelText('Mobile Number')).toHaveValue('9845012345');
});

it('hands the focus to the form, and to the chosen address when it closes', async () => {
  const { user } = await begin();
  expect(screen.getByLabelText('Full Name')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('radio', { checked: true })).toHaveFocus();
});
