import { paidGiftCard, sentGiftCard } from '../../src/domain/giftCards/buy';
import type { GiftCard } from '../../src/domain/giftCards/giftCard';
import { paise } from '../../src/domain/money/money';
import { DAY_MS } from '../../src/domain/time/calendar';
import { DEMO_DOMAIN } from '../stack/settings';
import { demoAccounts } from './accounts';
import type { SeedDocument } from './documents';

/** Gift cards are sold, and the shopper has given one some weeks ago. */
export function giftCardDocuments(now: Date): SeedDocument[] {
  const { uid: userId, email } = demoAccounts.shopper;
  const then = new Date(now.getTime() - 20 * DAY_MS);
  const at = then.toISOString();
  const bought: GiftCard = {
    id: 'demo-gift-card-1',
    userId,
    email,
    paise: paise(100_000),
    status: 'pending',
    recipient: { name: 'Meera', email: `meera@${DEMO_DOMAIN}` },
    from: 'Aditi',
    message: 'For your new flat. Be good to your skin!',
    sendOn: '',
    razorpayOrderId: 'order_demogiftcard1',
    codeHash: '',
    lastFour: '',
    mails: 0,
    dueAt: null,
    lastDay: '',
    paidAt: '',
    sentAt: '',
    redeemedAt: '',
    redeemedBy: '',
    cancelledAt: '',
    createdAt: at,
    updatedAt: at,
  };
  const paid = paidGiftCard(bought, then);
  // No code has this hash, so nobody redeems it.
  const sent = paid && sentGiftCard(paid, { codeHash: 'demo', lastFour: '7QK2' }, then);
  if (!sent) throw new Error('The demo gift card cannot be sent');
  return [
    {
      path: 'settings/giftCards',
      data: { enabled: true, minRupees: 500, maxRupees: 10_000, stepRupees: 500 },
    },
    { path: `giftCards/${sent.id}`, data: { ...sent, owedPaise: sent.paise } },
  ];
}
