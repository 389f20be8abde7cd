import { createTransport } from 'nodemailer';
import { withDir } from '../sandbox/testing/withDir';
import { startSmtp, type SmtpSandbox } from './index';
import { type SmtpMode } from './modes';

const account = { user: 'shop', password: 'let me in' };
let sandbox: SmtpSandbox;
beforeEach(async () => {
  sandbox = await startSmtp({ port: 0, dataDir: null, ...account });
});
afterEach(() => sandbox.close());

const mail = {
  from: { name: 'Glumist', address: 'care@glumist.example' },
  to: 'asha@shopper.example',
  subject: '₹285 is on its way',
  text: 'Hello ₹',
  html: '<p>Hello ₹</p>',
};
const send = (change: object = {}, url = sandbox.smtpUrl) =>
  createTransport({ url, maxRequeues: 0 }).sendMail({ ...mail, ...change });
const behave = (mode: SmtpMode, more: object = {}) =>
  fetch(`${sandbox.url}/__sandbox/mode`, { method: 'POST', body: JSON.stringify({ mode, ...more }) });
const mails = async (query = '') =>
  (await (await fetch(`${sandbox.url}/__sandbox/mails${query}`)).json()) as {
    count: number;
    mails: object[];
  };

test('stores a mail as its reader sees it, and lists it', async () => {
  await send();
  expect(sandbox.arrived()).toMatchObject([
    {
      envelope: { from: 'care@glumist.example', to: ['asha@shopper.example'] },
      from: 'Glumist <care@glumist.example>',
      to: 'asha@shopper.example',
      subject: mail.subject,
      text: 'Hello ₹\n',
      html: '<p>Hello ₹</p>\n',
    },
  ]);
  await send({ to: 'ravi@shopper.example' });
  expect(await mails()).toMatchObject({
    count: 2,
    mails: [{ to: 'ravi@shopper.example' }, { to: 'asha@shopper.example' }],
  });
  expect(await mails('?to=asha')).toMatchObject({ count: 1 });
});

test.each<[SmtpMode, number | undefined, number]>([
  ['refuse', 451, 0],
  ['bounce', 550, 0],
  ['drop', undefined, 0],
  ['accept-then-drop', undefined, 1],
  ['down', 421, 0],
  ['unauthorized', 535, 0],
])('the mode %s answers %s and stores %i mails, then returns to ok', async (mode, code, storedMails) => {
  await behave(mode, { times: 1 });
  const error = (await send().catch((failure: unknown) => failure)) as { responseCode?: number };
  expect(error).toBeInstanceOf(Error);
  expect(error.responseCode).toBe(code);
  expect(sandbox.arrived()).toHaveLength(storedMails);
  await send();
  expect(sandbox.arrived()).toHaveLength(storedMails + 1);
});

test('the mode slow delays its answers', async () => {
  await behave('slow', { delayMs: 200 });
  const begun = performance.now();
  await send();
  expect(performance.now() - begun).toBeGreaterThan(190);
});

test('a mode can be limited to one recipient', async () => {
  await behave('bounce', { about: 'ravi' });
  await send();
  await expect(send({ to: 'ravi@shopper.example' })).rejects.toMatchObject({ responseCode: 550 });
  expect(sandbox.arrived()).toHaveLength(1);
});

test('requires the right login and known commands', async () => {
  await expect(send({}, sandbox.smtpUrl.replace('let', 'do%20not%20let'))).rejects.toMatchObject({
    responseCode: 535,
  });
  await expect(send({}, sandbox.smtpUrl.replace(/\/\/[^@]+@/, '//'))).rejects.toThrow();
  for (const wrong of [
    { mode: 'html' },
    { mode: 'slow', delayMs: -1 },
    { mode: 'ok', times: 0 },
    { mode: 'ok', about: 1 },
    {},
  ]) {
    const answer = await fetch(`${sandbox.url}/__sandbox/mode`, {
      method: 'POST',
      body: JSON.stringify(wrong),
    });
    expect(answer.status).toBe(400);
  }
  expect((await fetch(`${sandbox.url}/__sandbox/mails`, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${sandbox.url}/nowhere`)).status).toBe(404);
});

test('keeps its mails over a restart', () =>
  withDir(async (dataDir) => {
    const first = await startSmtp({ port: 0, dataDir, ...account });
    await send({}, first.smtpUrl);
    await first.close();
    const second = await startSmtp({ port: 0, dataDir, ...account });
    await send({ subject: 'Second' }, second.smtpUrl);
    expect(second.arrived().map(({ subject }) => subject)).toEqual([mail.subject, 'Second']);
    await second.close();
  }));

test('reports a port that is taken', async () => {
  const { port } = new URL(sandbox.smtpUrl.replace('smtp:', 'http:'));
  await expect(startSmtp({ port: Number(port), dataDir: null, ...account })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});
