import { fail } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { fakeOrderList } from '../orders/testing/orderList';
import { slipsSaga } from './slipsSaga';
import { slipsRequested } from './slipsSlice';

const rest = () => new Promise((resolve) => setTimeout(resolve, 20));

test('packing slips of several orders are one file, and a refusal shows its reason', async () => {
  const fake = fakeServices();
  const list = fakeOrderList();
  const { dispatch, state } = runSaga([(services) => slipsSaga(services, list.watched)], fake.services);
  dispatch(slipsRequested(['GLM1', 'GLM2']));
  await rest();
  expect(fake.record.saved).toEqual([{ name: 'glumist-slips-2.pdf', text: 'application/pdf' }]);
  list.api.slips = async () =>
    fail({ kind: 'refused', status: 409, code: 'no_slip', message: 'GLM1 is cancelled.' });
  dispatch(slipsRequested(['GLM1']));
  await rest();
  expect(state().admin.packingSlips).toEqual({
    status: 'failed',
    ids: ['GLM1'],
    message: 'GLM1 is cancelled.',
  });
});
