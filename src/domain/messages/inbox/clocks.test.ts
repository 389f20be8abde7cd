import { clockOf, urgencyOf } from './clocks';
import { aMessage } from './testing';

const acknowledgedAt = '2026-11-20T08:00:00.000Z';

test.each([
  ['a new message', {}, 'acknowledge', '2026-11-22T06:00:00.000Z'],
  ['a read message', { status: 'read' as const }, 'acknowledge', '2026-11-22T06:00:00.000Z'],
  ['an acknowledged message', { acknowledgedAt }, 'settle', '2026-12-20T06:00:00.000Z'],
])('the due date of a message follows its clock: %s (%s)', (_, change, clock, due) => {
  expect(clockOf(aMessage(change))).toEqual({ clock, due: new Date(due) });
  expect(aMessage(change).dueAt).toBe(due);
});

test.each(['replied', 'archived', 'spam'] as const)('a message that is %s is not due', (status) => {
  expect(clockOf(aMessage({ status }))).toBeNull();
  expect(aMessage({ status, acknowledgedAt }).dueAt).toBeNull();
});

test.each([
  ['2026-11-22T05:59:59.999Z', 'soon'],
  ['2026-11-22T06:00:00.000Z', 'soon'],
  ['2026-11-22T06:00:00.001Z', 'late'],
  ['2026-11-21T06:00:00.000Z', 'soon'],
  ['2026-11-21T05:59:59.999Z', 'later'],
])('at %s the message is %s', (now, urgency) => {
  expect(urgencyOf(new Date('2026-11-22T06:00:00.000Z'), new Date(now))).toBe(urgency);
});
