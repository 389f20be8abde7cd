import { fail, ok } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { runAdminSaga } from '../testing/runAdminSaga';
import { fakeOrderList, printedNothing } from '../orders/testing/orderList';
import { slipsSaga } from './slipsSaga';
import { slipsRequested } from './slipsSlice';

const rest = () => new Promise((resolve) => setTimeout(resolve, 20));

test('an order’s packing slip is a file, and a refusal shows its reason', async () => {
  const fake = fakeServices();
  const list = fakeOrderList();
  const { dispatch, state } = runAdminSaga([(services) => slipsSaga(services, list.watched)], fake.services);
  dispatch(slipsRequested(['GLM1']));
  await rest();
  expect(fake.record.saved).toEqual([{ name: 'glumist-slips-GLM1.pdf', text: 'application/pdf' }]);
  list.api.print = async () => ok(printedNothing('GLM1', 'GLM1 is cancelled.'));
  dispatch(slipsRequested(['GLM1']));
  await rest();
  expect(state().admin.packingSlips).toEqual({
    status: 'failed',
    ids: ['GLM1'],
    message: 'GLM1 is cancelled.',
  });
  list.api.print = async () => fail({ kind: 'network' });
  dispatch(slipsRequested(['GLM1']));
  await rest();
  expect(state().admin.packingSlips).toMatchObject({ status: 'failed', ids: ['GLM1'] });
});
