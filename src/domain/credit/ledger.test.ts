import fc from 'fast-check';
import { addDays } from '../time/calendar';
import { paise } from '../money/money';
import { emptyAccount, type CreditAccount, type CreditEntry } from './account';
import { addCredit, drawCredit, expireCredit, spendable, type CreditMove } from './ledger';

const FIRST = '2026-11-26';
const at = (day: number) => new Date(`${addDays(FIRST, day)}T06:00:00.000Z`);
const lot = (day: number | null, amount: number) => ({
  lastDay: day === null ? null : addDays(FIRST, day),
  paise: paise(amount),
});
const give = (account: CreditAccount, lots: ReturnType<typeof lot>[], id = 'give') =>
  addCredit(account, 'issued', lots, { id, note: '' }, at(0)).account;
const asha = emptyAccount('asha');

test('what expires first is spent first, and what never does last', () => {
  const account = give(asha, [lot(null, 100), lot(20, 50), lot(10, 30)]);
  const drawn = drawCredit(account, 'spent', paise(60), { id: 'o', note: '', orderId: 'GLM1' }, at(0));
  expect(drawn?.lots).toEqual([lot(10, 30), lot(20, 30)]);
  expect(drawn?.account.lots).toEqual([lot(20, 20), lot(null, 100)]);
  expect(drawn?.entries).toMatchObject([{ kind: 'spent', paise: -60, balance: 120, orderId: 'GLM1' }]);
});

test.each([
  ['on its last day', 10, 130],
  ['the day after', 11, 100],
])('credit can be spent %s: %s', (_, day, expected) => {
  expect(spendable(give(asha, [lot(null, 100), lot(10, 30)]), at(day))).toBe(expected);
});

test('the day ends in India', () => {
  const account = give(asha, [lot(0, 30)]);
  expect(spendable(account, new Date('2026-11-26T18:29:59.999Z'))).toBe(30);
  expect(spendable(account, new Date('2026-11-26T18:30:00.000Z'))).toBe(0);
});

test('expired credit is written off once, with the next movement', () => {
  const account = give(asha, [lot(null, 100), lot(10, 30)]);
  const expired = expireCredit(account, 'r', at(11));
  expect(expired.entries).toMatchObject([{ kind: 'expired', paise: -30, balance: 100 }]);
  expect(expireCredit(expired.account, 'r', at(11)).entries).toEqual([]);
});

test.each<[string, CreditAccount, number]>([
  ['more than there is', give(asha, [lot(null, 100)]), 101],
  ['more than has not expired', give(asha, [lot(null, 100), lot(-1, 30)]), 101],
  ['nothing', give(asha, [lot(null, 100)]), 0],
  ['less than nothing', give(asha, [lot(null, 100)]), -1],
  [
    'of a frozen account',
    { ...give(asha, [lot(null, 100)]), frozen: { at: '', by: 'ada', reason: 'Asked' } },
    1,
  ],
])('%s is not spent', (_, account, amount) => {
  expect(drawCredit(account, 'spent', paise(amount), { id: 'o', note: '' }, at(0))).toBeNull();
});

test('the team takes back what is frozen', () => {
  const account = {
    ...give(asha, [lot(null, 100)]),
    frozen: { at: '', by: 'ada', reason: 'Stolen' },
  };
  expect(spendable(account, at(0))).toBe(0);
  expect(drawCredit(account, 'corrected', paise(100), { id: 'o', note: '' }, at(0))?.account).toMatchObject({
    paise: 0,
    lots: [],
    frozen: { reason: 'Stolen' },
  });
});

const anyPaise = fc.integer({ min: 1, max: 500 });
const step = fc.record({
  days: fc.integer({ min: 0, max: 6 }),
  does: fc.oneof(
    fc.record({
      add: fc.constantFrom('issued' as const, 'redeemed' as const, 'refunded' as const),
      lots: fc.array(fc.tuple(fc.option(fc.integer({ min: -2, max: 20 })), anyPaise), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
    fc.record({ draw: fc.constantFrom('spent' as const, 'corrected' as const), paise: anyPaise }),
    fc.record({ frozen: fc.boolean() }),
  ),
});

test('in any order, the balance is the sum of the ledger and never below 0', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let account: CreditAccount = asha;
      const ledger: CreditEntry[] = [];
      let [day, n] = [0, 0];
      const write = (move: CreditMove | null) => {
        if (!move) return;
        account = move.account;
        ledger.push(...move.entries);
      };
      for (const { days, does } of steps) {
        day += days;
        n += 1;
        const [now, reason] = [at(day), { id: `e${n}`, note: '' }];
        const before = account;
        if ('add' in does)
          write(
            addCredit(
              account,
              does.add,
              does.lots.map(([last, of]) => lot(last, of)),
              reason,
              now,
            ),
          );
        else if ('draw' in does) {
          const drawn = drawCredit(account, does.draw, paise(does.paise), reason, now);
          write(drawn);
          const could = expireCredit(before, 'r', now).account.paise >= does.paise;
          const mayGo = does.draw === 'corrected' || !before.frozen;
          expect(drawn !== null).toBe(could && mayGo);
          // It took no lot while one with an earlier last day had something left.
          const last = drawn?.lots.at(-1)?.lastDay ?? null;
          for (const left of drawn?.account.lots ?? [])
            expect((left.lastDay ?? '9999') >= (last ?? '9999')).toBe(true);
          if (drawn) expect(drawn.lots.reduce((sum, one) => sum + one.paise, 0)).toBe(does.paise);
        } else {
          const { frozen: _, ...rest } = account;
          account = does.frozen ? { ...rest, frozen: { at: '', by: '', reason: 'x' } } : rest;
        }
        expect(account.paise).toBeGreaterThanOrEqual(0);
        expect(account.paise).toBe(account.lots.reduce((sum, one) => sum + one.paise, 0));
        expect(account.paise).toBe(ledger.reduce((sum, one) => sum + one.paise, 0));
        expect(ledger.at(-1)?.balance ?? 0).toBe(account.paise);
        expect(account.lots.every((one) => one.paise > 0)).toBe(true);
        expect(new Set(ledger.map(({ id }) => id)).size).toBe(ledger.length);
      }
    }),
    { numRuns: 200 },
  );
});
