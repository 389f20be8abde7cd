import { reminderAt } from '../credit/reminder';
import { lapseDueAt, paidGiftCard, sentGiftCard } from './buy';
import { eraseGiftCardBuyer, lapsedGiftCard } from './erase';
import type { GiftCard } from './giftCard';
import { cancelledGiftCard, freedGiftCard, frozenGiftCard, resentGiftCard } from './redeem';
import { dueReminder } from './remind';

const LAST = '2027-11-29';
const reminder = reminderAt(LAST);
const day = (iso: string) => new Date(`${iso}T06:30:00.000Z`);
const bought = {
  status: 'pending',
  userId: 'asha',
  paise: 50_000,
  recipient: { name: 'Meera', email: 'meera@example.com' },
  sendOn: '',
  lastDay: '',
  mails: 0,
} as GiftCard;
const code = { codeHash: 'h', lastFour: '7QK2' };
const send = (card: GiftCard, on: string) => sentGiftCard(card, code, day(on))!;
const sent = send(paidGiftCard(bought, day('2026-11-29'))!, '2026-11-29');
const reminded = dueReminder(sent, day('2027-11-08'))!.card;
const freeze = (card: GiftCard, on: string) =>
  frozenGiftCard(card, { at: day(on).toISOString(), by: 'ada', reason: 'Stolen' }, day(on));
function resend(card: GiftCard, on: string): GiftCard {
  const decision = resentGiftCard(card, '', day(on));
  if (decision.kind !== 'resent') throw new Error(decision.why);
  return send(decision.card, on);
}

test.each<[string, GiftCard, string | null]>([
  ['a sent card its reminder', sent, reminder],
  ['a card that was sent again its reminder', resend(sent, '2027-11-07'), reminder],
  ['one sent again after that time its lapse', resend(sent, '2027-11-09'), lapseDueAt(LAST)],
  ['a card after its reminder its lapse', reminded, lapseDueAt(LAST)],
  ['one sent again after its reminder its lapse', resend(reminded, '2027-11-09'), lapseDueAt(LAST)],
  ['a frozen card its lapse', freeze(sent, '2027-01-01'), lapseDueAt(LAST)],
  [
    'a card that is freed its reminder',
    freedGiftCard(freeze(sent, '2027-01-01'), day('2027-01-02')),
    reminder,
  ],
  [
    'one freed after that time its reminder',
    freedGiftCard(freeze(sent, '2027-11-07'), day('2027-11-20')),
    reminder,
  ],
  [
    'one frozen and freed after its reminder its lapse',
    freedGiftCard(freeze(reminded, '2027-11-09'), day('2027-11-10')),
    lapseDueAt(LAST),
  ],
  ['a cancelled card nothing', cancelledGiftCard(sent, day('2026-11-30')), null],
])('next is due for %s', (_, card, dueAt) => {
  expect(card.dueAt).toBe(dueAt);
});

test.each<[string, GiftCard, string, boolean | null]>([
  ['not before its time', sent, '2027-11-07', null],
  ['by mail', sent, '2027-11-08', true],
  ['on the last day', sent, LAST, true],
  ['by no mail after the last day', sent, '2027-11-30', false],
  ['by no mail without an address', eraseGiftCardBuyer(sent, day('2026-11-30')), '2027-11-08', false],
  ['not twice', reminded, '2027-11-08', null],
  ['not while it is frozen', freeze(sent, '2027-01-01'), '2027-11-08', null],
  ['not of a redeemed card', { ...sent, status: 'redeemed', dueAt: null }, '2027-11-08', null],
  ['not before it was sent', paidGiftCard(bought, day('2026-11-29'))!, '2027-11-08', null],
])('its recipient is reminded %s', (_, card, on, isMailed) => {
  expect(dueReminder(card, day(on))?.isMailed ?? null).toBe(isMailed);
});

test('a reminder that is due does not erase the recipient, whose card is good until its last day', () => {
  expect(lapsedGiftCard(sent, day('2027-11-08'))).toBeNull();
  expect(reminded).toMatchObject({ status: 'sent', codeHash: 'h', recipient: bought.recipient });
});
