import { deliveredOrder } from '@/domain/invoices/testing';
import type { Order } from '@/domain/orders/order/order';
import type { StoredReview } from '@/domain/reviews/review';
import { sendReviewMails } from '../../../functions/src/reviews/sendReviewMails';
import type { StepRun } from '../../../functions/src/platform/dueWork';
import type { Accounts } from '../../../functions/src/platform/callers/account';
import { combo, product } from '../testing/documents/fixtures';
import { dying } from '../testing/shops/alertShop';
import { verifyToken } from '../testing/people/testTokens';
import { LINK_SECRET, startTestShop, type TestShop } from '../testing/shops/testShop';
import { ACCOUNTS } from '../testing/people/testTeam';

const DAY = 86_400_000;
let shop: TestShop;
let callers = 0;
const duo = combo('duo', [{ productId: 'mist', variantId: 'v1', quantity: 1 }], 200);
const DRAFT = { rating: 4, title: 'Calm', body: 'My skin is calm again.', author: 'Asha R.', city: 'Pune' };

/** Every shopper of this test has an account, except 'gone'. */
const accounts: Accounts = {
  ...ACCOUNTS,
  find: async (uid) =>
    (await ACCOUNTS.find(uid)) ??
    (uid === 'gone'
      ? null
      : {
          uid,
          email: `${uid}@example.com`,
          name: uid,
          phone: '',
          createdAt: '',
          providers: [],
          disabled: uid === 'disabled',
          validFrom: 0,
          verified: true,
          factors: [],
          admin: false,
          role: null,
        }),
};

beforeAll(async () => {
  shop = await startTestShop({ instances: 2, auth: { verifyToken, accounts } });
});
beforeEach(async () => {
  const products = ['toner', 'mist'].map((id) => product(id, { starCounts: [0, 0, 0, 0, 0] }));
  await shop.seed({ products, combos: [duo] });
});
afterAll(() => shop.close());

const [line] = deliveredOrder().lines;
const lineOf = (id: string, kind: 'product' | 'combo' = 'product') =>
  ({ ...line, id, kind }) as Order['lines'][0];

/** An order of a toner and a set with a mist, delivered 14 days ago. */
async function place(uid: string, change: Partial<Order> = {}): Promise<string> {
  const orderId = `GLM-ASK-${uid}`;
  const delivered = new Date(shop.now().getTime() - 14 * DAY - 1000).toISOString();
  const moved = {
    at: delivered,
    from: 'out_for_delivery',
    to: 'delivered',
    by: 'courier',
    note: '',
  } as const;
  const order = deliveredOrder({
    orderId,
    userId: uid,
    email: `${uid}@example.com`,
    lines: [lineOf('toner'), lineOf('duo', 'combo')],
    reviewAsk: { dueAt: new Date(shop.now().getTime() - 1000).toISOString() },
  });
  await shop.db.doc(`orders/${orderId}`).set({ ...order, history: [...order.history, moved], ...change });
  return orderId;
}

interface AskMail {
  to: string[];
  userId: string;
  unsubscribeUrl: string;
  message: { subject: string; text: string; html: string };
}
const mails = async () => (await shop.db.collection('mail').get()).docs.map((doc) => doc.data() as AskMail);
const tokenIn = (mail: AskMail | undefined, purpose: string) =>
  new RegExp(`/mail/(${purpose}~[^\\s?]+)`).exec(mail?.message.text ?? '')?.[1] ?? '';
const from = () => ({ 'x-forwarded-for': `10.2.0.${(callers += 1)}` });
const look = (token: string) => shop.call(`/api/reviews/asked/${token}`, { headers: from() });
const write = (token: string, id: string, change: object = {}) =>
  shop.call(`/api/reviews/asked/${token}/${id}`, { body: { ...DRAFT, ...change }, headers: from() });
/** All documents but the counts of calls. */
const unlimited = async () =>
  Object.fromEntries(
    Object.entries(await shop.snapshot()).filter(([path]) => !path.startsWith('rateLimits/')),
  );
const review = async (id: string) =>
  (await shop.db.doc(`reviews/${id}`).get()).data() as StoredReview | undefined;

test('an order is asked about once, under a crash and two runs at once', async () => {
  for (const uid of ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6']) await place(uid);
  const crashes: string[] = [];
  const step: StepRun = {
    hasTime: () => true,
    crashed: (event) => void crashes.push(event),
    log: () => undefined,
  };
  const crashing = dying(shop.db);
  const deps = { db: async () => crashing, now: shop.now, linkSecret: () => LINK_SECRET, accounts };
  await sendReviewMails(deps, step);
  expect(crashes).toContain('reviews.ask_crashed');
  const before = (await mails()).length;
  expect(before).toBeLessThan(7);
  const runs = await Promise.all([shop.reconcile(), shop.reconcile()]);
  expect(runs.map(({ failed }) => failed)).toEqual([0, 0]);
  expect(runs.reduce((sum, { reviewMails }) => sum + reviewMails, 0)).toBe(7 - before);
  const sent = await mails();
  expect(sent.map(({ to }) => to[0]).sort()).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => `p${n}@example.com`));
  expect(sent[0]?.message.text).toMatch(/The toner: .*\n\nThe mist: /);
  for (let day = 0; day < 3; day += 1) {
    shop.advance(DAY);
    expect(await shop.reconcile()).toMatchObject({ reviewMails: 0 });
  }
});

