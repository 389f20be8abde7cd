import { LEASE_MS, MAX_ATTEMPTS } from '@/domain/mail/delivery';
import { type MailShop, startMailShop } from '../testing/shops/mailShop';

const MINUTE = 60_000;
let shop: MailShop;
beforeEach(async () => {
  shop = await startMailShop();
});
afterEach(() => shop.close());

/** Runs until nothing is due, the clock moved on by a day before each run. */
async function runForDays(days: number) {
  for (let day = 0; day < days; day += 1) {
    shop.advance(24 * 60 * MINUTE);
    await shop.send();
  }
}

test('a mail is delivered once and unchanged, even if the function runs repeatedly', async () => {
  await shop.queue('GLM1', {
    message: { subject: '₹285 is on its way', text: 'Hello ₹285', html: '<p>Hello ₹285</p>' },
  });
  expect(await shop.send()).toEqual({ sent: 1, retried: 0, failed: 0 });
  await runForDays(2);
  expect(shop.smtp.arrived()).toMatchObject([
    {
      envelope: { from: 'care@glumist.example', to: ['GLM1@shopper.example'] },
      from: 'Glumist <care@glumist.example>',
      to: 'GLM1@shopper.example',
      replyTo: 'care@glumist.example',
      subject: '₹285 is on its way',
      text: 'Hello ₹285\n',
      html: '<p>Hello ₹285</p>\n',
      messageId: expect.stringMatching(/^<GLM1\.\d{13}@glumist\.example>$/),
    },
  ]);
  expect(await shop.deliveryOf('GLM1')).toMatchObject({ status: 'sent', attempts: 1, nextAt: null });
});

