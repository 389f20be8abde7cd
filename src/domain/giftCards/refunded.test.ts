import { paise } from '@/domain/money/money';
import fc from 'fast-check';
import type { GiftCard } from './giftCard';
import { afterRefund } from './refunded';

const now = new Date('2026-11-27T06:00:00.000Z');
const PAID = paise(100_000);
const card = {
  id: 'card-0001',
  paise: PAID,
  status: 'sent',
  codeHash: 'h',
  dueAt: null,
  paidAt: '2026-11-26T06:00:00.000Z',
} as GiftCard;
const of = (change: Partial<GiftCard>, back: number) =>
  afterRefund({ ...card, ...change }, { paid: PAID, back: paise(back) }, now);

test.each<[string, Partial<GiftCard>, number, object | null]>([
  ['half of a sent card', {}, 50_000, { status: 'sent', paise: 50_000 }],
  ['half of a card that waits for its day', { status: 'paid' }, 50_000, { status: 'paid', paise: 50_000 }],
  [
    'half of a frozen card',
    { frozen: { at: '', by: '', reason: 'x' } },
    50_000,
    { status: 'sent', paise: 50_000 },
  ],
  ['all of it', {}, PAID, { status: 'cancelled', dueAt: null }],
  ['the other half', { paise: paise(50_000) }, PAID, { status: 'cancelled' }],
  ['a refund that failed', { paise: paise(50_000) }, 0, { status: 'sent', paise: PAID }],
  ['nothing new', { paise: paise(50_000) }, 50_000, null],
  ['a redeemed card', { status: 'redeemed' }, 50_000, null],
  ['a cancelled card', { status: 'cancelled' }, 50_000, null],
])('refunded: %s', (_, change, back, after) => {
  const found = of(change, back).card;
  if (after) expect(found).toMatchObject(after);
  else expect(found).toBeNull();
});

test.each<[string, Partial<GiftCard>, number, boolean]>([
  ['half of a redeemed card', { status: 'redeemed' }, 50_000, true],
  ['all of a redeemed card', { status: 'redeemed' }, PAID, true],
  [
    'half of a card, and the other half was redeemed',
    { status: 'redeemed', paise: paise(50_000) },
    50_000,
    false,
  ],
  ['half of a card that nobody used', {}, 50_000, false],
])('%s is money and credit: %#', (_, change, back, isBoth) => {
  expect(of(change, back).isSpentTwice).toBe(isBoth);
});

test.each<[string, Partial<GiftCard>, number, number]>([
  ['a cancelled card whose refund failed', { status: 'cancelled' }, 0, PAID],
  ['a cancelled card of which a part failed', { status: 'cancelled', paise: paise(50_000) }, 50_000, 50_000],
  ['a cancelled card', { status: 'cancelled' }, PAID, 0],
  ['a card that is still good', {}, 0, 0],
  ['a card that was never paid', { status: 'cancelled', paidAt: '' }, 0, 0],
])('owed for %s', (_, change, back, owed) => {
  expect(of(change, back).owed).toBe(owed);
});

test('whatever goes back and fails again, the card and what went back are what was paid', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: PAID }), { maxLength: 12 }), (sums) => {
      let one = card;
      for (const back of sums) {
        const after = afterRefund(one, { paid: PAID, back: paise(back) }, now);
        one = after.card ?? one;
        const worth = one.status === 'sent' ? one.paise : 0;
        expect(worth + back + after.owed).toBe(PAID);
      }
    }),
  );
});
