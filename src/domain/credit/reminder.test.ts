import { addDays } from '../time/calendar';
import { paise } from '../money/money';
import { emptyAccount, type CreditAccount } from './account';
import { addCredit, drawCredit } from './ledger';
import { REMINDER_DAYS, RETURNED_DAYS } from './limits';
import { dueCreditReminder, freedAccount, frozenAccount, reminderAt } from './reminder';

const FIRST = '2026-11-29';
/** Noon in India. */
const at = (day: number) => new Date(`${addDays(FIRST, day)}T06:30:00.000Z`);
const last = (day: number) => addDays(FIRST, day);
const time = (day: number) => reminderAt(last(day));
const add = (account: CreditAccount, day: number, last: number | null, amount = 100) => {
  const lot = { lastDay: last === null ? null : addDays(FIRST, last), paise: paise(amount) };
  return addCredit(account, 'issued', [lot], { id: `e${day}-${String(last)}`, note: '' }, at(day)).account;
};
const spend = (account: CreditAccount, day: number, amount: number) =>
  drawCredit(account, 'spent', paise(amount), { id: 'o', note: '' }, at(day))!.account;
const freeze = (account: CreditAccount, day: number) =>
  frozenAccount(account, { at: at(day).toISOString(), by: 'ada', reason: 'Asked' });
const asha = emptyAccount('asha');
const two = add(add(asha, 0, 60), 0, 90, 50);
/** The same account once its first lot was reminded of. */
const reminded = dueCreditReminder(two, at(39))!.account;

test('a reminder is due at nine in the morning in India, three weeks before the last day', () => {
  expect(reminderAt('2027-01-22')).toBe('2027-01-01T03:30:00.000Z');
});

test('it is due after any return of credit, which is therefore reminded of too', () => {
  expect(REMINDER_DAYS).toBeLessThan(RETURNED_DAYS);
});

test.each<[string, CreditAccount, string | null]>([
  ['nothing', asha, null],
  ['credit that never expires', add(asha, 0, null), null],
  ['the first lot of two', two, time(60)],
  ['an earlier lot that is added', add(two, 1, 50), time(50)],
  ['the second lot, once the first is spent', spend(two, 1, 100), time(90)],
  ['the first lot, of which some is spent', spend(two, 1, 99), time(60)],
  ['a lot that is due, whatever comes later', add(two, 40, 400), time(60)],
  ['no lot that is due, once it is spent', spend(two, 40, 100), time(90)],
  ['the second lot, once the first was reminded of', reminded, time(90)],
  ['the second lot still, after a movement', add(reminded, 40, 400), time(90)],
  ['no lot that is added after its time', add(asha, 50, 60), null],
  ['nothing while it is frozen', freeze(two, 1), null],
  ['nothing while it is frozen, whatever is added', add(freeze(two, 1), 2, 80), null],
  ['the first lot, once it is freed in time', freedAccount(freeze(two, 1), at(2)), time(60)],
  ['the first lot, whose time came while it was frozen', freedAccount(freeze(two, 38), at(41)), time(60)],
  [
    'the second lot, frozen after the first was reminded of',
    freedAccount(freeze(reminded, 40), at(41)),
    time(90),
  ],
])('the next reminder is of %s', (_, account, remindAt) => {
  expect(account.remindAt).toBe(remindAt);
});

test.each<[string, CreditAccount, number, object | null]>([
  ['not before its time', two, 38, null],
  ['of what is left', spend(two, 1, 40), 39, { news: { paise: paise(60), lastDay: last(60) } }],
  ['on the last day', two, 60, { news: { paise: paise(100), lastDay: last(60) } }],
  ['without a word after the last day', two, 61, { news: null, account: { remindAt: time(90) } }],
  ['not twice', reminded, 39, null],
  ['of the second lot in its turn', reminded, 69, { news: { paise: 50 }, account: { remindAt: null } }],
  ['not while it is frozen', freeze(two, 1), 39, null],
])('a person is reminded %s', (_, account, day, expected) => {
  const due = dueCreditReminder(account, at(day));
  if (expected) expect(due).toMatchObject(expected);
  else expect(due).toBeNull();
});
