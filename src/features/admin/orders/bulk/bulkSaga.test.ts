import { fail, ok } from '@/services';
import type { BulkRun } from '@/services/browser/stored/team/bulkRuns';
import { printedAll } from '../testing/orderList';
import { PACKED_AT_ONCE } from './bulkSaga';
import { bulkClosed, bulkRequested, bulkResumed, bulkStopped } from './bulkSlice';
import { packed, rest, startBulk, tooSoon } from './testing/startBulk';

test('orders are packed a few at a time, each once, and the rows stay selected', async () => {
  const { asked, ids, settle, admin, pack, actions } = startBulk(10);
  pack();
  pack(['GLM5']);
  expect(asked).toEqual(ids.slice(0, PACKED_AT_ONCE));
  await settle(packed);
  expect([...asked].sort()).toEqual([...ids].sort());
  expect(admin().bulk.current).toEqual({ status: 'idle' });
  expect(admin().orderList.selected).toEqual(ids);
  const { page } = admin().orderList;
  expect(page.status === 'ready' && page.value.rows.map(({ status }) => status)).toEqual(
    Array(10).fill('packed'),
  );
  expect(actions.map(({ type }) => type)).not.toContain('admin/orderList/listRequested');
});

test('a rate-limited request waits and is repeated, and does not count as a failure', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const { asked, settle, admin, pack } = startBulk(2);
  pack();
  await settle((id) => (id === 'GLM1' ? tooSoon : packed(id)));
  expect(asked).toEqual(['GLM0', 'GLM1']);
  await jest.advanceTimersByTimeAsync(2000);
  expect(asked).toEqual(['GLM0', 'GLM1', 'GLM1']);
  await settle(packed);
  expect(admin().bulk.current).toEqual({ status: 'idle' });
  jest.useRealTimers();
});

test('failed orders are named, stay selected, and can be retried alone', async () => {
  const { asked, settle, admin, pack, actions } = startBulk(3);
  pack();
  await settle((id) => (id === 'GLM1' ? fail({ kind: 'network' }) : packed(id)));
  expect(admin().bulk.current).toMatchObject({
    status: 'over',
    open: true,
    done: ['GLM0', 'GLM2'],
    failed: [{ id: 'GLM1', message: expect.stringContaining('twice does it once') as string }],
  });
  expect(admin().orderList.selected).toContain('GLM1');
  // The dialog shows the failure; a toast would repeat it.
  expect(actions.filter(({ type }) => type === 'notifications/toastShown')).toEqual([]);
  pack(['GLM1']);
  await settle(packed);
  expect(asked.filter((id) => id === 'GLM1')).toHaveLength(2);
  expect(admin().bulk.current).toEqual({ status: 'idle' });
});

test('packing continues after the dialog is closed and reports its result', async () => {
  const { settle, admin, dispatch, pack, actions } = startBulk(6);
  pack();
  dispatch(bulkClosed());
  expect(admin().bulk.current).toMatchObject({ status: 'running', open: false });
  await settle(packed);
  expect(actions).toContainEqual(
    expect.objectContaining({ payload: expect.objectContaining({ text: '6 orders packed.' }) as object }),
  );
});

