import { queuedMail, type MailDelivery } from '@/domain/mail/delivery';
import type { MailsResponse } from '@/domain/contracts/admin/mails';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(() => shop.seed({}));
afterAll(() => shop.close());

const minutesAgo = (minutes: number) => new Date(shop.now().getTime() - minutes * 60_000).toISOString();
const list = async () =>
  (await shop.call('/api/admin/mails', { as: 'ada' })).body as unknown as MailsResponse;
const press = (id: string, act: 'send' | 'discard') => shop.admin(`mails/${id}/${act}`, {});
const deliveryOf = async (id: string) =>
  ((await shop.db.doc(`mail/${id}`).get()).data() as { delivery: MailDelivery }).delivery;

async function put(id: string, delivery: Partial<MailDelivery>, change: object = {}) {
  const createdAt = minutesAgo(60);
  const message = { subject: `Your order ${id}`, text: 'x', html: '<p>x</p>' };
  const mail = { to: [`${id}@shopper.example`], message, userId: 'alice', orderId: id, createdAt };
  await shop.db
    .doc(`mail/${id}`)
    .set({ ...mail, ...change, delivery: { ...queuedMail(createdAt), ...delivery } });
}
const putFailed = (id: string, minutes: number, change: object = {}) => {
  const failure = { status: 'failed', attempts: 3, nextAt: null, cause: 'refused' } as const;
  return put(id, { ...failure, failedAt: minutesAgo(minutes), reason: '550 No such user' }, change);
};

test('the list has failed mails only, the newest failure first', async () => {
  await putFailed('GLM1', 30);
  await putFailed('GLM2', 10);
  await put('GLM3', { status: 'sent', nextAt: null });
  await put('GLM4', { status: 'discarded', nextAt: null });
  await put('GLM5', { nextAt: minutesAgo(-5) });
  const { mails, counts, problem } = await list();
  expect(mails.map(({ id }) => id)).toEqual(['GLM2', 'GLM1']);
  expect(mails[1]).toEqual({
    id: 'GLM1',
    to: 'GLM1@shopper.example',
    subject: 'Your order GLM1',
    orderId: 'GLM1',
    createdAt: expect.any(String) as string,
    failedAt: expect.any(String) as string,
    attempts: 3,
    cause: 'refused',
    reason: '550 No such user',
  });
  expect([counts, problem]).toEqual([{ failed: 2, late: 0 }, '']);
});

test('overdue mails are counted in the list and on the dashboard, with the reason', async () => {
  await put('GLM1', { nextAt: minutesAgo(11) });
  await put('GLM2', { nextAt: minutesAgo(9) });
  await putFailed('GLM3', 5);
  await shop.db
    .doc('counters/mailSender')
    .set({ problem: 'No mail server is set up.', since: minutesAgo(20) });
  expect(await list()).toMatchObject({
    counts: { failed: 1, late: 1 },
    problem: 'No mail server is set up.',
  });
  const today = minutesAgo(0).slice(0, 10);
  const dashboard = await shop.call(`/api/admin/dashboard?from=${today}&to=${today}`, { as: 'ada' });
  expect(dashboard.body).toMatchObject({ mails: { failed: 1, late: 1 } });
});

test('a malformed mail document is listed as far as possible', async () => {
  await putFailed('GLM1', 5, { to: { a: 1 }, message: null, orderId: 7, createdAt: null });
  expect((await list()).mails).toMatchObject([
    { id: 'GLM1', to: '', subject: '', orderId: '', createdAt: '' },
  ]);
});

test('a resent mail is queued once with all its attempts, and logged', async () => {
  await putFailed('GLM1', 5);
  const [first, second] = await Promise.all([press('GLM1', 'send'), press('GLM1', 'send')]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  const done = first.status === 200 ? first : second;
  expect(done.body).toMatchObject({
    mails: [],
    counts: { failed: 0 },
    message: 'The mail leaves within a minute.',
  });
  expect(await deliveryOf('GLM1')).toMatchObject({
    status: 'waiting',
    attempts: 0,
    failedAt: null,
    cause: null,
  });
  expect(await shop.audit()).toEqual([
    expect.objectContaining({
      action: 'mail.sent_again',
      target: 'mail/GLM1',
      changes: [
        { field: 'attempts', before: 3, after: 0 },
        { field: 'cause', before: 'refused', after: null },
        { field: 'status', before: 'failed', after: 'waiting' },
      ],
    }),
  ]);
});

test('a discarded mail leaves the list and is never due', async () => {
  await putFailed('GLM1', 5);
  expect(await press('GLM1', 'discard')).toMatchObject({ status: 200, body: { mails: [] } });
  expect(await deliveryOf('GLM1')).toMatchObject({ status: 'discarded', nextAt: null });
  expect(await shop.audit()).toMatchObject([{ action: 'mail.discarded', target: 'mail/GLM1' }]);
  expect(await press('GLM1', 'send')).toMatchObject({ status: 409, body: { code: 'not_failed' } });
});

test.each(['waiting', 'sending', 'sent', 'discarded'] as const)(
  'a mail that is %s can be neither resent nor discarded',
  async (status) => {
    await put('GLM1', { status });
    const before = await deliveryOf('GLM1');
    for (const act of ['send', 'discard'] as const) {
      expect(await press('GLM1', act)).toMatchObject({ status: 409, body: { code: 'not_failed' } });
    }
    expect(await deliveryOf('GLM1')).toEqual(before);
    expect(await shop.audit()).toEqual([]);
  },
);

test.each(['none', '__x__', '..', '%2e%2e', 'a%2Fb'])('an unknown mail %s is refused', async (id) => {
  expect((await press(id, 'send')).status).toBe(404);
});

test('two switches that are pressed at once are both saved, and the others stay as they are', async () => {
  const press = (changes: object) => shop.admin('mails/settings', { changes });
  const answers = await Promise.all([press({ cart: false }), press({ review: false })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const stored = (await shop.db.doc('settings/mails').get()).data();
  expect(stored).toEqual({ back: true, price: true, cart: false, review: false, friend: true });
});
