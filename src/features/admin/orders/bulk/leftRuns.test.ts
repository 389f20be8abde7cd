import { fail, ok } from '@/services';
import type { BulkRun } from '@/services/browser/stored/team/bulkRuns';
import { printedAll } from '../testing/orderList';
import { PACKED_AT_ONCE } from './bulkSaga';
import { bulkDiscarded, bulkResumed, bulkStopped } from './bulkSlice';
import { packed, rest, startBulk } from './testing/startBulk';

/** A run of an earlier visit in the state. */
const aside = (run: BulkRun) => ({ ...run, links: [], labelled: [] });

test('a run that is stopped does what it has begun, is kept in the browser, and goes on where it was', async () => {
  const { asked, runs, settle, admin, dispatch, pack, storage, leftRun } = startBulk(9);
  pack();
  dispatch(bulkStopped());
  await settle(packed);
  expect(asked).toHaveLength(PACKED_AT_ONCE);
  expect(admin().bulk).toMatchObject({ current: { status: 'idle' }, left: [{ kind: 'pack', done: asked }] });
  expect(storage.read()).toMatchObject([{ kind: 'pack', done: asked, failed: [] }]);
  dispatch(bulkResumed(leftRun()));
  await settle(packed);
  expect(new Set(asked).size).toBe(9);
  expect(asked).toHaveLength(9);
  // The audit log groups the orders packed before and after as one act.
  expect([...runs]).toEqual([expect.stringMatching(/^[a-z0-9]{20}$/)]);
  expect(storage.read()).toEqual([]);
});

test('a run of an earlier visit waits to be resumed or forgotten', async () => {
  const kept: BulkRun = {
    run: 'earlierrun1',
    kind: 'labels',
    layout: 'a4',
    ids: ['GLM0', 'GLM1', 'GLM2'],
    done: ['GLM0'],
    failed: [{ id: 'GLM1', message: 'GLM1 has no label.' }],
  };
  const other = { ...kept, run: 'earlierrun2' };
  const unknown = { ...kept, run: 'earlierrun3', kind: 'of another version' };
  const { jobs, settlePrint, admin, dispatch, fake, storage } = startBulk(3, [kept, other, unknown]);
  expect(admin().bulk).toEqual({ current: { status: 'idle' }, left: [aside(kept), aside(other)] });
  expect(jobs).toEqual([]);
  dispatch(bulkResumed('earlierrun1'));
  await settlePrint(({ what, orders }) => ok(printedAll(what, orders)));
  expect(jobs).toEqual([{ what: 'labels', layout: 'a4', orders: ['GLM2'] }]);
  expect(fake.record.saved).toHaveLength(1);
  expect(admin().bulk.current).toMatchObject({ status: 'over', done: ['GLM0', 'GLM2'] });
  expect(storage.read()).toMatchObject([other, unknown]);
  dispatch(bulkDiscarded('earlierrun2'));
  expect(storage.read()).toEqual([unknown]);
  expect(admin().bulk.left).toEqual([]);
});

test('a run that was stopped is kept while another one is done, and an answer that comes late counts for its own run', async () => {
  const { asked, ids, settle, settlePrint, print, pack, admin, dispatch, storage, actions, jobs, leftRun } =
    startBulk(130);
  print();
  dispatch(bulkStopped());
  // The first sixty labels are still being drawn.
  pack(['GLM100', 'GLM101']);
  expect(storage.read().map(({ kind }) => kind)).toEqual(['labels', 'pack']);
  await settlePrint(({ what, orders }) => ok(printedAll(what, orders)));
  expect(admin().bulk.current).toMatchObject({ kind: 'pack', ids: ['GLM100', 'GLM101'], done: [] });
  expect(admin().bulk.left).toMatchObject([{ kind: 'labels', done: ids.slice(0, 60) }]);
  await settle(packed);
  expect(asked).toEqual(['GLM100', 'GLM101']);
  expect(jobs).toHaveLength(1);
  expect(actions).toContainEqual(
    expect.objectContaining({ payload: expect.objectContaining({ text: '2 orders packed.' }) as object }),
  );
  expect(storage.read()).toMatchObject([{ kind: 'labels', done: ids.slice(0, 60) }]);
  dispatch(bulkResumed(leftRun()));
  for (let piece = 0; piece < 2; piece += 1)
    await settlePrint(({ what, orders }) => ok(printedAll(what, orders)));
  expect(jobs.flatMap(({ orders }) => orders)).toEqual(ids);
  expect(admin().bulk).toEqual({ current: { status: 'idle' }, left: [] });
});

