import { messages } from './messages';
import { dueStatus } from './statuses';

const due = new Date('2026-11-22T06:00:00.000Z');
const at = (hours: number) => new Date(due.getTime() - hours * 3_600_000);

test.each([
  [720, 'Settle within 30 days', 'neutral'],
  [48, 'Settle within 2 days', 'neutral'],
  [47.9, 'Settle within 47 hours', 'neutral'],
  [24, 'Settle within 24 hours', 'wait'],
  [1.5, 'Settle within 1 hour', 'wait'],
  [0, 'Settle within less than an hour', 'wait'],
  [-0.5, 'Settle: less than an hour late', 'bad'],
  [-50, 'Settle: 2 days late', 'bad'],
])('%s hours before the due date: %s', (hours, text, tone) => {
  expect(dueStatus({ clock: 'settle', due }, at(hours))).toEqual({ text, tone });
});

test('the delivery state of a mail is shown with the reason of a failure', () => {
  expect(messages.delivery({ state: 'waiting' })).toBe('Being sent');
  expect(messages.delivery({ state: 'sent' })).toBe('Sent');
  expect(messages.delivery({ state: 'failed', why: 'No such mailbox' })).toBe(
    'Not delivered: No such mailbox',
  );
});
