import { deliveredOrder } from '@/domain/invoices/testing';
import { sendAlerts } from '../../../functions/src/alerts/sendAlerts';
import { sendCartMails } from '../../../functions/src/alerts/sendCartMails';
import { mailToken } from '../../../functions/src/gateways/mail/mailToken';
import type { StepRun } from '../../../functions/src/platform/dueWork';
import { sendReviewMails } from '../../../functions/src/reviews/sendReviewMails';
import { cartLine } from '../testing/documents/fixtures';
import { alertShop, toner } from '../testing/shops/alertShop';
import { LINK_SECRET } from '../testing/shops/testShop';

const HOUR = 3_600_000;
const { shop, mails, fill, alerts, ask, setStock, accounts } = alertShop({ linkSecret: '' });

const step: StepRun = {
  hasTime: () => true,
  crashed(_event, error) {
    throw error;
  },
  log: () => undefined,
};

test.each([
  ['the shopper’s own address', {}, 'alice'],
  ['the address of a guest', { email: 'g@shopper.example' }, null],
])('a shop without LINK_SECRET takes no alert for %s', async (_whose, change, as) => {
  expect(await ask(change, as)).toMatchObject({ status: 409, body: { code: 'alerts_off' } });
  expect(await alerts()).toEqual([]);
  expect(await mails()).toEqual([]);
});

test('mails that need a link wait until LINK_SECRET is set', async () => {
  await fill(2);
  await setStock(2);
  const dueAt = new Date(shop().now().getTime() - HOUR).toISOString();
  const order = deliveredOrder({ orderId: 'GLM-NO-LINK', userId: 'alice', reviewAsk: { dueAt } });
  const [line] = order.lines;
  const lines = line ? [{ ...line, id: 'toner', kind: 'product' as const }] : [];
  await shop()
    .db.doc('orders/GLM-NO-LINK')
    .set({ ...order, lines });
  await shop().call('/api/account/mails', { as: 'alice', body: { cartMails: true } });
  await shop()
    .db.doc('users/alice')
    .update({ cart: [{ ...cartLine(toner, 2), kind: 'product' }] });
  shop().advance(9 * HOUR);
  expect(await shop().reconcile()).toMatchObject({ alerts: 0, cartMails: 0, reviewMails: 0, failed: 0 });
  expect(await mails()).toEqual([]);

  const deps = { db: async () => shop().db, now: shop().now, linkSecret: () => LINK_SECRET, accounts };
  expect(await sendAlerts(deps, step)).toEqual({ alerts: 2 });
  expect(await sendCartMails(deps, step)).toEqual({ cartMails: 1 });
  expect(await sendReviewMails(deps, step)).toEqual({ reviewMails: 1 });
  expect(await mails()).toHaveLength(4);
});

test('no link is signed without a key', () => {
  expect(() => mailToken({ purpose: 'stop', id: 'abcd', at: Date.UTC(2026, 10, 1) }, '')).toThrow(
    'LINK_SECRET is not set',
  );
});
