import type { GiftCard } from '@/domain/giftCards/giftCard';
import { type MailShop, startMailShop } from '../testing/shops/mailShop';

const HOUR = 3_600_000;
let shop: MailShop;
beforeEach(async () => {
  shop = await startMailShop();
});
afterEach(() => shop.close());

const CARD: Partial<GiftCard> = { id: 'card-1', status: 'sent', mails: 1, lastDay: '2999-12-31' };
/** The card as it is by the time that its mail can leave. */
const become = (change: Partial<GiftCard>) => shop.db.doc('giftCards/card-1').set({ ...CARD, ...change });
const queue = (id: string) => shop.queue(id, { giftCardId: 'card-1' });
const FREEZE = { at: '', by: 'ada@example.com', reason: 'Paid with a stolen card' };

test.each<[string, Partial<GiftCard>]>([
  ['cancelled', { status: 'cancelled' }],
  ['redeemed', { status: 'redeemed' }],
  ['about to be sent again', { status: 'paid' }],
  ['over', { lastDay: '2026-01-01' }],
])('no mail waits on for a card that is %s meanwhile', async (_what, change) => {
  await become(change);
  await queue('gift-card-1-1');
  await queue('gift-reminder-card-1');
  expect(await shop.send()).toEqual({ sent: 0, retried: 0, failed: 0 });
  expect(shop.arrived()).toEqual([]);
  for (const id of ['gift-card-1-1', 'gift-reminder-card-1'])
    expect(await shop.deliveryOf(id)).toMatchObject({ status: 'discarded', nextAt: null, attempts: 0 });
});

test('of a card that was sent again only the newest code leaves, and its reminder', async () => {
  await become({ mails: 2 });
  for (const id of ['gift-card-1-1', 'gift-card-1-2', 'gift-reminder-card-1']) await queue(id);
  await shop.send();
  expect(shop.arrived().sort()).toEqual(['gift-card-1-2', 'gift-reminder-card-1']);
});

test('the mail of a frozen card waits until it is freed', async () => {
  await become({ frozen: FREEZE });
  await queue('gift-card-1-1');
  await shop.send();
  shop.advance(HOUR);
  await shop.send();
  expect(shop.arrived()).toEqual([]);
  expect(await shop.deliveryOf('gift-card-1-1')).toMatchObject({ status: 'waiting', attempts: 0 });
  await become({});
  shop.advance(HOUR);
  await shop.send();
  expect(shop.arrived()).toEqual(['gift-card-1-1']);
});
