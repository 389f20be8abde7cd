import fc from 'fast-check';
import { emptyAccount, type CreditAccount } from '../credit/account';
import { addDays } from '../time/calendar';
import { paise } from '../money/money';
import { decideGiftCard, paidGiftCard, sentGiftCard, type GiftCardRequest } from './buy';
import { CODE_BYTES, giftCardCode, groupedCode, readGiftCardCode } from './code';
import { eraseGiftCardBuyer, keptOnceSent, lapsedGiftCard } from './erase';
import { GIFT_CARD_LAPSED_DAYS, GIFT_CARD_UNPAID_DAYS, type GiftCard } from './giftCard';
import {
  canCancelGiftCard,
  cancelledGiftCard,
  decideRedeem,
  freedGiftCard,
  frozenGiftCard,
  isOwed,
  isUnredeemed,
  resentGiftCard,
  type Redeemer,
} from './redeem';
import { giftCardAmounts, giftCardSettings, NO_GIFT_CARDS, settingsFault } from './settings';
import { giftCardView } from './view';

const bytes = fc.uint8Array({ minLength: CODE_BYTES, maxLength: CODE_BYTES });

test('a code is read as it was typed: in groups, in small letters, with O for 0 and l for 1', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = giftCardCode(random);
      expect(code).toHaveLength(20);
      const typed = ` ${groupedCode(code).toLowerCase().replace(/0/g, 'o').replace(/1/g, 'l')} `;
      expect(readGiftCardCode(typed)).toBe(code);
    }),
  );
});

test('one wrong character, or two that changed places, is a typing mistake', () => {
  fc.assert(
    fc.property(bytes, fc.nat({ max: 17 }), fc.nat({ max: 31 }), (random, at, other) => {
      const code = giftCardCode(random);
      const wrong = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[other] ?? '';
      const typo = code.slice(0, at) + wrong + code.slice(at + 1);
      if (typo !== code) expect(readGiftCardCode(typo)).toBeNull();
      const swapped = code.slice(0, at) + (code[at + 1] ?? '') + (code[at] ?? '') + code.slice(at + 2);
      if (swapped !== code && at < 17) expect(readGiftCardCode(swapped)).toBeNull();
    }),
  );
});

test.each(['', 'ABCD', 'U'.repeat(20), '0'.repeat(21), '0'.repeat(5000)])('%p is no code', (typed) => {
  expect(readGiftCardCode(typed)).toBeNull();
});

const on = { ...NO_GIFT_CARDS, enabled: true };
test.each([
  ['off where nothing is stored', undefined, []],
  ['those of the settings', { ...on, maxRupees: 1500 }, [500, 1000, 1500]],
  ['none where they make no sense', { ...on, stepRupees: 0 }, []],
])('the amounts are %s', (_, stored, amounts) => {
  expect(giftCardAmounts(giftCardSettings(stored))).toEqual(amounts);
});

test.each([
  [{ minRupees: 50 }, /^The lowest amount must be whole hundreds/],
  [{ minRupees: 550 }, /^The lowest amount must be whole hundreds/],
  [{ maxRupees: 20_000 }, /^The highest amount must be whole hundreds/],
  [{ minRupees: 5000, maxRupees: 500 }, /must not be below the lowest/],
  [{ stepRupees: 0 }, /^The step must be/],
  [{ stepRupees: Number.NaN }, /^The step must be/],
  [{ stepRupees: 300 }, /^Steps from the lowest amount must end at the highest/],
  [{ minRupees: 1000, maxRupees: 1000 }, /^$/],
])('the settings %p have the problem %p', (change, problem) => {
  const settings = { ...on, ...change };
  const fault = settingsFault(settings);
  expect(fault?.message ?? '').toMatch(problem);
  expect(giftCardSettings(settings).enabled).toBe(fault === null);
});

const FIRST = '2026-11-26';
const at = (day: number) => new Date(`${addDays(FIRST, day)}T06:00:00.000Z`);
const request: GiftCardRequest = {
  id: 'card-0001',
  userId: 'asha',
  email: 'asha@example.com',
  paise: paise(50_000),
  recipient: { name: 'Meera', email: 'meera@example.com' },
  from: 'Asha',
  message: 'Happy birthday',
  sendOn: '',
};
const decide = (change: Partial<GiftCardRequest> = {}, existing?: GiftCard) =>
  decideGiftCard(existing, { ...request, ...change }, on, at(0));
function begun(change: Partial<GiftCardRequest> = {}): GiftCard {
  const decision = decide(change);
  if (decision.kind !== 'begun') throw new Error(decision.kind);
  return decision.card;
}

test.each<[string, Partial<GiftCardRequest>, string]>([
  ['another amount', { paise: paise(55_000) }, 'wrong_amount'],
  ['no amount', { paise: paise(0) }, 'wrong_amount'],
  ['yesterday', { sendOn: addDays(FIRST, -1) }, 'wrong_day'],
  ['a day far away', { sendOn: addDays(FIRST, 366) }, 'wrong_day'],
])('%s cannot be bought', (_, change, code) => {
  expect(decide(change)).toEqual({ kind: 'refused', code });
});

