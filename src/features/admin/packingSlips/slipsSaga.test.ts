import { fail, ok } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { runAdminSaga } from '../testing/runAdminSaga';
import { fakeOrderList, printedAll, printedNothing } from '../orders/testing/orderList';
import { slipsSaga } from './slipsSaga';
import { selectSlip, slipRequested } from './slipsSlice';

const rest = () => new Promise((resolve) => setTimeout(resolve, 20));

test('an order’s packing slip is a file, and a refusal shows its reason', async () => {
  const fake = fakeServices();
  const list = fakeOrderList();
  const { dispatch, state } = runAdminSaga([(services) => slipsSaga(services, list.watched)], fake.services);
  dispatch(slipRequested('GLM1'));
  await rest();
  expect(fake.record.saved).toEqual([{ name: 'glumist-slips-GLM1.pdf', text: 'application/pdf' }]);
  list.api.print = async () => ok(printedNothing('GLM1', 'GLM1 is cancelled.'));
  dispatch(slipRequested('GLM1'));
  await rest();
  expect(selectSlip('GLM1')(state())).toEqual({ status: 'failed', message: 'GLM1 is cancelled.' });
  list.api.print = async () => fail({ kind: 'network' });
  dispatch(slipRequested('GLM1'));
  await rest();
  expect(selectSlip('GLM1')(state())).toMatchObject({ status: 'failed' });
});

test('the slip of another order is made while one is still made, each with its own state', async () => {
  const fake = fakeServices();
  const answers = new Map<string, (isDone: boolean) => void>();
  const list = fakeOrderList({
    print: ({ what, orders }) =>
      new Promise((resolve) =>
        answers.set(orders[0]!, (isDone) =>
          resolve(isDone ? ok(printedAll(what, orders)) : fail({ kind: 'network' })),
        ),
      ),
  });
  const { dispatch, state } = runAdminSaga([(services) => slipsSaga(services, list.watched)], fake.services);
  const states = () => ['GLM1', 'GLM2'].map((id) => selectSlip(id)(state())?.status);
  for (const id of ['GLM1', 'GLM1', 'GLM2']) dispatch(slipRequested(id));
  expect(list.calls).toEqual(['print', 'print']);
  expect(states()).toEqual(['loading', 'loading']);
  answers.get('GLM1')?.(false);
  await rest();
  expect(states()).toEqual(['failed', 'loading']);
  answers.get('GLM2')?.(true);
  await rest();
  expect(states()).toEqual(['failed', undefined]);
  expect(fake.record.saved.map(({ name }) => name)).toEqual(['glumist-slips-GLM2.pdf']);
});

test('a slip whose file cannot be saved fails, and can be asked for again', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const fake = fakeServices();
  const { saveFile } = fake.services.page;
  fake.services.page.saveFile = () => {
    throw new Error('Blocked');
  };
  const list = fakeOrderList();
  const { dispatch, state } = runAdminSaga([() => slipsSaga(fake.services, list.watched)], fake.services);
  dispatch(slipRequested('GLM1'));
  await rest();
  expect(selectSlip('GLM1')(state())).toMatchObject({ status: 'failed' });
  expect(logged).toHaveBeenCalledTimes(1);
  fake.services.page.saveFile = saveFile;
  dispatch(slipRequested('GLM1'));
  await rest();
  expect(selectSlip('GLM1')(state())).toBeUndefined();
  logged.mockRestore();
});
