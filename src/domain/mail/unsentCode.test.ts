import { queuedMail, type MailDelivery } from './delivery';
import { holdsUnsentCode } from './unsentCode';

const delivery = (status: MailDelivery['status']) => ({ ...queuedMail('2026-11-20T10:00:00.000Z'), status });

test.each<[string, Record<string, unknown>, boolean]>([
  ['waits', { textOnceSent: 'Gone.', delivery: delivery('waiting') }, true],
  ['is being sent', { textOnceSent: 'Gone.', delivery: delivery('sending') }, true],
  ['was sent', { textOnceSent: 'Gone.', delivery: delivery('sent') }, false],
  ['was discarded', { textOnceSent: 'Gone.', delivery: delivery('discarded') }, false],
  ['has no code', { delivery: delivery('waiting') }, false],
])('a mail that %s', (_what, stored, holds) => {
  expect(holdsUnsentCode(stored)).toBe(holds);
});