test('a run that is stopped and resumed before its answers come asks for each order once, four at a time', async () => {
  const { asked, settle, pack, dispatch, admin, leftRun } = startBulk(12);
  pack();
  dispatch(bulkStopped());
  dispatch(bulkResumed(leftRun()));
  expect(asked).toHaveLength(PACKED_AT_ONCE);
  await settle(packed);
  expect(asked).toHaveLength(12);
  expect(new Set(asked).size).toBe(12);
  expect(admin().bulk).toEqual({ current: { status: 'idle' }, left: [] });
});

test('a run that is stopped with its last orders on the way ends with their answers', async () => {
  const { settle, pack, dispatch, admin, storage } = startBulk(3);
  pack();
  dispatch(bulkStopped());
  await settle((id) => (id === 'GLM1' ? fail({ kind: 'network' }) : packed(id)));
  expect(admin().bulk).toMatchObject({
    current: { status: 'over', open: true, failed: [{ id: 'GLM1' }] },
    left: [],
  });
  expect(storage.read()).toEqual([]);
});

test('a second act while one is at work is refused with a word, and changes nothing', async () => {
  const { settle, pack, print, admin, jobs, actions } = startBulk(3);
  pack();
  print();
  expect(jobs).toEqual([]);
  expect(admin().bulk.current).toMatchObject({ kind: 'pack' });
  expect(actions.filter(({ type }) => type === 'notifications/toastShown').at(-1)).toMatchObject({
    payload: { text: expect.stringContaining('Packing 3 orders: 0 of 3 done. Please wait') as string },
  });
  await settle(packed);
});

describe('a run that two tabs know', () => {
  const kept: BulkRun = {
    run: 'earlierrun1',
    kind: 'labels',
    layout: 'a4',
    ids: ['GLM0', 'GLM1', 'GLM2'],
    done: [],
    failed: [],
  };

  test('is not begun again while the other one is at work', () => {
    const { jobs, admin, dispatch, elsewhere, texts } = startBulk(3, [kept]);
    elsewhere.add('earlierrun1');
    dispatch(bulkResumed('earlierrun1'));
    expect(jobs).toEqual([]);
    expect(admin().bulk).toEqual({ current: { status: 'idle' }, left: [aside(kept)] });
    expect(texts()).toEqual(['Labels of 3 orders: another tab of this browser is at work on it.']);
  });

  test('goes on where the other one left it', async () => {
    const { jobs, dispatch, storage, settlePrint } = startBulk(3, [kept]);
    storage.keep([{ ...kept, done: ['GLM0', 'GLM1'] }], []);
    dispatch(bulkResumed('earlierrun1'));
    expect(jobs).toMatchObject([{ orders: ['GLM2'] }]);
    await settlePrint(({ what, orders }) => ok(printedAll(what, orders)));
    expect(storage.read()).toEqual([]);
  });

  test('asks for courier labels again whose links only the other one has', async () => {
    const labels: BulkRun = { ...kept, kind: 'courier-labels' };
    const { api, dispatch, storage } = startBulk(3, [labels]);
    const ask = jest.spyOn(api, 'courierLabels');
    storage.keep([{ ...labels, done: ['GLM0', 'GLM1'] }], []);
    dispatch(bulkResumed('earlierrun1'));
    await rest();
    expect(ask).toHaveBeenCalledWith(['GLM0', 'GLM1', 'GLM2'], undefined);
  });

  test('is over where the other one has finished it', () => {
    const { jobs, admin, dispatch, storage, texts } = startBulk(3, [kept]);
    storage.keep([], ['earlierrun1']);
    dispatch(bulkResumed('earlierrun1'));
    expect([jobs, admin().bulk.left]).toEqual([[], []]);
    expect(texts()).toEqual(['Labels of 3 orders: another tab of this browser has finished it.']);
  });
});