test('the same purchase is one, and another under its id is refused', () => {
  expect(decide({}, begun()).kind).toBe('again');
  expect(decide({ message: 'Other' }, begun()).kind).toBe('refused');
  expect(decide({ userId: 'eve' }, begun()).kind).toBe('refused');
  expect(decide({}, paidGiftCard(begun(), at(0))!).kind).toBe('refused');
});

test('its mail is due at once, or on the morning of its day in India', () => {
  expect(paidGiftCard(begun(), at(0))?.dueAt).toBe(at(0).toISOString());
  const later = paidGiftCard(begun({ sendOn: addDays(FIRST, 3) }), at(0));
  expect(later?.dueAt).toBe(`${addDays(FIRST, 3)}T03:30:00.000Z`);
  expect(sentGiftCard(later!, { codeHash: 'h', lastFour: '1234' }, at(2))).toBeNull();
  expect(sentGiftCard(later!, { codeHash: 'h', lastFour: '1234' }, at(3))?.lastDay).toBe('2027-11-29');
});

test('the mail of a frozen card is not due, and is again once the card is freed', () => {
  const freeze = { at: at(0).toISOString(), by: 'ada@example.com', reason: 'Paid with a stolen card' };
  const later = paidGiftCard(begun({ sendOn: addDays(FIRST, 3) }), at(0))!;
  const frozen = frozenGiftCard(later, freeze, at(1));
  expect(frozen).toMatchObject({ frozen: freeze, dueAt: null });
  expect(freedGiftCard(frozen, at(2))).toEqual({ ...later, updatedAt: at(2).toISOString() });
  expect(freedGiftCard(frozen, at(5)).dueAt).toBe(at(5).toISOString());
});

const sent = () => sentGiftCard(paidGiftCard(begun(), at(0))!, { codeHash: 'h', lastFour: '1234' }, at(0))!;
const stranger: Redeemer = { uid: 'eve', email: 'eve@example.com' };
const recipient: Redeemer = { uid: 'meera', email: 'Meera@example.com' };

test.each<[string, GiftCard, number, string]>([
  ['used', { ...sent(), status: 'redeemed', redeemedBy: 'x' }, 0, 'used'],
  ['expired', sent(), 366, 'expired'],
  ['frozen', frozenGiftCard(sent(), { at: '', by: '', reason: 'Stolen' }, at(0)), 0, 'stopped'],
])('a card that is %s is the same as none to a stranger; its recipient hears why', (_, card, day, why) => {
  const answer = (who: Redeemer) => decideRedeem(card, emptyAccount(who.uid), who, at(day));
  expect(answer(stranger)).toEqual({ kind: 'not_redeemable', why: 'unknown' });
  expect(answer(recipient)).toEqual({ kind: 'not_redeemable', why });
});

test('an account takes no more than it may hold', () => {
  const full = {
    ...emptyAccount('eve'),
    paise: paise(4_960_000),
    lots: [{ lastDay: null, paise: paise(4_960_000) }],
  };
  expect(decideRedeem(sent(), full, stranger, at(0)).kind).toBe('too_much');
});

test('a redeemed card names nobody but who redeemed it', () => {
  const decision = decideRedeem(sent(), emptyAccount('meera'), recipient, at(1));
  expect(decision).toMatchObject({
    kind: 'redeemed',
    move: { entries: [{ note: 'From Asha' }] },
    card: {
      email: '',
      from: '',
      message: '',
      recipient: { name: '', email: '' },
      userId: 'asha',
      dueAt: null,
    },
  });
});

test('a cancelled card names nobody, and its buyer hears why it is worth nothing', () => {
  const card = cancelledGiftCard(sent(), at(0));
  const empty = { email: '', from: '', message: '', recipient: { name: '', email: '' } };
  expect(card).toMatchObject({ ...empty, status: 'cancelled', userId: 'asha' });
  const answer = (who: Redeemer) => decideRedeem(card, emptyAccount(who.uid), who, at(0));
  expect(answer({ uid: 'asha', email: '' })).toEqual({ kind: 'not_redeemable', why: 'stopped' });
  expect(answer(recipient)).toEqual({ kind: 'not_redeemable', why: 'unknown' });
});

test('a card that nobody used names nobody from a month after its last day on, frozen or not', () => {
  const [day, empty] = [365 + GIFT_CARD_LAPSED_DAYS, { recipient: { name: '', email: '' }, message: '' }];
  const frozen = frozenGiftCard(sent(), { at: '', by: '', reason: 'Stolen' }, at(1));
  for (const card of [sent(), frozen, freedGiftCard(frozen, at(2))]) {
    expect(lapsedGiftCard(card, at(day - 1))).toBeNull();
    const lapsed = lapsedGiftCard(card, at(day));
    expect(lapsed).toMatchObject({ ...empty, email: '', from: '', status: 'sent', dueAt: null });
    expect(lapsedGiftCard(lapsed ?? undefined, at(day))).toBeNull();
    expect([isOwed(card), isOwed(lapsed!)]).toEqual([true, false]);
  }
  const later = paidGiftCard(begun(), at(0))!;
  expect(lapsedGiftCard(later, at(day))).toBeNull();
});