test('an order mail has no unsubscribe header, and other mails have theirs', async () => {
  await shop.queue('GLM1');
  await shop.queue('news', { unsubscribeUrl: 'https://shop.example/u?t=1' });
  await shop.send();
  const headers = shop.smtp
    .arrived()
    .map((mail) => mail.headers.filter(({ key }) => key.startsWith('list-')));
  expect(headers.find((one) => one.length > 0)).toEqual([
    { key: 'list-unsubscribe', value: '<https://shop.example/u?t=1>' },
    { key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' },
  ]);
  expect(headers.filter((one) => one.length === 0)).toHaveLength(1);
});

test('two workers share the queue, send each mail once, oldest first, over few connections', async () => {
  const ids = Array.from({ length: 60 }, (_, at) => `GLM${String(at).padStart(3, '0')}`);
  // Written in another order than they are due in.
  await Promise.all([...ids].reverse().map((id) => shop.queue(id, {}, (60 - ids.indexOf(id)) * MINUTE)));
  const reports = await Promise.all([shop.send(), shop.send()]);
  expect(reports.reduce((sum, { sent }) => sum + sent, 0)).toBe(60);
  expect([...shop.arrived()].sort()).toEqual(ids);
  expect(shop.smtp.peakSessions()).toBeLessThanOrEqual(10);
});

test('one worker sends mails by age, apart from those sent in parallel', async () => {
  const ids = Array.from({ length: 60 }, (_, at) => `GLM${String(at).padStart(3, '0')}`);
  await Promise.all([...ids].reverse().map((id) => shop.queue(id, {}, (60 - ids.indexOf(id)) * MINUTE)));
  expect(await shop.send()).toEqual({ sent: 60, retried: 0, failed: 0 });
  expect([...shop.arrived()].sort()).toEqual(ids);
  const moved = shop.arrived().map((id = '', at) => Math.abs(ids.indexOf(id) - at));
  expect(Math.max(...moved)).toBeLessThan(5);
  expect(shop.smtp.peakSessions()).toBeLessThanOrEqual(5);
});

test('a run without time left leaves the remaining mails to the next run', async () => {
  for (let at = 0; at < 12; at += 1) await shop.queue(`GLM${at}`);
  let looks = 0;
  const report = await shop.send({ elapsedMs: () => (looks++ < 2 ? 0 : 60_000) });
  expect(report).toEqual({ sent: 5, retried: 0, failed: 0 });
  expect((await shop.send()).sent).toBe(7);
});

describe('an SMTP server that rejects mails', () => {
  test('with a 5xx code causes a dead letter with the reason, and no retry', async () => {
    await shop.behave('bounce', { about: 'GLM1' });
    await shop.queue('GLM1');
    await shop.queue('GLM2');
    expect(await shop.send()).toEqual({ sent: 1, retried: 0, failed: 1 });
    const dead = await shop.deliveryOf('GLM1');
    expect(dead).toMatchObject({ status: 'failed', cause: 'refused', attempts: 1, nextAt: null });
    expect(dead.reason).toContain('550 No such user here');
    await shop.behave('ok');
    await runForDays(3);
    expect(shop.arrived()).toEqual(['GLM2']);
  });

  test('with a 4xx code causes retries, and a dead letter after the last attempt', async () => {
    await shop.behave('refuse');
    await shop.queue('GLM1');
    expect(await shop.send()).toEqual({ sent: 0, retried: 1, failed: 0 });
    expect(await shop.send()).toEqual({ sent: 0, retried: 0, failed: 0 });
    expect(await shop.deliveryOf('GLM1')).toMatchObject({ status: 'waiting', attempts: 1 });
    await runForDays(MAX_ATTEMPTS + 2);
    const dead = await shop.deliveryOf('GLM1');
    expect(dead).toMatchObject({ status: 'failed', cause: 'gave_up', attempts: MAX_ATTEMPTS });
    expect(dead.reason).toContain('451 Try again later');
  });

  test.each(['down', 'unauthorized'] as const)(
    '%s: every mail waits, and is sent after the outage',
    async (mode) => {
      await shop.behave(mode);
      for (let at = 0; at < 12; at += 1) await shop.queue(`GLM${at}`);
      // A whole batch without success ends the run: the others keep their attempts.
      expect(await shop.send()).toEqual({ sent: 0, retried: 5, failed: 0 });
      await shop.behave('ok');
      shop.advance(2 * MINUTE);
      expect(await shop.send()).toEqual({ sent: 12, retried: 0, failed: 0 });
    },
  );

  test('with a refused connection leaves the mail waiting', async () => {
    await shop.queue('GLM1');
    const unreachable = await shop.open({ url: 'smtp://shop:secret@127.0.0.1:9' });
    expect(await shop.send({ openMail: () => Promise.resolve(unreachable) })).toMatchObject({ retried: 1 });
    expect((await shop.deliveryOf('GLM1')).reason).toContain('ECONNREFUSED');
    expect(JSON.stringify(shop.events)).not.toContain('secret');
  });
});

describe('a mail that may have been delivered is never sent twice', () => {
  const expectDead = async (arrived: number) => {
    await shop.behave('ok');
    await runForDays(3);
    expect(shop.arrived()).toHaveLength(arrived);
    expect(await shop.deliveryOf('GLM1')).toMatchObject({ status: 'failed', cause: 'unknown', attempts: 1 });
  };

  test('after a connection that broke between acceptance and the answer', async () => {
    await shop.behave('accept-then-drop');
    await shop.queue('GLM1');
    expect(await shop.send()).toEqual({ sent: 0, retried: 0, failed: 1 });
    await expectDead(1);
  });

  test('after a server answer that came too late', async () => {
    await shop.behave('slow', { delayMs: 4000 });
    await shop.queue('GLM1');
    const impatient = await shop.open({ sendMs: 1500 });
    expect((await shop.send({ openMail: () => Promise.resolve(impatient) })).failed).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 3500));
    await expectDead(1);
  });

  test('after an instance that ended between the server’s answer and the write', async () => {
    await shop.queue('GLM1');
    await shop.send({ openMail: () => shop.dying() });
    expect(await shop.deliveryOf('GLM1')).toMatchObject({ status: 'sending' });
    // While its lease runs it is left alone.
    expect(await shop.send()).toEqual({ sent: 0, retried: 0, failed: 0 });
    shop.advance(LEASE_MS + 1);
    expect(await shop.send()).toEqual({ sent: 0, retried: 0, failed: 1 });
    await expectDead(1);
  });
});

test.each([
  ['a small mail', 'Thank you'],
  ['a mail larger than what a socket buffers', `${'x'.repeat(70)}\n`.repeat(5000)],
])(
  'after a connection lost within %s, it is retried only if it cannot have been delivered',
  async (_name, text) => {
    await shop.behave('drop', { times: 1 });
    await shop.queue('GLM1', { message: { subject: 'Hello', text, html: '<p>Hello</p>' } });
    const { retried } = await shop.send();
    const { status, cause } = await shop.deliveryOf('GLM1');
    // Which of both it is depends on how far the sockets were.
    expect([status, cause]).toEqual(retried === 1 ? ['waiting', null] : ['failed', 'unknown']);
    await runForDays(2);
    expect(shop.arrived()).toHaveLength(retried);
  },
);

