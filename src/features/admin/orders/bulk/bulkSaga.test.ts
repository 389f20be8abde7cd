import type { AdminOrderResponse } from '@/domain/contracts/admin';
import { fail, ok, type CallFailure, type Result } from '@/services';
import type { PrintJob, Printed } from '@/services/admin/createOrderList';
import type { BulkRun } from '@/services/browser/bulkRuns';
import { anOrder } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { runAdminSaga } from '../../testing/runAdminSaga';
import { listLoaded, rowsChosen } from '../list/listSlice';
import { aPage, aRow, printedAll } from '../testing/orderList';
import { bulkSaga, PACKED_AT_ONCE } from './bulkSaga';
import { bulkClosed, bulkDiscarded, bulkRequested, bulkResumed, bulkStopped } from './bulkSlice';

type Packed = Result<AdminOrderResponse, CallFailure>;
const packed = (orderId: string): Packed =>
  ok({ success: true, message: 'Packed.', order: anOrder({ orderId, status: 'packed' }) });
const tooSoon = fail<CallFailure>({ kind: 'refused', status: 429, code: 'too_many_requests', message: '' });
const rest = () => new Promise(setImmediate);

function start(count: number, kept: BulkRun | null = null) {
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
    courierLabels: async () => fail<CallFailure>({ kind: 'network' }),
  };
  let stored = kept;
  const storage = {
    read: () => stored,
    write: (run: BulkRun) => void (stored = run),
    remove: () => void (stored = null),
  };
  const fake = fakeServices();
  const running = runAdminSaga([(services) => bulkSaga(services, api, storage)], fake.services);
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
  return { ...running, api, fake, storage, runs, asked, jobs, ids, settle, settlePrint, pack, print, admin };
}

test('orders are packed a few at a time, each once, and the rows stay selected', async () => {
  const { asked, ids, settle, admin, pack, actions } = start(10);
  pack();
  pack(['GLM5']);
  expect(asked).toEqual(ids.slice(0, PACKED_AT_ONCE));
  await settle(packed);
  expect([...asked].sort()).toEqual([...ids].sort());
  expect(admin().bulk).toEqual({ status: 'idle' });
  expect(admin().orderList.selected).toEqual(ids);
  const { page } = admin().orderList;
  expect(page.status === 'ready' && page.value.rows.map(({ status }) => status)).toEqual(
    Array(10).fill('packed'),
  );
  expect(actions.map(({ type }) => type)).not.toContain('admin/orderList/listRequested');
});

test('a rate-limited request waits and is repeated, and does not count as a failure', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const { asked, settle, admin, pack } = start(2);
  pack();
  await settle((id) => (id === 'GLM1' ? tooSoon : packed(id)));
  expect(asked).toEqual(['GLM0', 'GLM1']);
  await jest.advanceTimersByTimeAsync(2000);
  expect(asked).toEqual(['GLM0', 'GLM1', 'GLM1']);
  await settle(packed);
  expect(admin().bulk).toEqual({ status: 'idle' });
  jest.useRealTimers();
});

test('failed orders are named, stay selected, and can be retried alone', async () => {
  const { asked, settle, admin, pack, actions } = start(3);
  pack();
  await settle((id) => (id === 'GLM1' ? fail({ kind: 'network' }) : packed(id)));
  expect(admin().bulk).toMatchObject({
    status: 'over',
    open: true,
    done: ['GLM0', 'GLM2'],
    failed: [{ id: 'GLM1', message: expect.stringContaining('twice does it once') as string }],
  });
  expect(admin().orderList.selected).toContain('GLM1');
  // The dialog says it; a popup over it would say it twice.
  expect(actions.filter(({ type }) => type === 'notifications/toastShown')).toEqual([]);
  pack(['GLM1']);
  await settle(packed);
  expect(asked.filter((id) => id === 'GLM1')).toHaveLength(2);
  expect(admin().bulk).toEqual({ status: 'idle' });
});

test('packing continues after the dialog is closed and reports its result', async () => {
  const { settle, admin, dispatch, pack, actions } = start(6);
  pack();
  dispatch(bulkClosed());
  expect(admin().bulk).toMatchObject({ status: 'running', open: false });
  await settle(packed);
  expect(actions).toContainEqual(
    expect.objectContaining({ payload: expect.objectContaining({ text: '6 orders packed.' }) as object }),
  );
});

test('a run that is stopped does what it has begun, is kept in the browser, and goes on where it was', async () => {
  const { asked, runs, settle, admin, dispatch, pack, storage } = start(9);
  pack();
  dispatch(bulkStopped());
  await settle(packed);
  expect(asked).toHaveLength(PACKED_AT_ONCE);
  expect(admin().bulk).toMatchObject({ status: 'left' });
  expect(storage.read()).toMatchObject({ kind: 'pack', done: asked, failed: [] });
  dispatch(bulkResumed());
  await settle(packed);
  expect(new Set(asked).size).toBe(9);
  expect(asked).toHaveLength(9);
  // The audit log shows what was packed before and after as one act.
  expect([...runs]).toEqual([expect.stringMatching(/^[a-z0-9]{20}$/)]);
  expect(storage.read()).toBeNull();
});