test('labels of 130 orders are three files, and what was refused or lost is named by its order', async () => {
  const { jobs, ids, settlePrint, print, admin, fake } = startBulk(130);
  print();
  expect(admin().bulk.current).toMatchObject({ status: 'running', open: true });
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
  const { orderList } = admin();
  const bulk = admin().bulk.current;
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
  const { ids, admin, dispatch, actions, api } = startBulk(60);
  dispatch(bulkRequested({ kind: 'pickup', layout: 'a4', ids }));
  await rest();
  await rest();
  expect(admin().bulk.current).toMatchObject({
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
  expect(admin().bulk.current).toMatchObject({ status: 'over', failed: [{ id: 'GLM1' }] });
  api.courierLabels = async (orders) => ok({ done: [...orders], refused: [], links: [] });
  dispatch(bulkRequested({ kind: 'courier-labels', layout: 'a4', ids: ['GLM1'] }));
  await rest();
  const rows = admin().orderList.page;
  expect(rows.status === 'ready' && rows.value.rows[1]?.printed).toEqual(['label']);
});

test('500 orders at a courier that takes half of them: left after a piece, resumed, each asked once and named', async () => {
  const { ids, admin, dispatch, storage, api, leftRun } = startBulk(500);
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
  const [left] = storage.read();
  expect([left?.done.length, left?.failed.length, pieces]).toEqual([75, 75, [50, 50, 50]]);
  dispatch(bulkResumed(leftRun()));
  for (let turn = 0; turn < 20; turn += 1) await rest();
  const bulk = admin().bulk.current;
  expect(bulk).toMatchObject({ status: 'over', open: true });
  expect(pieces).toEqual(Array(10).fill(50));
  expect(asked).toEqual(ids);
  const { done = [], failed = [] } = bulk.status === 'over' ? bulk : {};
  expect([done.length, failed.length]).toEqual([250, 250]);
  expect(failed.filter(({ id, message }) => message !== `${id} is not taken.`)).toEqual([]);
});

describe('a run at the courier that is resumed in a later visit', () => {
  const link = (visit: number) => `https://courier.example/${visit}`;
  type Ask = ReturnType<typeof startBulk>['api']['courierLabels'];

  /** Stops a run of 60 orders after the first piece. Returns what the browser keeps. */
  async function leave(kind: 'pickup' | 'courier-labels') {
    const { ids, dispatch, storage, api } = startBulk(60);
    const ask: Ask = async (orders) => {
      dispatch(bulkStopped());
      return ok({ done: [...orders], refused: [], links: [link(1)] });
    };
    Object.assign(api, { pickup: ask, courierLabels: ask });
    dispatch(bulkRequested({ kind, layout: 'a4', ids }));
    for (let turn = 0; turn < 2; turn += 1) await rest();
    expect(JSON.stringify(storage.read())).not.toContain(link(1));
    return storage.read();
  }

  async function goOn(kept: BulkRun[], ask: Ask) {
    const { dispatch, api, admin, leftRun } = startBulk(60, kept);
    const asked: string[] = [];
    const noted: Ask = async (orders) => {
      asked.push(...orders);
      return ask(orders);
    };
    Object.assign(api, { pickup: noted, courierLabels: noted });
    dispatch(bulkResumed(leftRun()));
    for (let turn = 0; turn < 4; turn += 1) await rest();
    return { asked, current: admin().bulk.current };
  }
  const all: Ask = async (orders) => ok({ done: [...orders], refused: [], links: [link(2)] });
  const refuse =
    (code: string): Ask =>
    async ([id = '', ...done]) =>
      ok({ done, refused: [{ id, code, message: `${id} was refused.` }], links: [link(2)] });

  test('asks for all labels again, because the browser keeps no links to them', async () => {
    const { asked, current } = await goOn(await leave('courier-labels'), all);
    expect(asked).toHaveLength(60);
    expect(current).toMatchObject({ status: 'over', failed: [], links: [link(2), link(2)] });
  });

  test('names no order as failed that had its label and is shipped by now', async () => {
    const { current } = await goOn(await leave('courier-labels'), refuse('has_left'));
    expect(current).toMatchObject({ status: 'over', failed: [{ id: 'GLM50' }] });
  });

  test.each(['courier_unavailable', 'courier_refused', 'no_label', 'too_late'])(
    'names the labels that nobody has: %s',
    async (code) => {
      const { current } = await goOn(await leave('courier-labels'), refuse(code));
      expect(current).toMatchObject({ failed: [{ id: 'GLM0' }, { id: 'GLM50' }] });
    },
  );

  test('keeps its labelled orders when it is stopped again', async () => {
    const kept = await leave('courier-labels');
    const { dispatch, storage, leftRun } = startBulk(60, kept);
    dispatch(bulkResumed(leftRun()));
    dispatch(bulkStopped());
    expect(storage.read()).toEqual(kept);
  });

  test('asks for no pickup twice, because its manifest is stored with each order', async () => {
    const { asked, current } = await goOn(await leave('pickup'), all);
    expect(asked).toHaveLength(10);
    expect(current).toMatchObject({ status: 'over', failed: [], links: [link(2)] });
  });
});
