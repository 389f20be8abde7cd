import { screen, within } from '@testing-library/react';
import { ADDRESS_KEYS, type AddressForm } from '@/domain/addresses/address';
import { renderAdmin } from '../../testing/renderAdmin';
import { NewOrderScreen } from './NewOrderScreen';
import { newOrderActions as actions } from './newOrderSlice';
import { quoted } from './testing/quoted';

test.each([
  ['Mobile Number', '+91 98765 43210', '9876543210'],
  ['Mobile Number', '98765 43210', '9876543210'],
  ['Mobile Number', '+919876543210', '9876543210'],
  ['Mobile Number', '098765 43210', '9876543210'],
  ['PIN code', ' 110 001 ', '110001'],
])('a number pasted into %s keeps its digits: %j', async (label, pasted, kept) => {
  const { user } = renderAdmin(<NewOrderScreen />);
  const field = screen.getByLabelText(label);
  await user.click(field);
  await user.paste(pasted);
  expect(field).toHaveValue(kept);
});

const address: AddressForm = {
  name: 'Savitri',
  phone: '9876543210',
  addressLine1: '14 Ranganathan Street',
  addressLine2: '',
  landmark: '',
  pincode: '600017',
  city: 'Chennai',
  state: 'Tamil Nadu',
};

test('a wrong coupon is an error of its field, which gets the focus instead of an order that is refused', async () => {
  const { user, state } = renderAdmin(<NewOrderScreen />, {
    before: [
      actions.newOrderOpened('GLM1'),
      ...ADDRESS_KEYS.map((field) => actions.addressTyped({ field, text: address[field] })),
      actions.couponTyped('NOSUCHCODE'),
      actions.quoteLoaded({ ...quoted, couponMessage: 'Invalid Coupon Code' }),
    ],
  });
  const coupon = screen.getByRole('textbox', { name: /^Coupon/ });
  expect(coupon).toBeInvalid();
  expect(coupon).toHaveAccessibleDescription('Invalid Coupon Code');
  const error = screen.getByText('Invalid Coupon Code');
  expect(error.closest('[aria-live="polite"]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: /^Create payment link/ }));
  expect(coupon).toHaveFocus();
  expect(state().admin.newOrder.sending.status).toBe('idle');
  await user.keyboard('2');
  expect(coupon).toBeValid();
  expect(screen.queryByText('Invalid Coupon Code')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Create payment link/ }));
  expect(state().admin.newOrder.sending.status).toBe('sending');
});

test('the team reads of the customer, not of itself, and finds the way back to the orders', async () => {
  const { user } = renderAdmin(<NewOrderScreen />, {
    before: [actions.newOrderOpened('GLM1'), actions.quoteLoaded(quoted)],
  });
  await user.click(screen.getByRole('button', { name: /^Create payment link/ }));
  expect(screen.getByLabelText('Full Name')).toHaveAccessibleDescription('Please enter the full name');
  expect(screen.queryByText(/your/)).not.toBeInTheDocument();
  const nav = screen.getByRole('navigation', { name: 'Orders' });
  expect(within(nav).getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/admin/orders');
});