test.each<[string, () => Promise<unknown>]>([
  ['that was cancelled', () => place('p', { status: 'cancelled' })],
  [
    'that came back whole',
    () =>
      place('p', {
        status: 'returned',
        returning: { at: '', reason: '', lines: [0, 1].map((at) => ({ line: at, quantity: 1 })) },
      }),
  ],
  ['that is not due', () => place('p', { reviewAsk: { dueAt: '2099-01-01T00:00:00.000Z' } })],
  ['from before the shop asked', () => place('p', { reviewAsk: { dueAt: '2026-01-01T00:00:00.000Z' } })],
  ['of somebody without an account', () => place('gone')],
  ['of a locked account', () => place('disabled')],
  [
    'of an account that is being deleted',
    () => Promise.all([place('p'), shop.db.doc('deletions/p').set({ uid: 'p' })]),
  ],
  [
    'of somebody who stopped these mails',
    () => Promise.all([place('p'), shop.db.doc('mailChoices/p').set({ userId: 'p', reviewMails: false })]),
  ],
  [
    'of which all is reviewed',
    () =>
      Promise.all([
        place('p'),
        ...['toner_p', 'mist_p'].map((id) => shop.db.doc(`reviews/${id}`).set({ userId: 'p' })),
      ]),
  ],
  [
    'while the shop sends no such mails',
    () => Promise.all([place('p'), shop.db.doc('settings/mails').set({ review: false })]),
  ],
])('an order %s brings no mail; its twin does', async (_what, happens) => {
  await happens();
  expect(await shop.reconcile()).toMatchObject({ reviewMails: 0, failed: 0 });
  await shop.db.doc('settings/mails').delete();
  await place('twin', { lines: [lineOf('toner')] });
  expect((await shop.reconcile()).reviewMails).toBeGreaterThan(0);
  expect((await mails()).map(({ message }) => message.subject)).toContain('How do you like The toner?');
});

test('the link writes first reviews of that order, which the team reads; it says nothing else', async () => {
  await place('p');
  await place('other', { lines: [lineOf('mist')] });
  await shop.reconcile();
  const sent = await mails();
  const token = tokenIn(
    sent.find(({ to }) => to[0] === 'p@example.com'),
    'review',
  );
  const before = await unlimited();
  const seen = await look(token);
  expect(seen.body).toMatchObject({
    products: [{ id: 'toner' }, { id: 'mist' }],
    suggested: { author: 'Asha R.', city: 'Bengaluru' },
  });
  expect(JSON.stringify(seen.body)).not.toMatch(/example\.com|9845012345|Koramangala|"p"/);
  const stop = tokenIn(sent[0], 'review-stop');
  const forged = [`${token}x`, token.replace('GLM-ASK-p', 'GLM-ASK-other'), stop, 'nothing'];
  for (const bad of forged) {
    expect(await look(bad)).toMatchObject({ status: 404, body: { code: 'no_link' } });
    expect(await write(bad, 'toner')).toMatchObject({ status: 404, body: { code: 'no_link' } });
  }
  expect((await shop.call(`/api/mail-links/${token}`, { body: {}, headers: from() })).status).toBe(404);
  expect((await shop.call(`/api/mail-links/${token}`, { headers: from() })).status).toBe(404);
  expect((await write(token, 'none')).status).toBe(404);
  expect((await write(token, '__all__')).status).toBe(404);
  // Each link works five times an hour at most; failed tries count.
  expect((await write(token, 'toner', { body: 'a <b>bold</b> word' })).status).toBe(400);
  expect(await unlimited()).toEqual(before);

  expect((await write(token, 'toner')).body['message']).toMatch(/read each review/);
  expect(await review('toner_p')).toMatchObject({ status: 'pending', userId: 'p', rating: 4 });
  expect((await look(token)).body['products']).toMatchObject([{ id: 'mist' }]);
  expect((await write(token, 'toner')).body['message']).toBe('Your review is saved as it is.');
  expect(await write(token, 'toner', { rating: 1 })).toMatchObject({
    status: 409,
    body: { code: 'reviewed' },
  });
  expect((await review('toner_p'))?.rating).toBe(4);
  shop.advance(61 * DAY);
  expect(await look(token)).toMatchObject({ status: 410, body: { code: 'link_over' } });
  expect(await write(token, 'mist')).toMatchObject({ status: 410 });
});

test('a link stops these mails, also at the sender; the profile switches them on again', async () => {
  await place('alice');
  await shop.reconcile();
  const [mail] = await mails();
  const stop = tokenIn(mail, 'review-stop');
  expect(mail?.unsubscribeUrl).toContain(`/api/unsubscribe/${stop}`);
  expect((await shop.call(`/api/mail-links/${stop}`, { headers: from() })).body).toMatchObject({
    purpose: 'review-stop',
  });
  const choice = async (body?: object) =>
    (await shop.call('/api/account/mails', body ? { as: 'alice', body } : { as: 'alice' })).body;
  expect(await choice()).toMatchObject({ reviewMails: true, cartMails: false });
  expect((await shop.call(`/api/mail-links/${stop}`, { body: {}, headers: from() })).status).toBe(200);
  expect(await choice()).toMatchObject({ reviewMails: false });
  expect(await choice({ cartMails: true })).toMatchObject({ reviewMails: false, cartMails: true });
  expect(await choice({ reviewMails: true })).toMatchObject({ reviewMails: true, cartMails: true });
  expect((await shop.call('/api/account/mails', { as: 'alice', body: {} })).status).toBe(400);
});
