import { screen, within } from '@testing-library/react';
import { ToastHost } from '@/features/notifications';
import { drawerOpened, itemAdded } from '@/features/cart';
import { anItem } from '@/testing/builders';
import { renderWithStore } from '@/testing/renderWithStore';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import CartDrawer from './CartDrawer';

const ui = (
  <>
    <CartDrawer />
    <ToastHost />
  </>
);

it('says what to do when it is empty', async () => {
  const { user, state } = renderWithStore(ui, { before: [drawerOpened()] });
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByText('Start adding your favorite products!')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue Shopping' }));
  expect(state().cart.drawerOpen).toBe(false);
});

it('steps quantities, never below one, and sums up', async () => {
  const { user } = renderWithStore(ui, { before: [itemAdded(anItem({ price: 300 }))] });
  const stepper = screen.getByRole('group', { name: 'Quantity of Amla C Glow Serum' });
  expect(within(stepper).getByRole('button', { name: 'One less' })).toBeDisabled();
  expect(screen.getByText('Add ₹200 more to save the ₹70 cash-on-delivery fee')).toBeVisible();
  await user.click(within(stepper).getByRole('button', { name: 'One more' }));
  expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('₹600');
  expect(screen.queryByText(/more to save/)).toBeNull();
});

it('removes a line and brings it back on Undo', async () => {
  const { user, state } = renderWithStore(ui, { sagas: shopSagas, before: [itemAdded(anItem())] });
  await user.click(screen.getByRole('button', { name: 'Remove Amla C Glow Serum' }));
  expect(state().cart.items).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(state().cart.items).toHaveLength(1);
});

it('checks a new address beside its fields, then saves and chooses it', async () => {
  const fake = signedInShopper();
  fake.users.set('aditi', { cart: [anItem()], addresses: [] });
  const { user } = renderWithStore(ui, { fake, sagas: shopSagas });
  await user.click(await screen.findByRole('button', { name: 'Add New Address' }));
  await user.type(screen.getByLabelText('Mobile Number'), '98450x1');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  const phone = screen.getByLabelText('Mobile Number');
  expect(phone).toHaveValue('984501');
  expect(phone).toHaveAccessibleDescription('Please enter a valid 10-digit mobile number');
  expect(screen.getByLabelText('Full Name')).toHaveFocus();
  await user.type(screen.getByLabelText('Full Name'), 'Aditi Rao');
  await user.type(phone, '2345');
  expect(phone).not.toHaveAccessibleDescription();
  await user.type(screen.getByLabelText('Address Line 1'), '22, 4th Cross');
  await user.type(screen.getByLabelText('Pincode'), '560034');
  await user.type(screen.getByLabelText('City'), 'Bengaluru');
  await user.type(screen.getByLabelText('State'), 'Karnataka');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByRole('radio', { name: /Aditi Rao/ })).toBeChecked();
});
