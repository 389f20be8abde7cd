import { ZERO, type Paise } from '../money/money';
import { addDays } from '../time/calendar';
import { dayInIndia, momentInIndia } from '../time/india';
import type { CreditAccount, CreditFreeze, CreditLot } from './account';
import { REMINDER_DAYS, REMINDER_HOUR } from './limits';

/** When the mail about what can be spent until this day is due (ISO). */
export const reminderAt = (lastDay: string): string =>
  momentInIndia(addDays(lastDay, -REMINDER_DAYS), REMINDER_HOUR).toISOString();

/** The first reminder of lots that is due at `from` (ISO) or later; null for none. Lots are sorted by their last day. */
function nextReminder(lots: readonly CreditLot[], from: string): string | null {
  const times = lots.flatMap(({ lastDay }) => (lastDay === null ? [] : [reminderAt(lastDay)]));
  return times.find((time) => time >= from) ?? null;
}

/**
 * The account with the time of its next reminder, after its lots changed. A reminder that waits to be sent stays due. A lot
 * that is added after its own time has none: it is of a gift card, whose recipient had the mail.
 */
export function withReminder(account: CreditAccount, now: Date): CreditAccount {
  const { lots, remindAt, frozen } = account;
  const at = now.toISOString();
  const from = remindAt !== null && remindAt < at ? remindAt : at;
  return { ...account, remindAt: frozen ? null : nextReminder(lots, from) };
}

/** An account that the team froze; nothing reminds of it meanwhile. */
export const frozenAccount = (account: CreditAccount, frozen: CreditFreeze): CreditAccount => ({
  ...account,
  frozen,
  remindAt: null,
  updatedAt: frozen.at,
});

/** An account that the team freed. What was due before the freeze was sent then; the rest is due now, or later. */
export function freedAccount({ frozen, ...account }: CreditAccount, now: Date): CreditAccount {
  const at = now.toISOString();
  return { ...account, remindAt: nextReminder(account.lots, frozen?.at ?? at), updatedAt: at };
}

export interface CreditReminder {
  /** The account, with the time of its next reminder. */
  account: CreditAccount;
  /** What is left, and until when; null where its last day is over. */
  news: { paise: Paise; lastDay: string } | null;
}

/** The reminder of one lot of an account; null where none is due. */
export function dueCreditReminder(account: CreditAccount, now: Date): CreditReminder | null {
  const { lots, remindAt } = account;
  if (remindAt === null || remindAt > now.toISOString()) return null;
  const isDue = ({ lastDay }: CreditLot) => lastDay !== null && reminderAt(lastDay) === remindAt;
  const { paise = ZERO, lastDay = null } = lots.find(isDue) ?? {};
  const others = lots.filter((lot) => !isDue(lot));
  return {
    account: { ...account, remindAt: nextReminder(others, remindAt) },
    news: lastDay !== null && lastDay >= dayInIndia(now) ? { paise, lastDay } : null,
  };
}
