import fc from 'fast-check';
import { emptyAccount, type CreditAccount } from '../credit/account';
import { addCredit, drawCredit } from '../credit/ledger';
import { lastDayFrom } from '../credit/limits';
import { addDays } from '../time/calendar';
import { paise, ZERO } from '../money/money';
import { rewardEntryId, withdraw } from './reward';
import type { Referral } from './referral';

const FIRST = '2026-11-12';
const at = (day: number) => new Date(`${addDays(FIRST, day)}T06:00:00.000Z`);
const REWARD = 20_000;
const LAST_DAY = lastDayFrom(at(0));
const referral: Referral = {
  id: 'R1',
  userId: 'bina',
  referrerId: 'asha',
  terms: { friendRupees: 100, referrerRupees: 200, minRupees: 500 },
  status: 'earned',
  problem: '',
  orderId: 'GLM1',
  orderedAt: at(-10).toISOString(),
  rewardAt: at(0).toISOString(),
  friend: { paise: ZERO, problem: 'gone' },
  referrer: { paise: paise(REWARD), problem: '' },
  dueAt: null,
  decidedAt: at(0).toISOString(),
  createdAt: at(-12).toISOString(),
  updatedAt: at(0).toISOString(),
};
const lot = (day: number | null, amount: number) => ({
  lastDay: day === null ? null : addDays(FIRST, day),
  paise: paise(amount),
});
const add = (account: CreditAccount, id: string, lots: ReturnType<typeof lot>[], day: number) =>
  addCredit(account, 'refunded', lots, { id, note: '' }, at(day)).account;
const rewarded = (account: CreditAccount) => {
  const reason = { id: rewardEntryId(referral), note: '' };
  return addCredit(account, 'referred', [{ lastDay: LAST_DAY, paise: paise(REWARD) }], reason, at(0)).account;
};
const spend = (account: CreditAccount, id: string, amount: number, day: number) =>
  drawCredit(account, 'spent', paise(amount), { id, note: '' }, at(day))?.account ?? account;
const takenFrom = (account: CreditAccount, day: number) =>
  withdraw(referral, { friend: null, referrer: account }, { by: 'ada', reason: 'x' }, at(day))?.moves ?? [];

test('a refund that came after the reward was spent is not taken', () => {
  const refunded = add(spend(rewarded(emptyAccount('asha')), 'o', REWARD, 1), 'r', [lot(null, 50_000)], 2);
  expect(takenFrom(refunded, 3)).toEqual([]);
});

test('of a reward that is spent in part, the rest is taken, and the older credit beside it stays', () => {
  const account = rewarded(add(emptyAccount('asha'), 'r', [lot(30, 5_000), lot(null, 1_000)], 0));
  const [move] = takenFrom(spend(account, 'o', 12_000, 1), 2);
  expect(move?.account.lots).toEqual([lot(null, 1_000)]);
  expect(move?.entries).toMatchObject([{ kind: 'corrected', paise: -13_000, balance: 1_000 }]);
});

test('a reward that has expired is not taken from what has not', () => {
  const account = add(rewarded(emptyAccount('asha')), 'r', [lot(null, 50_000)], 2);
  expect(takenFrom(account, 400)).toEqual([]);
});

const anyPaise = fc.integer({ min: 1, max: 30_000 });
const step = fc.record({
  days: fc.integer({ min: 0, max: 120 }),
  does: fc.oneof(
    fc.record({ spend: anyPaise }),
    fc.record({ add: anyPaise, last: fc.option(fc.integer({ min: -2, max: 500 })) }),
  ),
});

test('in any order of events, only what is left of the reward goes', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), fc.nat(6), (steps, before) => {
      let [account, day] = [emptyAccount('asha'), 0];
      steps.forEach(({ days, does }, n) => {
        if (n === before) account = rewarded(account);
        if (n >= before) day += days;
        if ('spend' in does) account = spend(account, `e${n}`, does.spend, day);
        // The reward alone has its last day here.
        else if (does.last === null || addDays(FIRST, does.last) !== LAST_DAY)
          account = add(account, `e${n}`, [lot(does.last, does.add)], day);
      });
      const isOver = addDays(FIRST, day) > LAST_DAY;
      const left = account.lots.find(({ lastDay }) => lastDay === LAST_DAY)?.paise ?? 0;
      const moves = takenFrom(account, day);
      const taken = moves.flatMap(({ entries }) => entries).filter(({ kind }) => kind === 'corrected');
      expect(taken.map((entry) => -entry.paise)).toEqual(isOver || left === 0 ? [] : [left]);
      const kept = account.lots.filter(
        ({ lastDay }) => lastDay !== LAST_DAY && (lastDay === null || lastDay >= addDays(FIRST, day)),
      );
      for (const { account: after } of moves) expect(after.lots).toEqual(kept);
    }),
    { numRuns: 200 },
  );
});

test('of two rewards with one last day, each takes no more than it gave', () => {
  const account = add(rewarded(emptyAccount('asha')), 'r', [{ lastDay: LAST_DAY, paise: paise(7_000) }], 0);
  expect(takenFrom(account, 1)[0]?.account.lots).toEqual([{ lastDay: LAST_DAY, paise: paise(7_000) }]);
});
