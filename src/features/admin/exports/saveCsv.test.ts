import { runSaga } from 'redux-saga';
import { fakeServices } from '@/testing/fakeServices';
import { saveCsv } from './saveCsv';

jest.mock('./csvText', () => {
  throw new Error('The chunk is gone');
});

test('says that no file is saved where its code does not load', async () => {
  const { services, record } = fakeServices();
  const file = { name: 'orders.csv', head: ['Order'], rows: [['GLM1']] };
  await expect(runSaga({}, saveCsv, services, file).toPromise()).resolves.toBe(false);
  expect(record.saved).toEqual([]);
});
