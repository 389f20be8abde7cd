import { defaultChoices, type Choices, type Way } from '@/domain/admin/notifications/choices';
import { NEWS_KINDS, type News, type NewsKind } from '@/domain/admin/notifications/news';
import { type Notifications } from '@/domain/admin/notifications/inbox';
import { type Mail } from '@/domain/mail/mail';
import { queuedMail } from '@/domain/mail/delivery';
import { ROLES } from '@/domain/staff/roles';
import { store } from '@/domain/store';
import { claim } from '../../../functions/src/mail/mailDocuments';
import { notifyTeam } from '../../../functions/src/notifications/notifyTeam';
import { cartLine, codBody, product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
const toner = product('toner', { cost: 300, units: 500 });
const serum = product('serum', { cost: 300, units: 7 });
const team = Object.fromEntries(ROLES.map((role) => [`staff-${role}`, role]));

beforeAll(async () => {
  shop = await startTestShop({ instances: 2 });
});
beforeEach(() => shop.seed({ products: [toner, serum], team }));
afterAll(() => shop.close());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const log: { event: string }[] = [];
const run = () =>
  notifyTeam({
    db: async () => shop.db,
    now: shop.now,
    elapsedMs: () => performance.now(),
    log: (event) => void log.push({ event }),
  });
/** The mails of the team by their addresses. */
async function mails(): Promise<(Mail & { delivery: { status: string } })[]> {
  const { docs } = await shop.db.collection('mail').where('staff', '!=', null).get();
  return docs.map((doc) => ({ ...(doc.data() as Mail & { delivery: { status: string } }), id: doc.id }));
}
const subjects = async (to: string) =>
  (await mails()).filter((mail) => mail.to[0] === to).map(({ message }) => message.subject);
const news = async () => (await shop.db.collection('staffNews').get()).docs.map((doc) => doc.data() as News);

const allOf = (way: Way, kinds: readonly NewsKind[] = NEWS_KINDS): Choices => ({
  ...defaultChoices('packer'),
  ways: { ...defaultChoices('packer').ways, ...Object.fromEntries(kinds.map((kind) => [kind, way])) },
});
const choose = (choices: object, as: string | null) => shop.admin('notifications', choices, as);
const order = async (id: string, item = toner, quantity = 1) =>
  expect((await shop.order(codBody(id, [cartLine(item, quantity)]))).status).toBe(200);
const manager = 'staff-manager@example.com';
const message = (text: string) => ({
  name: 'Meera Nair',
  email: 'meera@example.com',
  phone: '',
  topic: 'Something else',
  orderId: '',
  message: text,
  website: '',
});

test('an owner gets one digest at nine, with what happened in numbers and links, and nobody’s name', async () => {
  await order('GLM0001');
  await order('GLM0002', serum, 3);
  expect((await news()).map(({ kind }) => kind).sort()).toEqual(['low_stock', 'new_order', 'new_order']);
  expect(await run()).toEqual({ news: 3, mails: 0 });
  shop.advance(DAY);
  // The account that runs the shop, and the owner of the team.
  expect(await run()).toEqual({ news: 0, mails: 2 });
  const digest = (await mails()).find(({ staff }) => staff === 'owner');
  expect(digest?.to).toEqual([store.adminEmail]);
  expect(digest?.message.subject).toContain('2 new orders, 1 product is low');
  expect(digest?.message.text).toContain('/admin/orders/GLM0001');
  expect(digest?.message.text).toContain('/admin/notifications');
  expect(digest?.message.text).not.toMatch(/Alice|MG Road|9876543210/);
  shop.advance(DAY);
  expect(await run()).toEqual({ news: 0, mails: 0 });
});

test('each role chooses what it may see, and is refused everything else', async () => {
  for (const role of ROLES) {
    const as = `staff-${role}`;
    const { body } = await shop.call('/api/admin/notifications', { as });
    const own = body['kinds'] as NewsKind[];
    expect((await choose(allOf('now', own), as)).status).toBe(200);
    for (const kind of NEWS_KINDS.filter((one) => !own.includes(one))) {
      const refused = await choose(allOf('digest', [kind]), as);
      expect([role, kind, refused.status, refused.body['code']]).toEqual([role, kind, 403, 'no_right']);
    }
  }
  const before = await shop.snapshot();
  for (const [as, status] of [
    [null, 401],
    ['alice', 403],
    ['formerPacker', 403],
  ] as const) {
    expect((await choose(allOf('now'), as)).status).toBe(status);
    expect((await shop.call('/api/admin/notifications', { as })).status).toBe(status);
  }
  for (const wrong of [
    { digestHour: 24 },
    { digestHour: 9.5 },
    { quiet: { from: -1, to: 7 } },
    { quiet: { from: 7, to: 7 } },
    { ways: {} },
  ])
    expect((await choose({ ...allOf('now'), ...wrong }, 'ada')).status).toBe(400);
  expect(await shop.snapshot()).toEqual(before);
  const owners = await shop.call('/api/admin/notifications', { as: 'ada' });
  expect(owners.body['choices']).toEqual(defaultChoices('owner'));
});

test('many orders are one mail at once, however often and by however many the job runs', async () => {
  await choose(allOf('now', ['new_order']), 'staff-manager');
  const batch = shop.db.batch();
  for (let n = 0; n < 230; n += 1) {
    const id = `order-GLM${n}`;
    const one: News = {
      id,
      kind: 'new_order',
      at: shop.now().toISOString(),
      about: `GLM${n}`,
      path: `/admin/orders/GLM${n}`,
    };
    batch.set(shop.db.doc(`staffNews/${id}`), one);
  }
  await batch.commit();
  await Promise.all([run(), run(), run()]);
  await run();
  expect(await subjects(manager)).toEqual(['Glumist: 230 new orders']);
  expect(await news()).toEqual([]);
  await order('GLM0003');
  await run();
  expect(await subjects(manager)).toHaveLength(1);
  shop.advance(5 * MINUTE);
  await run();
  expect(await subjects(manager)).toEqual(['Glumist: 230 new orders', 'Glumist: 1 new order']);
});

test('a stop between two steps loses nothing and repeats nothing', async () => {
  await choose(allOf('now', ['message']), 'staff-support');
  expect((await shop.call('/api/messages', { body: message('Is the toner vegan?') })).status).toBe(200);
  expect((await shop.call('/api/messages', { body: message('Is the toner vegan?') })).status).toBe(200);
  const broken = {
    collection: () => {
      throw new Error('gone');
    },
  } as never;
  const stopped = await notifyTeam({
    db: async () => broken,
    now: shop.now,
    elapsedMs: () => 0,
    log: () => undefined,
  });
  expect(stopped).toEqual({ news: 0, mails: 0 });
  expect(await news()).toHaveLength(1);
  await run();
  await run();
  expect(await subjects('staff-support@example.com')).toEqual(['Glumist: 1 message']);
});

test('quiet hours hold mails back, and they come as one when they end', async () => {
  const hour = (shop.now().getUTCHours() + 5.5) % 24;
  const quiet = { from: Math.floor(hour), to: (Math.floor(hour) + 2) % 24 };
  await choose({ ...allOf('now', ['new_order']), quiet }, 'staff-manager');
  await order('GLM0004');
  await run();
  shop.advance(6 * MINUTE);
  await order('GLM0005');
  await run();
  expect(await subjects(manager)).toEqual([]);
  shop.advance(120 * MINUTE);
  await run();
  expect(await subjects(manager)).toEqual(['Glumist: 2 new orders']);
});

test('who is removed gets nothing from that moment on, not even what was queued', async () => {
  await choose(allOf('now', ['new_order']), 'staff-manager');
  await choose(allOf('now', ['new_order']), 'staff-packer');
  await order('GLM0006');
  await run();
  await order('GLM0007');
  await run();
  const queued = (await mails()).find(({ to }) => to[0] === manager);
  expect((await shop.admin('staff/staff-manager/remove')).status).toBe(200);
  expect((await shop.db.doc('notifications/staff-manager').get()).exists).toBe(false);
  expect(await claim(shop.db, shop.db.doc(`mail/${queued?.id}`), shop.now())).toBeNull();
  expect((await mails()).find(({ id }) => id === queued?.id)?.delivery.status).toBe('discarded');
  shop.advance(6 * MINUTE);
  await run();
  expect(await subjects(manager)).toHaveLength(1);
  expect(await subjects('staff-packer@example.com')).toHaveLength(2);
  const own = (await mails()).find(({ to }) => to[0] !== manager);
  expect(await claim(shop.db, shop.db.doc(`mail/${own?.id}`), shop.now())).not.toBeNull();
});

test('a mail that fails is told at once, and a failed mail to the team is not', async () => {
  const at = shop.now().toISOString();
  const stopped = { ...queuedMail(at), status: 'sending' as const, attempts: 1 };
  const mail = {
    to: ['x@example.com'],
    message: { subject: 'x', text: 'x', html: 'x' },
    userId: '',
    createdAt: at,
  };
  await shop.db.doc('mail/one').set({ ...mail, orderId: 'GLM1', delivery: stopped });
  await shop.db.doc('mail/two').set({ ...mail, orderId: '', staff: 'owner', delivery: stopped });
  for (const id of ['one', 'two'])
    expect((await claim(shop.db, shop.db.doc(`mail/${id}`), shop.now()))?.claim.kind).toBe('abandoned');
  expect((await news()).map(({ kind, about }) => [kind, about])).toEqual([['failed_mail', 'GLM1']]);
  await run();
  expect(await subjects(store.adminEmail)).toEqual(['Glumist: 1 mail failed']);
});

test('a run without news reads two empty queries, and what a colleague holds stays small', async () => {
  await run();
  const batch = shop.db.batch();
  for (let n = 0; n < 90; n += 1)
    batch.set(shop.db.doc(`staffNews/n${n}`), {
      id: `n${n}`,
      kind: NEWS_KINDS[n % NEWS_KINDS.length],
      at: shop.now().toISOString(),
      about: 'x'.repeat(100),
      path: '/admin',
    });
  await batch.commit();
  await run();
  const { inbox } = (await shop.db.doc('notifications/owner').get()).data() as Notifications;
  expect(JSON.stringify(inbox).length).toBeLessThan(12_000);
  expect(log.map(({ event }) => event)).not.toContain('news.crashed');
});
