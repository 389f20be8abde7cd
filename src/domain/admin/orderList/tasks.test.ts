import { sortTasks, type FirstTasks, type TaskCounts } from './tasks';

const NOTHING: FirstTasks = {
  pack: { placedAt: '', promised: '' },
  parcel: null,
  returnAt: '',
  backAt: '',
  refundAt: '',
  messageDueAt: '',
};
const noWaits = { pack: 0, courier: 0, parcel: 0, return: 0, back: 0, refund: 0 };

const counts = (over: Partial<TaskCounts>): TaskCounts => ({
  waiting: noWaits,
  messages: { open: 0 },
  mails: { failed: 0, late: 0 },
  first: NOTHING,
  ...over,
});
const kinds = (over: Partial<TaskCounts>, courierAt = '') =>
  sortTasks(counts(over), courierAt).map(({ kind }) => kind);

test('a task without work is left out', () => {
  expect(kinds({})).toEqual([]);
  expect(kinds({ mails: { failed: 0, late: 1 } })).toEqual(['mails']);
});

test.each([
  ['2026-11-25T09:00:00.000Z', ['pack', 'parcel', 'messages', 'refund', 'return']],
  ['2026-11-25T11:30:00.000Z', ['parcel', 'pack', 'messages', 'refund', 'return']],
  // Without a courier's time, orders to pack are sorted by age like the others.
  ['', ['parcel', 'messages', 'refund', 'pack', 'return']],
])('clocks come first, the soonest first, then the oldest: the courier at %s', (courierAt, expected) => {
  const first: FirstTasks = {
    pack: { placedAt: '2026-11-23T10:00:00.000Z', promised: '2026-11-27' },
    parcel: { customer: 'Rahul Verma', dueAt: '2026-11-25T10:47:00.000Z' },
    returnAt: '2026-11-24T10:00:00.000Z',
    backAt: '2026-11-01T10:00:00.000Z',
    refundAt: '2026-11-21T10:00:00.000Z',
    messageDueAt: '2026-11-25T12:00:00.000Z',
  };
  const waiting = { ...noWaits, pack: 60, parcel: 6, return: 4, refund: 3 };
  expect(kinds({ waiting, messages: { open: 3 }, first }, courierAt)).toEqual(expected);
});

test('what is not dated comes last, in a fixed order', () => {
  const waiting = { ...noWaits, courier: 1, parcel: 2, refund: 1 };
  const first = { ...NOTHING, refundAt: '2026-11-21T10:00:00.000Z' };
  expect(kinds({ waiting, mails: { failed: 1, late: 0 }, first })).toEqual([
    'refund',
    'courier',
    'parcel',
    'mails',
  ]);
});

test('a task has its count, its clock and its age', () => {
  const first = { ...NOTHING, pack: { placedAt: '2026-11-23T10:00:00.000Z', promised: '' } };
  const mails = { failed: 1, late: 2 };
  expect(sortTasks(counts({ waiting: { ...noWaits, pack: 2 }, mails, first }), '')).toEqual([
    { kind: 'pack', count: 2, dueAt: '', since: '2026-11-23T10:00:00.000Z' },
    { kind: 'mails', count: 3, dueAt: '', since: '' },
  ]);
});