test('a run of an earlier visit waits to be resumed or forgotten', async () => {
  const kept: BulkRun = {
    kind: 'labels',
    layout: 'a4',
    ids: ['GLM0', 'GLM1', 'GLM2'],
    done: ['GLM0'],
    failed: [{ id: 'GLM1', message: 'GLM1 has no label.' }],
  };
  const { jobs, settlePrint, admin, dispatch, fake, storage } = start(3, kept);
  expect(admin().bulk).toMatchObject({ status: 'left', ids: ['GLM0', 'GLM1', 'GLM2'] });
  expect(jobs).toEqual([]);
  dispatch(bulkResumed());
  await settlePrint(({ what, orders }) => ok(printedAll(what, orders)));
  expect(jobs).toEqual([{ what: 'labels', layout: 'a4', orders: ['GLM2'] }]);
  expect(fake.record.saved).toHaveLength(1);
  expect(admin().bulk).toMatchObject({ status: 'over', done: ['GLM0', 'GLM2'] });
  dispatch(bulkDiscarded());
  expect(storage.read()).toBeNull();
  expect(start(1, { ...kept, kind: 'of another version' }).admin().bulk).toEqual({ status: 'idle' });
});

test('labels of 130 orders are three files, and what was refused or lost is named by its order', async () => {
  const { jobs, ids, settlePrint, print, admin, fake } = start(130);
  print();
  expect(admin().bulk).toMatchObject({ status: 'running', open: true });
  await settlePrint(({ what, orders }) => ok(printedAll(what, orders)));
  await settlePrint(() => fail({ kind: 'network' }));
  await settlePrint(({ what, orders }) => {
    const [first = '', ...others] = orders;
    const refused = [{ id: first, code: 'no_label', message: `${first} has no label.` }];
    return ok({ ...printedAll(what, others), refused });
  });
  expect(jobs.map(({ orders }) => orders.length)).toEqual([60, 60, 10]);
  expect(fake.record.saved.map(({ name }) => name)).toEqual([
    'glumist-labels-60.pdf',
    'glumist-labels-9.pdf',
  ]);
  const { bulk, orderList } = admin();
  expect(bulk).toMatchObject({ status: 'over', open: true });
  expect(bulk.status === 'over' && bulk.failed.map(({ id }) => id)).toEqual(ids.slice(60, 121));
  expect(bulk.status === 'over' && bulk.failed.at(-1)?.message).toBe('GLM120 has no label.');
  const { page } = orderList;
  const marked =
    page.status === 'ready' ? page.value.rows.filter((row) => row.printed.includes('label')) : [];
  expect(marked).toHaveLength(69);
  expect(orderList.selected).toEqual(ids);
});

test('a pickup of 60 is asked in two pieces: the courier’s manifests are kept, and what it left out is named', async () => {
  const { ids, admin, dispatch, actions } = start(60);
  dispatch(bulkRequested({ kind: 'pickup', layout: 'a4', ids }));
  await rest();
  await rest();
  expect(admin().bulk).toMatchObject({
    status: 'over',
    open: true,
    failed: [
      { id: 'GLM0', message: 'GLM0 is not taken.' },
      { id: 'GLM50', message: 'GLM50 is not taken.' },
    ],
    links: ['https://courier.example/49', 'https://courier.example/9'],
  });
  const { page } = admin().orderList;
  expect(page.status === 'ready' && page.value.rows.filter(({ pickup }) => pickup)).toHaveLength(58);
  expect(actions.filter(({ type }) => type === 'notifications/toastShown')).toEqual([]);
  dispatch(bulkClosed());
  dispatch(bulkRequested({ kind: 'courier-labels', layout: 'a4', ids: ['GLM1'] }));
  await rest();
  expect(admin().bulk).toMatchObject({ status: 'over', failed: [{ id: 'GLM1' }] });
});

test('500 orders at a courier that takes half of them: left after a piece, resumed, each asked once and named', async () => {
  const { ids, admin, dispatch, storage, api } = start(500);
  const pieces: number[] = [];
  const asked: string[] = [];
  api.pickup = async (orders: readonly string[]) => {
    pieces.push(orders.length);
    asked.push(...orders);
    if (pieces.length === 3) dispatch(bulkStopped());
    const isTaken = (id: string) => Number(id.slice(3)) % 2 === 0;
    const refused = orders
      .filter((id) => !isTaken(id))
      .map((id) => ({ id, code: 'courier_refused', message: `${id} is not taken.` }));
    return ok({ done: orders.filter(isTaken), refused, links: [] });
  };
  dispatch(bulkRequested({ kind: 'pickup', layout: 'a4', ids }));
  for (let turn = 0; turn < 10; turn += 1) await rest();
  expect(admin().bulk).toMatchObject({ status: 'left' });
  const left = storage.read();
  expect([left?.done.length, left?.failed.length, pieces]).toEqual([75, 75, [50, 50, 50]]);
  dispatch(bulkResumed());
  for (let turn = 0; turn < 20; turn += 1) await rest();
  const { bulk } = admin();
  expect(bulk).toMatchObject({ status: 'over', open: true });
  expect(pieces).toEqual(Array(10).fill(50));
  expect(asked).toEqual(ids);
  const { done = [], failed = [] } = bulk.status === 'over' ? bulk : {};
  expect([done.length, failed.length]).toEqual([250, 250]);
  expect(failed.filter(({ id, message }) => message !== `${id} is not taken.`)).toEqual([]);
});
