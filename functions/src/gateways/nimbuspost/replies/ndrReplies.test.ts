import { eventTime } from './eventTime';
import { readNdr } from './ndrReplies';

const done = (data: unknown) => ({ kind: 'done', data, meta: {} }) as const;

test.each<[string, Parameters<typeof readNdr>[0], object]>([
  ['every action was recorded', done([{ awb: '1', status: true }]), { kind: 'taken' }],
  ['it answers without a list', done({ taken: 1 }), { kind: 'taken' }],
  [
    'one of several was not',
    done([{ status: true }, { status: false, message: 'Too late' }]),
    { kind: 'refused', problem: 'Too late' },
  ],
  [
    'one was not, without a word',
    done([{ status: false }]),
    { kind: 'refused', problem: 'The courier refused the action' },
  ],
  [
    'it refuses',
    { kind: 'denied', status: 200, refused: true, code: '', problem: 'No' },
    { kind: 'refused', problem: 'No' },
  ],
  ['nothing was sent', { kind: 'lost', sent: false, problem: 'x' }, { kind: 'unavailable', problem: 'x' }],
  ['the answer was lost', { kind: 'lost', sent: true, problem: 'x' }, { kind: 'unknown', problem: 'x' }],
])('the courier’s reply where %s', (_name, answer, outcome) => {
  expect(readNdr(answer)).toEqual(outcome);
});

test.each([
  ['2026-11-22 15:30:00', '2026-11-22T10:00:00.000Z'],
  ['2026-11-22T15:30', '2026-11-22T10:00:00.000Z'],
  ['2026-11-22T10:00:00Z', '2026-11-22T10:00:00.000Z'],
  ['2026-11-22T15:30:00+05:30', '2026-11-22T10:00:00.000Z'],
  ['1680585240', '2023-04-04T05:14:00.000Z'],
  ['', ''],
  ['  ', ''],
  ['soon', ''],
])('%p is the moment %p', (written, moment) => {
  expect(eventTime(written)).toBe(moment);
});
