import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { Order } from '@/domain/orders/order/order';
import { followParcelCancel } from '@/domain/orders/shipment/cancelledParcel';
import type { Role } from '@/domain/staff/roles';
import { signedIn } from '@/features/auth';
import { fail, ok } from '@/services';
import type { AuditReader } from '@/services/admin/createAuditReader';
import { anOrder, aUser } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { renderAdmin } from '../../testing/renderAdmin';
import { KeysProvider } from '@/features/admin/keys/KeysProvider';
import { listLoaded } from '../list/listSlice';
import { openOrderSaga } from '@/features/admin/openOrder/orderSaga';
import { orderLoaded } from '@/features/admin/openOrder';
import { messages as opening } from '@/features/admin/openOrder/messages';
import { messages as shared } from '@/features/admin/shared/messages';
import OrderScreen from './OrderScreen';
import { aPage, aRow } from '../testing/orderList';

type TrailAnswer = Awaited<ReturnType<AuditReader>>;
const member = (role: Role) => aUser({ role });

const Where = () => <p>{useLocation().pathname}</p>;

function open(change: Partial<Order> | null = {}, role: Role = 'owner', firstTrails: TrailAnswer[] = []) {
  const trails = [...firstTrails];
  const fake = fakeServices();
  fake.services.orders.one = async (orderId) => ok(change && anOrder({ orderId, ...change }));
  const entry = {
    at: '2026-11-22T10:00:00.000Z',
    by: { uid: 'ada', email: 'ada@example.com' },
    requestId: 'r',
    action: 'order.packed',
    target: 'orders/GLM2',
    changes: [{ field: 'status', before: 'placed', after: 'packed' }],
  };
  return renderAdmin(
    <KeysProvider>
      <Where />
      <Routes>
        <Route path="/admin/orders/:orderId" element={<OrderScreen />} />
      </Routes>
    </KeysProvider>,
    {
      fake,
      sagas: [(services) => openOrderSaga(services, async () => trails.shift() ?? ok([entry]))],
      before: [signedIn(member(role)), listLoaded(aPage([aRow(3), aRow(2), aRow(1)]))],
      path: '/admin/orders/GLM2',
    },
  );
}

test('the order shows the phone number, the amount to collect and its history', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'GLM2' })).toBeVisible();
  expect(screen.getByRole('link', { name: '9845012345' })).toHaveAttribute('href', 'tel:+919845012345');
  expect(screen.getByText(/collect ₹649/)).toBeVisible();
  expect(await screen.findByText('Status: Placed → Packed')).toBeVisible();
  expect(screen.getByText(/ada@example\.com/)).toBeVisible();
});

test('an order that does not exist is named, with the way to all orders', async () => {
  open(null);
  const heading = await screen.findByRole('heading', { name: 'There is no order GLM2' });
  const state = within(heading.parentElement!);
  expect(state.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/admin/orders');
});

test('the list of who did what is loaded again where it failed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = open({}, 'owner', [fail({ kind: 'unavailable', cause: null })]);
  expect(await screen.findByText(opening.trailFailed)).toBeVisible();
  await user.click(screen.getByRole('button', { name: shared.tryAgain }));
  expect(await screen.findByText('Status: Placed → Packed')).toBeVisible();
  expect(screen.queryByText(opening.trailFailed)).toBeNull();
});

test('a cash order whose money went back says so instead of COD', async () => {
  const payment = { status: 'refunded', razorpayOrderId: '', razorpayPaymentId: '' } as const;
  open({ paymentMethod: 'Cash on Delivery', payment });
  expect(await screen.findByText('Refunded')).toBeVisible();
  expect(screen.queryByText('COD')).toBeNull();
});

test('a refund that Razorpay refused is named with what the team can do', async () => {
  const payment = {
    status: 'captured',
    razorpayOrderId: 'order_1',
    razorpayPaymentId: 'pay_1',
    refused: 217.55,
    refusedWhy: 'The payment is too old',
  } as const;
  open({ status: 'cancelled', paymentMethod: 'Pay Online', payment });
  expect(
    await screen.findByText(/^Razorpay has refused to refund ₹217\.55: “The payment is too old”\. If/),
  ).toBeVisible();
});

test('a parcel that the courier cancelled is named, and another is booked from there', async () => {
  const { status, shipment } = followParcelCancel(anOrder({ status: 'packed' }), 'cancelled', '');
  open({ status, shipment });
  expect(await screen.findByText(/^The courier cancelled this parcel/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Book again/ })).toBeVisible();
});

test('the name leads to the customer’s page for those who may see customers', async () => {
  const { unmount } = open();
  const name = await screen.findByRole('link', { name: 'Aditi Rao' });
  expect(name).toHaveAttribute('href', '/admin/customers/aditi');
  unmount();
  open({}, 'packer');
  expect(await screen.findByRole('link', { name: '9845012345' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Aditi Rao' })).toBeNull();
});

test('an order of a deleted account has no phone number', async () => {
  open({ erasedAt: '2026-11-22T10:00:00.000Z', status: 'delivered' });
  expect(await screen.findByText(/account deleted/)).toBeVisible();
  expect(screen.queryByRole('link', { name: '9845012345' })).toBeNull();
});

test('J, K and two buttons move through the loaded list up to its ends', async () => {
  const { user } = open();
  await screen.findByRole('heading', { name: 'GLM2' });
  await user.keyboard('j');
  expect(screen.getByText('/admin/orders/GLM1')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Next order' })).toBeDisabled();
  await user.keyboard('j');
  expect(screen.getByText('/admin/orders/GLM1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Previous order' }));
  await user.keyboard('k');
  expect(screen.getByText('/admin/orders/GLM3')).toBeVisible();
});

test.each([
  ['plink_MZ41', 'Payment link'],
  ['order_MZ41', 'Razorpay order'],
])('the money card says of %s what it is at Razorpay', async (razorpayOrderId, name) => {
  open({ payment: { status: 'created', razorpayOrderId, razorpayPaymentId: '' } });
  const text = await screen.findByText(razorpayOrderId);
  expect(text.closest('p')).toHaveTextContent(name);
});

test('withdrawing a change moves the focus from its button, which goes, to the number of the order', async () => {
  const order = anOrder({ orderId: 'GLM2' });
  const { lines, amounts, couponCode, address } = order;
  const link = {
    id: 'plink_1',
    url: 'https://rzp.io/l/1',
    amount: 855,
    expiresAt: '2026-11-22T10:00:00.000Z',
  };
  const waitingEdit = {
    id: 'edit-0001',
    at: '',
    seen: 0,
    what: 'Soap: 1 added.',
    link,
    takes: {},
    gives: {},
    from: [],
    after: { lines, amounts, couponCode, address },
    dueAt: '',
  };
  const { store } = open({ waitingEdit });
  (await screen.findByRole('button', { name: 'Withdraw the change' })).focus();
  act(() => void store.dispatch(orderLoaded({ ...order })));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'GLM2' })).toHaveFocus());
});