describe('an invalid mail', () => {
  const message = { subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' };
  test.each<[string, object]>([
    ['a header in its subject', { message: { ...message, subject: 'Hi\r\nBcc: all@evil.example' } }],
    ['a header in its address', { to: ['a@shopper.example\r\nBcc: all@evil.example'] }],
    ['a second command in its address', { to: ['a@shopper.example>\r\nRCPT TO:<all@evil.example'] }],
    ['two addresses', { to: ['a@shopper.example', 'b@shopper.example'] }],
    ['two addresses in one', { to: ['a@shopper.example, b@shopper.example'] }],
    ['a huge body', { message: { ...message, text: 'x'.repeat(450_000) } }],
    ['no message', { message: null }],
    ['wrong types in all fields', { to: 5, message: 'x', userId: null }],
  ])('with %s becomes a dead letter at once and is not delivered', async (_name, change) => {
    await shop.queue('GLM1', change);
    await shop.queue('GLM2');
    expect(await shop.send()).toEqual({ sent: 1, retried: 0, failed: 1 });
    const dead = await shop.deliveryOf('GLM1');
    expect(dead).toMatchObject({ status: 'failed', cause: 'invalid' });
    expect(dead.reason).toMatch(/^(A mail|Its|The|It) .+\.$/);
    expect(shop.arrived()).toEqual(['GLM2']);
  });

  test('line breaks and dots in a body arrive unchanged', async () => {
    const text = 'Hello\n.\nRCPT TO:<all@evil.example>\n\nBcc: all@evil.example';
    await shop.queue('GLM1', { message: { ...message, text } });
    await shop.send();
    expect(shop.smtp.arrived()).toMatchObject([
      { text: `${text}\n`, envelope: { to: ['GLM1@shopper.example'] } },
    ]);
  });
});

test('without an SMTP server mails wait, and the admin sees the reason', async () => {
  const note = async () => (await shop.db.doc('counters/mailSender').get()).data();
  await shop.queue('GLM1');
  const problem = 'No mail server is set up.';
  expect(await shop.send({ openMail: () => Promise.resolve({ problem }) })).toEqual({
    sent: 0,
    retried: 0,
    failed: 0,
  });
  expect(await shop.deliveryOf('GLM1')).toMatchObject({ status: 'waiting', attempts: 0 });
  expect(await note()).toMatchObject({ problem });
  expect(await shop.send()).toMatchObject({ sent: 1 });
  expect(await note()).toMatchObject({ problem: '' });
});

test('mails sent before delivery tracking existed are left alone', async () => {
  const at = new Date().toISOString();
  const old = { to: ['a@shopper.example'], message: { subject: 'x', text: 'x', html: 'x' }, createdAt: at };
  await shop.db.doc('mail/old').set(old);
  await shop.db.doc('mail/older').set({ ...old, delivery: { state: 'SUCCESS', attempts: 1 } });
  await runForDays(1);
  expect(shop.arrived()).toEqual([]);
});

test('a mail that is erased while it is being sent stays erased', async () => {
  await shop.queue('GLM1');
  const real = await shop.open();
  await shop.send({
    openMail: () =>
      Promise.resolve({
        close: () => real.close(),
        async send(mail) {
          await shop.db.doc('mail/GLM1').delete();
          return real.send(mail);
        },
      }),
  });
  expect((await shop.db.doc('mail/GLM1').get()).exists).toBe(false);
});

test('a mail about a cart is withheld once its owner ordered, or wants no such mails any more', async () => {
  const choose = (cartMails: boolean) => shop.db.doc('mailChoices/u').set({ cartMails });
  const statusOf = async (id: string) => (await shop.deliveryOf(id)).status;
  await choose(true);
  await shop.db.doc('orders/before').set({ userId: 'u', createdAt: '2026-01-01T00:00:00.000Z' });
  await shop.queue('c1', { aboutCart: true });
  await shop.send();
  expect(await statusOf('c1')).toBe('sent');
  await choose(false);
  await shop.queue('c2', { aboutCart: true });
  await shop.send();
  expect(await statusOf('c2')).toBe('discarded');
  await choose(true);
  await shop.queue('c3', { aboutCart: true });
  const order = { userId: 'u', createdAt: shop.now().toISOString() };
  await shop.db.doc('orders/now').set({ ...order, status: 'placed' });
  // A payment that was left since.
  await shop.db.doc('orders/left').set({ ...order, createdAt: `${order.createdAt}~`, status: 'expired' });
  await shop.send();
  expect(await statusOf('c3')).toBe('discarded');
  await shop.db.doc('orders/now').delete();
  await shop.queue('c4', { aboutCart: true, createdAt: order.createdAt });
  await shop.send();
  expect(await statusOf('c4')).toBe('sent');
  expect(shop.arrived()).toEqual(['c1', 'c4']);
});

test('a mail about a cart waits while its payment is open, and is sent once that was left', async () => {
  await shop.db.doc('mailChoices/u').set({ cartMails: true });
  await shop.queue('c1', { aboutCart: true });
  const order = { userId: 'u', createdAt: shop.now().toISOString(), status: 'pending_payment' };
  await shop.db.doc('orders/open').set(order);
  await shop.send();
  expect(await shop.deliveryOf('c1')).toMatchObject({ status: 'waiting', attempts: 0 });
  await shop.db.doc('orders/open').update({ status: 'expired' });
  shop.advance(60 * 60_000);
  await shop.send();
  expect(await shop.deliveryOf('c1')).toMatchObject({ status: 'sent' });
});
