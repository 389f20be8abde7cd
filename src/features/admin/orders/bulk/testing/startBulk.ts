import type { AdminOrderResponse } from '@/domain/contracts/adminOrders/actions';
import { fail, ok, type CallFailure, type Result } from '@/services';
import type { CourierAnswer, PrintJob, Printed } from '@/services/admin/orders/createOrderList';
import type { BulkRun } from '@/services/browser/stored/team/bulkRuns';
import { anOrder } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { runAdminSaga } from '../../../testing/runAdminSaga';
import { listLoaded, rowsChosen } from '../../list/listSlice';
import { aPage, aRow } from '../../testing/orderList';
import { bulkSaga } from '../bulkSaga';
import { bulkRequested } from '../bulkSlice';

type Packed = Result<AdminOrderResponse, CallFailure>;
export const packed = (orderId: string): Packed =>
  ok({ success: true, message: 'Packed.', order: anOrder({ orderId, status: 'packed' }) });
export const tooSoon = fail<CallFailure>({
  kind: 'refused',
  status: 429,
  code: 'too_many_requests',
  message: '',
});
export const rest = () => new Promise(setImmediate);

/** The saga of bulk acts on a list of `count` orders; the browser has `kept` runs of earlier visits. */
export function startBulk(count: number, kept: BulkRun[] = []) {
  const asked: string[] = [];
  const runs = new Set<unknown>();
  const jobs: PrintJob[] = [];
  const waiting: { id: string; settle: (answer: Packed) => void }[] = [];
  const prints: { job: PrintJob; settle: (answer: Result<Printed, CallFailure>) => void }[] = [];
  const api = {
    act: (id: string, _action: string, body: { run?: string }) => {
      asked.push(id);
      runs.add(body.run);
      return new Promise<Packed>((settle) => waiting.push({ id, settle }));
    },
    print: (job: PrintJob) => {
      jobs.push(job);
      return new Promise<Result<Printed, CallFailure>>((settle) => prints.push({ job, settle }));
    },
    pickup: async (orders: readonly string[]) => {
      const [first = '', ...others] = orders;
      const refused = [{ id: first, code: 'courier_refused', message: `${first} is not taken.` }];
      return ok({ done: others, refused, links: [`https://courier.example/${others.length}`] });
    },
    courierLabels: async (_orders: readonly string[]): Promise<Result<CourierAnswer, CallFailure>> =>
      fail({ kind: 'network' }),
  };
  let stored = kept;
  const storage = {
    read: () => stored,
    keep: (open: readonly BulkRun[], ended: readonly string[]) => {
      const own = new Set([...open.map(({ run }) => run), ...ended]);
      stored = [...stored.filter(({ run }) => !own.has(run)), ...open];
    },
  };
  const fake = fakeServices();
  let drawn = 0;
  // Each run gets a different key.
  fake.services.random = () => (drawn++ % 1000) / 1000;
  /** The runs that another tab is at work on. */
  const elsewhere = new Set<string>();
  const takeLock = (name: string) =>
    elsewhere.has(name.replace('glumist.bulk.', '')) ? null : () => undefined;
  const running = runAdminSaga([(services) => bulkSaga(services, api, storage, takeLock)], fake.services);
  const ids = Array.from({ length: count }, (_, at) => `GLM${at}`);
  running.dispatch(listLoaded(aPage(ids.map((_, at) => aRow(at)))));
  running.dispatch(rowsChosen({ ids, on: true }));
  const settle = async (answer: (id: string) => Packed) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      next.settle(answer(next.id));
      await rest();
    }
  };
  const settlePrint = async (answer: (job: PrintJob) => Result<Printed, CallFailure>) => {
    const next = prints.shift();
    next?.settle(answer(next.job));
    await rest();
    await rest();
  };
  const pack = (some = ids) => running.dispatch(bulkRequested({ kind: 'pack', layout: '4x6', ids: some }));
  const print = () => running.dispatch(bulkRequested({ kind: 'labels', layout: 'a4', ids }));
  const admin = () => running.state().admin;
  const leftRun = () => admin().bulk.left[0]?.run ?? '';
  return {
    ...running,
    api,
    fake,
    storage,
    elsewhere,
    runs,
    asked,
    jobs,
    ids,
    settle,
    settlePrint,
    pack,
    print,
    admin,
    leftRun,
    texts: () => running.state().notifications.toasts.map(({ text }) => text),
  };
}
