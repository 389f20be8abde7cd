import type { EditPreviewResponse } from '@/domain/contracts/adminOrders/editOrder';
import { fail, ok, type CallFailure } from '@/services';
import { anOrder } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { runAdminSaga } from '../../testing/runAdminSaga';
import { editOrderSaga } from './editOrderSaga';
import { editOrderActions as actions } from './editOrderSlice';

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

/** An edit that is previewed once; its save has this answer, and each later preview is stale. */
async function afterSave(answer: CallFailure) {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const previews = [quoted];
  const api = {
    preview: () => Promise.resolve(ok(previews.shift() ?? stale)),
    edit: () => Promise.resolve(fail(answer)),
    withdraw: () => Promise.reject(new Error('This is not called')),
  };
  const { services } = fakeServices();
  const run = runAdminSaga([() => editOrderSaga(services, api)], services);
  const rest = async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise(setImmediate);
      jest.advanceTimersByTime(250);
    }
    await new Promise(setImmediate);
  };
  run.dispatch(actions.editOrderLoaded(order));
  run.dispatch(actions.editAddressTyped({ field: 'addressLine1', text: '99 Other Street' }));
  await rest();
  run.dispatch(actions.editSaveRequested());
  await rest();
  return run.state().admin.editOrder;
}

test('after a refusal the preview is asked again, and says that the order has to be opened again', async () => {
  const state = await afterSave({ kind: 'refused', status: 409, code: 'changed_since', message });
  expect(state.preview).toMatchObject({ status: 'ready', value: { isStale: true, problem: message } });
  expect(state.sending).toEqual({ status: 'failed', message });
  expect(state.address.addressLine1).toBe('99 Other Street');
});

test('without an answer the preview stays, so that the same edit can be sent again', async () => {
  const state = await afterSave({ kind: 'network' });
  expect(state.preview).toMatchObject({ status: 'ready', value: { isStale: false } });
  expect(state.editId).not.toBe('');
});
