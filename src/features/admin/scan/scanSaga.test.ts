import type { ScannedOrder } from '@/domain/contracts/adminOrders/scan';
import { fail, ok } from '@/services';
import type { ScanAdmin } from '@/services/admin/orders/createScanAdmin';
import { fakeServices } from '@/testing/fakeServices';
import { fakeOrderList, printedAll } from '../orders/testing/orderList';
import { runAdminSaga } from '../testing/runAdminSaga';
import { messages } from './messages';
import { scanSaga } from './scanSaga';
import {
  codeTyped,
  labelLoaded,
  labelOpened,
  labelRequested,
  orderLeft,
  orderPacked,
  scanReducer,
  tableLeft,
  tableShown,
} from './scanSlice';

const AWB = '14349000001187';
const anOrderOnTable = (orderId: string): ScannedOrder => ({
  orderId,
  customer: 'Meera Sundar',
  city: 'Chennai',
  isCod: true,
  courier: 'Delhivery Surface',
  awb: AWB,
  units: [],
});
const silence = { right: () => {}, wrong: () => {} };
const turn = () => new Promise(setImmediate);

let stopLast = () => {};
afterEach(() => stopLast());

/** The table, whose orders open when they are answered, in any order. `saved`: what it stored before a reload. */
function run(saved: object | null = null) {
  const answers: (() => void)[] = [];
  const left: string[] = [];
  const unused = () => Promise.reject(new Error('This is not called'));
  const api: ScanAdmin = {
    open: (id) =>
      new Promise((resolve) => answers.push(() => resolve(ok({ success: true, order: anOrderOnTable(id) })))),
    leave: async (id) => {
      left.push(id);
      return ok({ success: true });
    },
    pack: unused,
    place: unused,
    next: async () => ok({ rows: [], more: false, now: '2026-11-22T10:00:00.000Z' }),
  };
  const { services } = fakeServices();
  const written: object[] = [];
  const adminDrafts = { ...services.storage.adminDrafts };
  adminDrafts.read = () => saved;
  adminDrafts.write = (_name, draft) => void written.push(draft);
  services.storage = { ...services.storage, adminDrafts };
  const { dispatch, state, stop } = runAdminSaga(
    [() => scanSaga(services, api, fakeOrderList().watched, silence)],
    services,
  );
  stopLast = stop;
  dispatch(tableShown());
  return {
    left,
    written,
    table: () => state().admin.scan,
    dispatch,
    scan: (id: string) => dispatch(codeTyped(id)),
    comeBack: () => [tableLeft(), tableShown()].forEach(dispatch),
    answer: async (call: number) => {
      answers[call]?.();
      await turn();
    },
    onTable: () => state().admin.scan.order?.orderId,
  };
}

test('an order that opens after the screen was left and shown again goes back', async () => {
  const { scan, comeBack, answer, left, onTable } = run();
  scan('GLM7');
  comeBack();
  scan('GLM8');
  await answer(1);
  await answer(0);
  expect(left).toEqual(['GLM7']);
  expect(onTable()).toBe('GLM8');
});

test.each([
  ['before', [1, 0]],
  ['after', [0, 1]],
])('an order that opens late stays if the scan since then opened it %s', async (_when, calls) => {
  const { scan, comeBack, answer, left, onTable, dispatch } = run();
  scan('GLM7');
  comeBack();
  scan('GLM7');
  for (const one of calls) await answer(one);
  expect(left).toEqual([]);
  expect(onTable()).toBe('GLM7');
  dispatch(orderLeft({ isMissing: false }));
  await turn();
  expect(left).toEqual(['GLM7']);
});

test.each([
  ['the same', AWB, AWB, null],
  ['no', '', AWB, null],
  ['another', '14349000000004', '14349000000004', messages.relabelled.title],
])('after a reload a box with %s label keeps it', async (_label, printed, awb, title) => {
  const counted = {};
  const { answer, table, written } = run({ orderId: 'GLM7', counted, awb: printed });
  await answer(0);
  expect(table().order).toMatchObject({ orderId: 'GLM7', awb });
  expect(table().refusal?.title ?? null).toBe(title);
  expect(written.at(-1)).toEqual({ orderId: 'GLM7', counted, awb });
});