test('a card that was begun and not paid is over after a month, or with its buyer’s account', () => {
  const noPeople = { recipient: { name: '', email: '' }, message: '', from: '', email: '' };
  const over = { ...noPeople, status: 'cancelled', dueAt: null };
  expect(lapsedGiftCard(begun(), at(GIFT_CARD_UNPAID_DAYS - 1))).toBeNull();
  const ended = lapsedGiftCard(begun(), at(GIFT_CARD_UNPAID_DAYS))!;
  expect(ended).toMatchObject({ ...over, userId: 'asha' });
  expect(paidGiftCard(ended, at(GIFT_CARD_UNPAID_DAYS))).toBeNull();
  expect(eraseGiftCardBuyer(begun(), at(1))).toMatchObject(over);
  expect(paidGiftCard(begun(), at(1))?.dueAt).toBe(at(1).toISOString());
});

test.each([
  [365, false],
  [366, true],
])('%i days after it was sent, that a card is expired is %s, frozen or not', (day, isExpired) => {
  const frozen = frozenGiftCard(sent(), { at: '', by: '', reason: 'Stolen' }, at(1));
  for (const card of [sent(), frozen]) expect(giftCardView(card, at(day)).isExpired).toBe(isExpired);
});

test('a card whose buyer is gone keeps what its mail needs until that is written', () => {
  const waiting = eraseGiftCardBuyer(paidGiftCard(begun(), at(0))!, at(0));
  expect(waiting).toMatchObject({ email: '', recipient: request.recipient, message: request.message });
  const mailed = sentGiftCard(waiting, { codeHash: 'h', lastFour: '1234' }, at(0))!;
  expect(mailed.recipient).toEqual(request.recipient);
  const kept = keptOnceSent(mailed);
  expect(kept).toMatchObject({ status: 'sent', codeHash: 'h', from: '', message: '' });
  expect(kept.recipient).toEqual({ name: '', email: '' });
  expect(keptOnceSent(sent())).toEqual(sent());
});

test.each<[string, GiftCard, string, number, string]>([
  ['to the same address', sent(), '', 1, 'resent'],
  ['to another', sent(), 'right@example.com', 1, 'resent'],
  ['after its last day', sent(), '', 366, 'expired'],
  ['without any address', eraseGiftCardBuyer(sent(), at(0)), '', 1, 'no_address'],
  ['erased, to an address', eraseGiftCardBuyer(sent(), at(0)), 'right@example.com', 1, 'resent'],
  ['before it was sent', paidGiftCard(begun(), at(0))!, '', 1, 'not_sent'],
])('sent again %s', (_, card, email, day, outcome) => {
  const decision = resentGiftCard(card, email, at(day));
  expect(decision.kind === 'resent' ? 'resent' : decision.why).toBe(outcome);
  if (decision.kind === 'resent')
    expect(decision.card.recipient.email).toBe(email || request.recipient.email);
});

const step = fc.record({
  days: fc.nat({ max: 40 }),
  does: fc.constantFrom('pay', 'send', 'redeem', 'redeemOther', 'cancel', 'freeze', 'free', 'resend'),
});

test('in any order a card becomes credit once or money once, and never more than was paid', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let card = begun();
      let day = 0;
      let [paid, refunded] = [0, 0];
      const accounts: Record<string, CreditAccount> = { a: emptyAccount('a'), b: emptyAccount('b') };
      const redeem = (uid: string) => {
        const decision = decideRedeem(card, accounts[uid]!, { uid, email: '' }, at(day));
        if (decision.kind !== 'redeemed') return;
        card = decision.card;
        accounts[uid] = decision.move.account;
      };
      for (const { days, does } of steps) {
        day += days;
        if (does === 'pay') {
          const next = paidGiftCard(card, at(day));
          if (next) [card, paid] = [next, paid + card.paise];
        }
        if (does === 'send')
          card = sentGiftCard(card, { codeHash: `h${day}`, lastFour: '' }, at(day)) ?? card;
        if (does === 'redeem') redeem('a');
        if (does === 'redeemOther') redeem('b');
        if (does === 'cancel' && canCancelGiftCard(card, at(day)))
          [card, refunded] = [cancelledGiftCard(card, at(day)), refunded + card.paise];
        if (does === 'freeze' && isUnredeemed(card))
          card = frozenGiftCard(card, { at: '', by: '', reason: 'x' }, at(day));
        if (does === 'free') card = freedGiftCard(card, at(day));
        if (does === 'resend') {
          const resent = resentGiftCard(card, '', at(day));
          if (resent.kind === 'resent') card = resent.card;
        }
        const credit = Object.values(accounts).reduce((sum, one) => sum + one.paise, 0);
        expect(credit + refunded).toBeLessThanOrEqual(paid);
        expect(paid).toBeLessThanOrEqual(card.paise);
        expect(credit + refunded + (isUnredeemed(card) ? card.paise : 0)).toBe(paid);
      }
    }),
    { numRuns: 300 },
  );
});
