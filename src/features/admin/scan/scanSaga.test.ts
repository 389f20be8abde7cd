import type { ScannedOrder } from '@/domain/contracts/adminOrders/scan';
import { ok } from '@/services';
import type { ScanAdmin } from '@/services/admin/orders/createScanAdmin';
import { fakeServices } from '@/testing/fakeServices';
import { fakeOrderList } from '../orders/testing/orderList';
import { runAdminSaga } from '../testing/runAdminSaga';
import { messages } from './messages';
import { scanSaga } from './scanSaga';
import { codeTyped, orderLeft, tableLeft, tableShown } from './scanSlice';

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