/** The table with GLM7 packed, whose label is still made when GLM8 is packed and its label is asked for. */
async function twoLabels() {
  const answers = new Map<string, (isDone: boolean) => void>();
  const list = fakeOrderList({
    print: ({ what, orders }) =>
      new Promise((resolve) =>
        answers.set(orders[0]!, (isDone) =>
          resolve(isDone ? ok(printedAll(what, orders)) : fail({ kind: 'network' })),
        ),
      ),
  });
  const unused = () => Promise.reject(new Error('This is not called'));
  const next = async () => ok({ rows: [], more: false, now: '2026-11-22T10:00:00.000Z' });
  const api: ScanAdmin = { open: unused, leave: unused, pack: unused, place: unused, next };
  const { services, record } = fakeServices();
  const { dispatch, state, stop } = runAdminSaga(
    [() => scanSaga(services, api, list.watched, silence)],
    services,
  );
  stopLast = stop;
  for (const id of ['GLM7', 'GLM8']) {
    dispatch(orderPacked(id));
    dispatch(labelRequested(id));
    dispatch(labelRequested(id));
    await turn();
  }
  return {
    calls: list.calls,
    services,
    scan: () => state().admin.scan,
    toast: () => state().notifications.toasts.at(-1)?.text,
    saved: () => record.saved.map(({ name }) => name),
    answer: async (id: string, isDone = true) => {
      answers.get(id)?.(isDone);
      await turn();
    },
  };
}

test('a label that is asked for while another is made is made as well, and each says whose it is', async () => {
  const { calls, scan, toast, saved, answer } = await twoLabels();
  expect(calls).toEqual(['print', 'print']);
  expect(scan().labelling).toEqual(['GLM7', 'GLM8']);
  await answer('GLM7');
  expect(scan().labelling).toEqual(['GLM8']);
  expect([saved(), toast()]).toEqual([['glumist-labels-GLM7.pdf'], 'The label of GLM7 is saved.']);
  await answer('GLM8');
  expect(scan().labelling).toEqual([]);
  expect([saved().at(-1), toast()]).toEqual(['glumist-labels-GLM8.pdf', 'The label of GLM8 is saved.']);
});

test('a label that fails after the next box was packed names its order', async () => {
  const { scan, toast, saved, answer } = await twoLabels();
  await answer('GLM7', false);
  expect(toast()).toMatch(/^GLM7: /);
  expect(scan().labelling).toEqual(['GLM8']);
  await answer('GLM8', false);
  expect(toast()).not.toMatch(/^GLM/);
  expect([saved(), scan().labelling]).toEqual([[], []]);
});

test('a label whose file cannot be saved is not made for ever', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const { services, scan, answer } = await twoLabels();
  services.page.saveFile = () => {
    throw new Error('Blocked');
  };
  await answer('GLM7');
  expect(scan().labelling).toEqual(['GLM8']);
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

test('the courier’s label of an earlier box stands beside the last one’s, until it is opened', () => {
  const urlOf = (orderId: string) => ({ orderId, url: `https://courier.example/${orderId}` });
  const happened = [
    orderPacked('GLM7'),
    orderPacked('GLM8'),
    labelLoaded(urlOf('GLM8')),
    labelRequested('GLM7'),
    labelLoaded(urlOf('GLM7')),
  ];
  const after = happened.reduce(scanReducer, scanReducer(undefined, tableShown()));
  expect(after.labels).toEqual([urlOf('GLM8'), urlOf('GLM7')]);
  expect(scanReducer(after, labelOpened('GLM7')).labels).toEqual([urlOf('GLM8')]);
  expect(scanReducer(after, labelRequested('GLM8')).labels).toEqual([urlOf('GLM7')]);
});
