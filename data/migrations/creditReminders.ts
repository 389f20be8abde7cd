import { accountFrom, type CreditAccount } from '@/domain/credit/account';
import { reminderAt, withReminder } from '@/domain/credit/reminder';
import { dayInIndia } from '@/domain/time/india';
import { documentMigration } from './documentMigration';

/** When an account from before the reminders has its next one: at once for credit whose own time is over and that is still good. */
export function missingReminder(uid: string, stored: Partial<CreditAccount>, now: Date): string | null {
  const remindAt = reminderAt(dayInIndia(now));
  return withReminder({ ...accountFrom(uid, stored), remindAt }, now).remindAt;
}

/** Without it, store credit that does not move expires without a reminder. */
export const creditReminders = documentMigration<Partial<CreditAccount>>({
  id: '2026-11-29-credit-reminders',
  describe: 'Has older store credit reminded of before it expires.',
  collection: 'credit',
  isOld: ({ remindAt }) => remindAt === undefined,
  async rewrite({ transaction, ref, stored, now }) {
    transaction.update(ref, { remindAt: missingReminder(ref.id, stored, now) });
  },
});
