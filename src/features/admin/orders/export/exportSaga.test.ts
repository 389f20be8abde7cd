import type { ExportRequest } from '@/domain/contracts/adminOrders/list';
import { ALL_ORDERS } from '@/domain/admin/orderList/query';
import { fail, ok } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { runAdminSaga } from '../../testing/runAdminSaga';
import { orderExportSaga } from './exportSaga';
import { exportClosed, exportRequested } from './exportSlice';
import { fakeOrderList } from '../testing/orderList';

const query = { ...ALL_ORDERS, status: 'placed' as const, from: '2026-11-01', to: '2026-11-30' };
const rest = () => new Promise((resolve) => setTimeout(resolve, 20));

function start() {
  const fake = fakeServices();
  const list = fakeOrderList();
  const running = runAdminSaga([(services) => orderExportSaga(services, list.watched)], fake.services);
  return { ...running, fake, list, exporting: () => running.state().admin.orderExport };
}

test('an export joins all pages for the filters, regardless of the list’s page', async () => {
  const { dispatch, fake, list, exporting } = start();
  const asked: ExportRequest[] = [];
  list.api.exportPage = async (request) => {
    asked.push(request);
    const next = asked.length < 3 ? `page ${asked.length}` : null;
    return ok({ success: true, head: ['Order'], rows: [[`GLM${asked.length}`]], next, orders: 1 });
  };
  dispatch(exportRequested({ query: { ...query, after: 'x' }, rows: 'orders' }));
  await rest();
  expect(asked.map(({ after }) => after)).toEqual(['', 'page 1', 'page 2']);
  expect(asked[0]?.query).toBe('status=placed&from=2026-11-01&to=2026-11-30');
  expect(fake.record.saved).toEqual([
    { name: 'glumist-orders-2026-11-01-to-2026-11-30.csv', text: 'text/csv;charset=utf-8' },
  ]);
  expect(exporting()).toEqual({ status: 'closed' });
});

test('closing the dialog stops the export, and a failure shows its reason', async () => {
  const { dispatch, fake, list, exporting } = start();
  let answer: () => void = () => undefined;
  list.api.exportPage = () =>
    new Promise((resolve) => {
      answer = () => resolve(ok({ success: true, head: [], rows: [['x']], next: null, orders: 1 }));
    });
  dispatch(exportRequested({ query, rows: 'orders' }));
  dispatch(exportClosed());
  answer();
  await rest();
  expect([fake.record.saved, exporting()]).toEqual([[], { status: 'closed' }]);
  list.api.exportPage = async () => fail({ kind: 'network' });
  dispatch(exportRequested({ query, rows: 'orders' }));
  await rest();
  expect(exporting()).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('reached') as string,
  });
});
