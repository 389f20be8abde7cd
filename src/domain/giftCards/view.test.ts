import type { GiftCard } from './giftCard';
import { giftCardView } from './view';

const now = new Date('2026-11-27T06:00:00.000Z');
const frozen = { at: '2026-11-25T06:00:00.000Z', by: 'ada', reason: 'Reported stolen' };
const card = {
  id: 'card-0001',
  paise: 100_000,
  status: 'sent',
  recipient: { name: 'Bob', email: '' },
  paidAt: '2026-11-20T06:00:00.000Z',
  cancelledAt: '',
} as GiftCard;
const cancelled: Partial<GiftCard> = { status: 'cancelled', cancelledAt: '2026-11-26T06:00:00.000Z' };

const transferred = { at: '2026-11-27T05:00:00.000Z', reference: 'UTR 1' };

test.each<[string, Partial<GiftCard>, boolean, string, string?]>([
  ['sent', {}, false, ''],
  ['frozen', { frozen }, true, ''],
  ['frozen and then refunded', { ...cancelled, frozen }, false, '2026-11-26T06:00:00.000Z'],
  ['refunded a month ago', { ...cancelled, cancelledAt: '2026-10-28T06:00:00.000Z' }, false, ''],
  [
    'transferred long after its end',
    { ...cancelled, cancelledAt: '2026-09-28T06:00:00.000Z', transferred },
    false,
    '2026-11-27T05:00:00.000Z',
    'UTR 1',
  ],
  [
    'transferred a month ago',
    { ...cancelled, transferred: { ...transferred, at: '2026-10-27T05:00:00.000Z' } },
    false,
    '',
  ],
  ['never paid', { ...cancelled, paidAt: '' }, false, ''],
])('a card that is %s', (_, change, isFrozen, endedAt, transferReference = '') => {
  expect(giftCardView({ ...card, ...change }, now)).toMatchObject({ isFrozen, endedAt, transferReference });
});
