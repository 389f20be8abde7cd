import { defaultChoices, type Choices } from '@/domain/admin/notifications/choices';
import type { PushNotifications, ShownDevice, Subscription } from '@/domain/admin/notifications/push/device';
import { ROLES } from '@/domain/staff/roles';
import { makeVapidKeys } from '../../../functions/scripts/vapidKeys';
import { webPush } from '../../../functions/src/gateways/push/webPush';
import { sendPushes } from '../../../functions/src/notifications/sendPushes';
import { notifyTeam } from '../../../functions/src/notifications/notifyTeam';
import { startPush, type PushSandbox } from '../../push';
import { cartLine, codBody, product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
let sandbox: PushSandbox;
const toner = product('toner', { cost: 300, units: 500 });
const team = Object.fromEntries(ROLES.map((role) => [`staff-${role}`, role]));
const keys = makeVapidKeys();
const gatewayOf = (url: string) =>
  webPush({
    keys,
    contact: 'mailto:care@shop.example',
    sandbox: url,
    now: () => new Date(),
    timeoutMs: 60_000,
  });

beforeAll(async () => {
  sandbox = await startPush({ port: 0, dataDir: null });
  shop = await startTestShop({ push: gatewayOf(sandbox.url) });
});
beforeEach(() => shop.seed({ products: [toner], team }));
afterAll(async () => {
  await shop.close();
  await sandbox.close();
});

const manager = 'staff-manager';
const packer = 'staff-packer';
const deps = () => ({
  db: async () => shop.db,
  now: shop.now,
  elapsedMs: () => 0,
  log: (event: string, fields: object = {}) => void log.push({ event, ...fields }),
});
const log: object[] = [];
/** One run of the function `mail`, its part for the team's notifications only. */
async function run(): Promise<number> {
  await notifyTeam(deps());
  return sendPushes({ ...deps(), push: () => gatewayOf(sandbox.url) });
}
const add = (subscription: Subscription, as: string | null, name = 'Chrome on Android') =>
  shop.admin('notifications/devices', { ...subscription, name }, as);
const idOf = async (as: string) => (await devicesOf(as))[0]?.id ?? '';
const stored = async (key: string) =>
  (await shop.db.doc(`notifications/${key}`).get()).data() as PushNotifications | undefined;
async function devicesOf(as: string): Promise<ShownDevice[]> {
  const { body } = await shop.call('/api/admin/notifications', { as });
  return (body['push'] as { devices: ShownDevice[] }).devices;
}
const order = async (id: string) =>
  expect((await shop.order(codBody(id, [cartLine(toner, 1)]))).status).toBe(200);
const behave = (mode: object) =>
  fetch(`${sandbox.url}/__sandbox/mode`, { method: 'POST', body: JSON.stringify(mode) });
/** The texts that a browser got. */
const textsOf = ({ endpoint }: Subscription) =>
  sandbox
    .arrived()
    .filter(({ subscription }) => endpoint.endsWith(subscription))
    .map(({ text }) => (JSON.parse(text) as { body: string }).body);
async function subscribed(as: string): Promise<Subscription> {
  const subscription = await sandbox.subscribe();
  expect((await add(subscription, as)).status).toBe(200);
  return subscription;
}

test('a device is switched on, hears of an order by its number of orders alone, and is switched off', async () => {
  const browser = await subscribed(manager);
  const [device] = await devicesOf(manager);
  expect(device).toMatchObject({ name: 'Chrome on Android', usedAt: '' });
  expect(JSON.stringify(device)).not.toContain(browser.endpoint);
  await order('GLM0001');
  await order('GLM0002');
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  expect(textsOf(browser)).toEqual(['2 new orders']);
  const [push] = sandbox.arrived().slice(-1);
  expect(push?.text).not.toMatch(/GLM|Alice|MG Road|9876543210|example/);
  expect((await devicesOf(manager))[0]?.usedAt).not.toBe('');
  expect((await shop.admin(`notifications/devices/${device?.id}/remove`, {}, manager)).status).toBe(200);
  await order('GLM0003');
  shop.advance(6 * 60_000);
  expect(await run()).toBe(0);
  expect(textsOf(browser)).toHaveLength(1);
});

test('each role may, within its rights; nobody else may, and nothing is written', async () => {
  for (const role of ROLES) await subscribed(`staff-${role}`);
  const browser = await sandbox.subscribe();
  const before = await shop.snapshot();
  for (const [as, status] of [
    [null, 401],
    ['alice', 403],
    ['formerPacker', 403],
  ] as const) {
    expect((await add(browser, as)).status).toBe(status);
    for (const act of ['remove', 'test'])
      expect((await shop.admin(`notifications/devices/x/${act}`, {}, as)).status).toBe(status);
  }
  expect(await shop.snapshot()).toEqual(before);
  const dispute: Choices = { ...defaultChoices('packer'), push: ['dispute'] };
  const refused = await shop.admin('notifications', dispute, packer);
  expect([refused.status, refused.body['code']]).toEqual([403, 'no_right']);
});

test.each([
  ['another site', { endpoint: 'https://evil.example/push' }],
  ['this machine, at another port', { endpoint: 'http://127.0.0.1:9/push' }],
  ['a metadata server', { endpoint: 'http://169.254.169.254/computeMetadata/v1/' }],
  ['a name that ends alike', { endpoint: 'https://fcm.googleapis.com.evil.example/x' }],
  ['an endless address', { endpoint: `https://fcm.googleapis.com/${'a'.repeat(2000)}` }],
  ['a key that is no point', { p256dh: `B${'A'.repeat(86)}` }],
  ['a short key', { p256dh: 'BAAA' }],
  ['a long secret', { auth: 'A'.repeat(400) }],
  ['a name of two lines', { name: 'a\nb' }],
  ['an endless name', { name: 'a'.repeat(61) }],
])('%s is refused and never called', async (_what, other) => {
  const browser = await sandbox.subscribe();
  const before = await shop.snapshot();
  const refused = await shop.admin('notifications/devices', { ...browser, name: 'x', ...other }, manager);
  expect([refused.status, refused.body['code']]).toEqual([400, 'bad_request']);
  expect(await shop.snapshot()).toEqual(before);
});

test('in production not even the push service on this machine is an endpoint, stored or not', async () => {
  const browser = await subscribed(manager);
  await order('GLM0010');
  await notifyTeam(deps());
  expect(await sendPushes({ ...deps(), push: () => gatewayOf('') })).toBe(0);
  expect(textsOf(browser)).toEqual([]);
  expect(await devicesOf(manager)).toEqual([]);
});

test('nobody tests, removes or takes over the device of another one', async () => {
  const browser = await subscribed(manager);
  const id = await idOf(manager);
  expect((await shop.admin(`notifications/devices/${id}/test`, {}, packer)).body['code']).toBe('no_device');
  await shop.admin(`notifications/devices/${id}/remove`, {}, packer);
  expect(await devicesOf(manager)).toHaveLength(1);
  const guessed = await add({ ...browser, auth: 'A'.repeat(22) }, packer);
  expect([guessed.status, guessed.body['code']]).toEqual([409, 'other_device']);
  expect(await devicesOf(packer)).toEqual([]);
});

test('a browser belongs to the colleague who switched it on last', async () => {
  const browser = await subscribed(manager);
  expect((await add(browser, packer)).status).toBe(200);
  expect([await devicesOf(manager), (await devicesOf(packer)).length]).toEqual([[], 1]);
  await order('GLM0020');
  expect(await run()).toBe(1);
  expect(textsOf(browser)).toEqual(['1 new order']);
});

test('six devices each, and the same browser pressed ten times is one', async () => {
  const browser = await sandbox.subscribe();
  await Promise.all(Array.from({ length: 10 }, () => add(browser, manager)));
  expect(await devicesOf(manager)).toHaveLength(1);
  for (let n = 1; n < 6; n += 1) await subscribed(manager);
  const seventh = await add(await sandbox.subscribe(), manager);
  expect([seventh.status, seventh.body['code']]).toEqual([409, 'too_many_devices']);
  const most = JSON.stringify(await stored(manager)).length;
  expect(most).toBeLessThan(8000);
});

test('who leaves the team takes their devices along at once', async () => {
  const browser = await subscribed(manager);
  await order('GLM0030');
  await notifyTeam(deps());
  expect((await shop.admin(`staff/${manager}/remove`)).status).toBe(200);
  expect(await stored(manager)).toBeUndefined();
  expect(await run()).toBe(0);
  // Also where a removal by other means left the document.
  await shop.db
    .doc('notifications/gone')
    .set({ deviceIds: [], devices: [], pushAt: shop.now().toISOString() });
  expect(await run()).toBe(0);
  expect(await stored('gone')).toBeUndefined();
  expect(textsOf(browser)).toEqual([]);
});

test('a colleague’s data names their devices, and no address or key of them', async () => {
  const browser = await subscribed(packer);
  const { body } = await shop.call('/api/account/data', { as: packer });
  expect(body['devicesForNotifications']).toMatchObject([
    { name: 'Chrome on Android', pushService: '127.0.0.1', usedAt: '' },
  ]);
  for (const secret of Object.values(browser)) expect(JSON.stringify(body)).not.toContain(secret);
});

test('quiet hours hold a push back, and a test comes all the same', async () => {
  const browser = await subscribed(manager);
  const hour = Math.floor((shop.now().getUTCHours() + shop.now().getUTCMinutes() / 60 + 5.5) % 24);
  const quiet = { from: hour, to: (hour + 2) % 24 };
  const { ways, push, digestHour } = defaultChoices('packer');
  expect((await shop.admin('notifications', { ways, push, digestHour, quiet }, manager)).status).toBe(200);
  await order('GLM0040');
  expect(await run()).toBe(0);
  const tested = await shop.admin(`notifications/devices/${await idOf(manager)}/test`, {}, manager);
  expect(tested.status).toBe(200);
  expect(textsOf(browser)).toEqual(['It works. News for you comes here.']);
  shop.advance(121 * 60_000);
  expect(await run()).toBe(1);
  expect(textsOf(browser)).toHaveLength(2);
});

test('choices that an older page saves leave the devices and their kinds alone', async () => {
  await subscribed(manager);
  const { ways, digestHour, quiet } = defaultChoices('packer');
  expect((await shop.admin('notifications', { ways, digestHour, quiet }, manager)).status).toBe(200);
  expect(await devicesOf(manager)).toHaveLength(1);
  expect((await stored(manager))?.choices?.push).toEqual(expect.arrayContaining(['new_order']));
});

describe('a push service', () => {
  afterEach(() => behave({ mode: 'ok' }));

  test('that says a browser has gone ends it, in a run and in a test', async () => {
    await subscribed(manager);
    await subscribed(packer);
    await behave({ mode: 'gone' });
    await order('GLM0050');
    const id = await idOf(packer);
    expect((await shop.admin(`notifications/devices/${id}/test`, {}, packer)).body['code']).toBe('no_device');
    expect(await run()).toBe(0);
    expect([await devicesOf(manager), await devicesOf(packer)]).toEqual([[], []]);
  });

  test.each([
    ['busy', 90_000],
    ['down', 5000],
  ])('that is %s is asked again later, and nothing is lost', async (mode, waitMs) => {
    const browser = await subscribed(manager);
    await behave({ mode });
    await order('GLM0060');
    expect(await run()).toBe(0);
    const failed = await shop.admin(`notifications/devices/${await idOf(manager)}/test`, {}, manager);
    expect([failed.status, failed.body['code']]).toEqual([502, 'push_failed']);
    await behave({ mode: 'ok' });
    shop.advance(waitMs);
    expect(await run()).toBe(1);
    expect(textsOf(browser)).toEqual(['1 new order']);
  });

  test('that refuses the shop’s key keeps the device, and the log says so', async () => {
    log.length = 0;
    await subscribed(manager);
    await behave({ mode: 'refuse' });
    await order('GLM0070');
    expect(await run()).toBe(0);
    expect(log).toContainEqual({ event: 'push.refused', reason: 'The push service answered 403.' });
    expect(await devicesOf(manager)).toHaveLength(1);
  });

  test('that is slow holds up nobody else', async () => {
    const slow = await subscribed(manager);
    const fine = await subscribed(packer);
    await order('GLM0080');
    await notifyTeam(deps());
    let taken: () => void = () => undefined;
    const isTaken = new Promise<void>((resolve) => (taken = resolve));
    const real = gatewayOf(sandbox.url);
    // It answers when the other device has its push: one after the other, neither would end.
    const push = () => ({
      ...real,
      send: async (...[to, message, ttlS]: Parameters<typeof real.send>) => {
        if (to.endpoint === slow.endpoint) {
          await isTaken;
          return { kind: 'later', waitMs: 0, reason: 'slow' } as const;
        }
        const outcome = await real.send(to, message, ttlS);
        taken();
        return outcome;
      },
    });
    expect(await sendPushes({ ...deps(), push })).toBe(1);
    expect([textsOf(slow), textsOf(fine)]).toEqual([[], ['1 new order']]);
  });
});

test('without keys nothing is sent, and no device can be added', async () => {
  expect(await sendPushes({ ...deps(), push: () => null })).toBe(0);
  const plain = await startTestShop();
  await plain.seed({ products: [toner], team });
  const browser = await sandbox.subscribe();
  const refused = await plain.admin('notifications/devices', { ...browser, name: 'x' }, manager);
  expect([refused.status, refused.body['code']]).toEqual([409, 'push_off']);
  const tested = await plain.admin('notifications/devices/x/test', {}, manager);
  expect([tested.status, tested.body['code']]).toEqual([409, 'push_off']);
  await plain.close();
});
