import { act, screen, waitFor, within } from '@testing-library/react';
import { ADDRESS_KEYS, type AddressForm } from '@/domain/addresses/address';
import type { CustomerRow } from '@/domain/admin/customers/row';
import type { CustomerDetail } from '@/domain/contracts/admin/customers';
import { cartKey } from '@/domain/cart/cart';
import type { Sellable } from '@/domain/phoneOrders/sellable';
import { fail, ok, type CallFailure } from '@/services';
import { messages as shared } from '../../shared/messages';
import { renderAdmin } from '../../testing/renderAdmin';
import { messages } from '../messages';
import NewOrderScreen from './NewOrderScreen';
import { newOrderSaga } from './newOrderSaga';
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

const away = async () => fail<CallFailure>({ kind: 'network' });

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

test('nothing can be changed while the order is sent', async () => {
  const { user, dispatch } = renderAdmin(<NewOrderScreen />, {
    before: [
      actions.newOrderOpened('GLM1'),
      ...ADDRESS_KEYS.map((field) => actions.addressTyped({ field, text: address[field] })),
      actions.quoteLoaded(quoted),
    ],
  });
  const locked = () => [screen.getByLabelText('PIN code'), screen.getByRole('textbox', { name: /^Coupon/ })];
  await user.type(screen.getByLabelText('PIN code'), '{Enter}');
  for (const field of locked()) expect(field).toBeDisabled();
  act(() => void dispatch(actions.placeFailed('The shop could not be reached.')));
  for (const field of locked()) expect(field).toBeEnabled();
});

test('the refusal of an order that stands leads to it, or makes the form another order', async () => {
  const { user, state, dispatch } = renderAdmin(<NewOrderScreen />, {
    before: [actions.newOrderOpened('GLM1'), actions.lineAdded(toner), actions.quoteLoaded(quoted)],
    sagas: [
      (services) => {
        const api = { quote: async () => ok(quoted), place: away, cancelLink: away, erase: away };
        return newOrderSaga(services, { page: away, find: away }, api);
      },
    ],
  });
  dispatch(actions.orderRefused({ message: 'GLM1 was placed already.', existing: 'GLM1' }));
  expect(screen.getByRole('link', { name: 'Open GLM1' })).toHaveAttribute('href', '/admin/orders/GLM1');
  await user.click(screen.getByRole('button', { name: 'Place another order' }));
  expect(screen.queryByText('GLM1 was placed already.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Create payment link/ })).toHaveFocus();
  expect(state().admin.newOrder.orderId).not.toBe('GLM1');
});

test('saved addresses that could not be loaded are loaded again, and overwrite nothing that was typed', async () => {
  const saved = { ...address, isDefault: true, createdAt: '2026-11-20T10:00:00.000Z' };
  const customer = { addresses: [saved] } as CustomerDetail;
  const found = ok({ success: true as const, message: '', customer });
  const answers = [fail<CallFailure>({ kind: 'network' }), found];
  const { user, dispatch } = renderAdmin(<NewOrderScreen />, {
    before: [actions.newOrderOpened('GLM1'), actions.quoteLoaded(quoted)],
    sagas: [
      (services) => {
        const api = { quote: async () => ok(quoted), place: away, cancelLink: away, erase: away };
        const find = async () => answers.shift() ?? found;
        return newOrderSaga(services, { page: away, find }, api);
      },
    ],
  });
  dispatch(actions.customerPicked({ uid: 'asha', name: 'Asha', email: '', phone: '' } as CustomerRow));
  expect(await screen.findByText(messages.address.savedFailed)).toBeVisible();
  await user.type(screen.getByLabelText('Address Line 1'), '9 New Road');
  await user.click(screen.getByRole('button', { name: shared.tryAgain }));
  expect(await screen.findByLabelText(messages.address.saved)).toHaveDisplayValue(messages.address.another);
  expect(screen.getByLabelText('Address Line 1')).toHaveValue('9 New Road');
  expect(screen.queryByText(messages.address.savedFailed)).toBeNull();
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

test('of several wrong fields the first on the screen gets the focus, not the email', async () => {
  const { user } = renderAdmin(<NewOrderScreen />, {
    before: [
      actions.newOrderOpened('GLM1'),
      ...ADDRESS_KEYS.map((field) => actions.addressTyped({ field, text: address[field] })),
      actions.addressTyped({ field: 'city', text: '' }),
      actions.addressTyped({ field: 'pincode', text: '12' }),
      actions.emailTyped('x@y'),
      actions.quoteLoaded(quoted),
    ],
  });
  await user.click(screen.getByRole('button', { name: /^Create payment link/ }));
  expect(screen.getByLabelText('PIN code')).toHaveFocus();
  expect(screen.getByLabelText(/^Email/)).toBeInvalid();
});

const meera = { uid: 'u1', name: 'Meera', email: 'm@shopper.example', phone: '9876543210', city: '' };

test('once a customer is chosen the products are next, and choosing somebody else starts the search again', async () => {
  const { user, dispatch } = renderAdmin(<NewOrderScreen />, { before: [actions.newOrderOpened('GLM1')] });
  await user.type(screen.getByLabelText('Find a customer'), 'Mee');
  dispatch(actions.customersFound([meera as CustomerRow]));
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Add a product')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Choose somebody else' }));
  expect(screen.getByLabelText('Find a customer')).toHaveFocus();
});

test('the products found are counted, and the search is next once one of them is added', async () => {
  const { user, dispatch } = renderAdmin(<NewOrderScreen />, { before: [actions.newOrderOpened('GLM1')] });
  dispatch(actions.catalogueLoaded([toner]));
  const search = screen.getByLabelText('Add a product');
  await user.type(search, 'ton');
  expect(screen.getByText('1 product found').closest('[role="status"]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: /^Toner/ }));
  expect(search).toHaveFocus();
});

const toner: Sellable = {
  kind: 'product',
  id: 'toner',
  sku: 'T-1',
  name: 'Toner',
  variant: '100 ml',
  price: 300,
  stock: 3,
  mainImage: '',
};

test('an item that is taken out hands the focus to the items, and a corrected order to its button', async () => {
  const short = { kind: 'stock', id: 'toner', sku: 'T-1', name: 'Toner', wanted: 5, available: 3 } as const;
  const mist = { ...toner, id: 'mist', sku: 'M-1', name: 'Mist' };
  const { user, dispatch } = renderAdmin(<NewOrderScreen />, {
    before: [
      actions.newOrderOpened('GLM1'),
      actions.lineAdded(toner),
      actions.lineAdded(mist),
      actions.lineStepped({ key: cartKey(toner), delta: 4 }),
      actions.quoteLoaded({ ...quoted, changes: [short] }),
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Remove Mist' }));
  expect(screen.getByRole('heading', { name: 'Items' })).toHaveFocus();
  // The line says five; a sum of three would contradict it.
  const pay = within(screen.getByRole('region', { name: 'Payment' }));
  expect(pay.queryByText('Total', { exact: false })).toBeNull();
  expect(pay.getByRole('button', { name: 'Correct the order first' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Correct the order' }));
  dispatch(actions.quoteLoaded(quoted));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Create payment link/ })).toHaveFocus());
});
