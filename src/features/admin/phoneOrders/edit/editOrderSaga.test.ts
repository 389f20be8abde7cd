import { adminOrderPath } from '@/app/router/paths';
import type { AdminOrderResponse } from '@/domain/contracts/adminOrders/actions';
import type { EditPreviewResponse } from '@/domain/contracts/adminOrders/editOrder';
import { pageViewed } from '@/lib/toast';
import { fail, ok, type CallFailure, type Result } from '@/services';
import type { OrderEdits } from '@/services/admin/orders/createOrderEdits';
import { anOrder } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { orderLoaded } from '../../openOrder';
import { runAdminSaga } from '../../testing/runAdminSaga';
import { editOrderSaga } from './editOrderSaga';
import { editOrderActions as actions, editWithdrawRequested } from './editOrderSlice';

const order = anOrder();
const quoted: EditPreviewResponse = {
  success: true,
  ...order.amounts,
  couponCode: '',
  difference: 0,
  what: ['It goes elsewhere.'],
  couponMessage: '',
  problem: '',
  isStale: false,
};
const message = 'It was changed since you opened it.';
const stale: EditPreviewResponse = { ...quoted, what: [], problem: message, isStale: true };

/** Lets pending answers and the debounce of a preview go by. */
async function rest() {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise(setImmediate);
    jest.advanceTimersByTime(250);
  }
  await new Promise(setImmediate);
}

/** Two orders of which the first one is left for the second while a call about it runs. */
function leaving(api: Partial<OrderEdits>) {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const unused = () => Promise.reject(new Error('This is not called'));
  const { services } = fakeServices();
  services.orders.one = (orderId) => Promise.resolve(ok(anOrder({ orderId })));
  const all = { preview: unused, edit: unused, withdraw: unused, ...api };
  const { dispatch, state } = runAdminSaga([() => editOrderSaga(services, all)], services);
  const open = async (orderId: string) => {
    dispatch(actions.editOrderShown(orderId));
    await rest();
  };
  const change = () => dispatch(actions.editAddressTyped({ field: 'addressLine1', text: '99 Other Street' }));
  return { dispatch, open, change, edit: () => state().admin.editOrder };
}

/** An edit that is previewed once; its save has this answer, and each later preview is stale. */
async function afterSave(answer: Result<AdminOrderResponse, CallFailure>, isLeft = false) {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const previews = [quoted];
  const api = {
    preview: () => Promise.resolve(ok(previews.shift() ?? stale)),
    edit: () => Promise.resolve(answer),
    withdraw: () => Promise.reject(new Error('This is not called')),
  };
  const { services } = fakeServices();
  const went = jest.spyOn(services.navigation, 'go');
  const run = runAdminSaga([() => editOrderSaga(services, api)], services);
  run.dispatch(actions.editOrderLoaded(order));
  run.dispatch(actions.editAddressTyped({ field: 'addressLine1', text: '99 Other Street' }));
  await rest();
  run.dispatch(actions.editSaveRequested(order.orderId));
  if (isLeft) run.dispatch(actions.editOrderShown('GLM3'));
  await rest();
  if (!isLeft) run.dispatch(pageViewed(adminOrderPath(order.orderId)));
  const { admin, notifications } = run.state();
  return { ...admin.editOrder, toasts: notifications.toasts, went };
}

test('after a refusal the preview is asked again, and says that the order has to be opened again', async () => {
  const state = await afterSave(fail({ kind: 'refused', status: 409, code: 'changed_since', message }));
  expect(state.preview).toMatchObject({ status: 'ready', value: { isStale: true, problem: message } });
  expect(state.sending).toEqual({ status: 'failed', message });
  expect(state.address.addressLine1).toBe('99 Other Street');
});

test('without an answer the preview stays, so that the same edit can be sent again', async () => {
  const state = await afterSave(fail({ kind: 'network' }));
  expect(state.preview).toMatchObject({ status: 'ready', value: { isStale: false } });
  expect(state.editId).not.toBe('');
});

test('the page of the order says what became of a saved edit', async () => {
  const saved = 'Saved. ₹250 goes back.';
  const { toasts } = await afterSave(ok({ success: true, message: saved, order }));
  expect(toasts.map(({ text }) => text)).toEqual([saved]);
});

test('the answer to a withdrawn edit does not open its order in the place of another', async () => {
  const { services } = fakeServices();
  const unused = () => Promise.reject(new Error('This is not called'));
  const withdraw = jest
    .fn<ReturnType<OrderEdits['withdraw']>, []>()
    .mockResolvedValueOnce(fail({ kind: 'network' }))
    .mockResolvedValue(ok({ success: true, message: 'Withdrawn.', order }));
  const run = runAdminSaga(
    [() => editOrderSaga(services, { preview: unused, edit: unused, withdraw })],
    services,
  );
  const open = anOrder({ orderId: 'GLM3' });
  run.dispatch(orderLoaded(open));
  for (let press = 0; press < 2; press += 1) {
    run.dispatch(editWithdrawRequested(order.orderId));
    await new Promise(setImmediate);
  }
  expect(run.state().admin.openOrder.one).toEqual({ status: 'ready', value: open });
  // The failure of the first press is replaced.
  expect(run.state().notifications.toasts.map(({ text }) => text)).toEqual(['Withdrawn.']);
});

test('an answer that comes after the screen was left leads nowhere, and names its order', async () => {
  const { went, toasts, sending } = await afterSave(ok({ success: true, message: 'Saved.', order }), true);
  expect(went).not.toHaveBeenCalled();
  expect(toasts.map(({ text }) => text)).toEqual([`${order.orderId}: Saved.`]);
  expect(sending).toEqual({ status: 'idle' });
});

test('the preview of an order that was left does not fill the sums of the next', async () => {
  let answer = () => {};
  const { open, change, edit } = leaving({
    preview: () => new Promise((resolve) => (answer = () => resolve(ok(quoted)))),
  });
  await open('GLM2');
  change();
  await rest();
  await open('GLM3');
  answer();
  await rest();
  expect(edit().preview).toEqual({ status: 'idle' });
});

test('an edit is saved while that of an order that was left is still sent', async () => {
  const sent: string[] = [];
  const { dispatch, open, change } = leaving({
    preview: () => Promise.resolve(ok(quoted)),
    edit: (orderId) => {
      sent.push(orderId);
      return new Promise(() => {});
    },
  });
  for (const orderId of ['GLM2', 'GLM3']) {
    await open(orderId);
    change();
    await rest();
    dispatch(actions.editSaveRequested(orderId));
  }
  expect(sent).toEqual(['GLM2', 'GLM3']);
});

test('a field that is typed while the PIN code is looked up does not cancel the lookup', async () => {
  const { services } = fakeServices();
  let answer = () => {};
  services.pincodes.find = () => new Promise((resolve) => (answer = () => resolve(ok(null))));
  const unused = () => Promise.reject(new Error('This is not called'));
  const api = { preview: unused, edit: unused, withdraw: unused };
  const { dispatch, state } = runAdminSaga([() => editOrderSaga(services, api)], services);
  dispatch(actions.editOrderLoaded(order));
  dispatch(actions.editAddressTyped({ field: 'pincode', text: '411099' }));
  dispatch(actions.editAddressTyped({ field: 'landmark', text: 'Near the park' }));
  answer();
  await new Promise(setImmediate);
  expect(state().admin.editOrder.isPincodeUnknown).toBe(true);
  dispatch(actions.editOrderLeft());
});
