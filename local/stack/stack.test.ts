import { appendFileSync, existsSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pidOf, spawnStack, untilSilent, type StackProcess } from './testing/stackProcess';

// The first start on a machine builds the web app too.
jest.setTimeout(240_000);

const DATABASE = '/v1/projects/demo-glumist/databases/(default)/documents';

let dir: string;
let stack: StackProcess;

async function json(url: string, init?: RequestInit): Promise<Record<string, unknown>> {
  const response = await fetch(url, init);
  return (await response.json()) as Record<string, unknown>;
}

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  json(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const signIn = (base: string, credentials: object, method = 'signInWithPassword') =>
  post(`${base}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local-firebase-key`, {
    returnSecureToken: true,
    ...credentials,
  });

const addressOf = (part: string) => new RegExp(`${part} +(http:\\S+)`).exec(stack.output())?.[1] ?? '';

function begin(): void {
  dir = mkdtempSync(path.join(tmpdir(), 'glumist-stack-'));
}

async function finish(): Promise<void> {
  if (stack.child.exitCode === null && stack.child.signalCode === null) stack.child.kill('SIGTERM');
  await stack.exited;
  rmSync(dir, { recursive: true, force: true });
}

/** Three starts for all: each costs seconds. A test takes the stack as the one before it left it, and the last one ends it. */
describe('a started stack', () => {
  const person = { email: 'new@glumist.example', password: 'secret-1' };
  const owner = { authorization: 'Bearer owner' };
  const noteOf = (at: string) => json(`${at}${DATABASE}/messages/kept`, { headers: owner });
  let described: Record<string, unknown>;
  let base: string;

  beforeAll(async () => {
    begin();
    stack = spawnStack(dir, {}, ['--bare']);
    described = await stack.ready;
    base = String(described.baseUrl);
  });
  afterAll(finish);

  it('describes itself and serves the shop', async () => {
    const http = expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) as string;
    expect(described).toEqual({
      baseUrl: http,
      firestoreUrl: http,
      authUrl: http,
      consoleUrl: `${String(described.baseUrl)}/__local`,
      projectId: 'demo-glumist',
      apiKey: 'glumist-web-1',
      firebaseApiKey: 'local-firebase-key',
      razorpayUrl: http,
      nimbuspostUrl: http,
      storageUrl: http,
      smtpUrl: expect.stringMatching(/^smtp:\/\/glumist:[^@]+@127\.0\.0\.1:\d+$/) as string,
      mailUrl: http,
      pushUrl: http,
      razorpayKeyId: expect.stringMatching(/^rzp_test_/) as string,
      razorpayKeySecret: expect.any(String) as string,
      razorpayWebhookSecret: expect.any(String) as string,
      accounts: {
        shopper: { email: 'demo@glumist.example', password: expect.any(String) as string },
        admin: { email: 'admin@glumist.example', password: expect.any(String) as string },
      },
    });
    expect(stack.output().trimEnd().endsWith(`Shop ready: ${base}`)).toBe(true);

    const page = await fetch(`${base}/products`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect((await fetch(`${base}/assets/nope.js`)).status).toBe(404);
    expect((await fetch(`${base}/pictures/nope.webp`)).status).toBe(404);
    expect((await fetch(`${base}/__local`)).status).toBe(200);
    const report = await post(`${base}/__local/reconcile`, {});
    expect(report).toMatchObject({ booked: 0, settled: 0, refunded: 0, cancelled: 0 });
    // A new shop of any kind needs no repair; once, the demo's two accounts are entered as customers, and its credit is
    // about to expire.
    const { customers: _entered, creditReminders: _mailed, ...repairs } = report as Record<string, number>;
    expect(new Set(Object.values(repairs))).toEqual(new Set([0]));
    expect(await post(`${base}/__local/reconcile`, {})).toMatchObject({
      customers: 0,
      creditReminders: 0,
    });
    const catalogue = await json(`${base}/api/catalogue`);
    expect(catalogue.products).toHaveLength(40);
    expect((await fetch(`${base}/api/payment/validate-offer`, { method: 'POST' })).status).toBe(401);
  });

  it('seeds accounts with different rights', async () => {
    const accounts = described.accounts as Record<'shopper' | 'admin', { email: string; password: string }>;
    const [shopper, admin] = await Promise.all([
      signIn(base, accounts.shopper),
      signIn(base, accounts.admin),
    ]);
    const read = async (pathname: string, { idToken }: Record<string, unknown>) => {
      const headers = { authorization: `Bearer ${String(idToken)}` };
      return (await fetch(base + DATABASE + pathname, { headers })).status;
    };
    expect(await read(`/users/${String(shopper.localId)}`, shopper)).toBe(200);
    expect(await read(`/users/${String(admin.localId)}`, shopper)).toBe(403);
    expect(await read('/auditLog', shopper)).toBe(403);
    expect(await read('/auditLog', admin)).toBe(200);
  });

  it('locks its data directory: a second stack is refused and the first unaffected', async () => {
    const second = spawnStack(dir);
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`This shop already runs at ${base}`);
    expect(second.output()).toContain('GLUMIST_DATA_DIR');
    // On the ports of the first, too, it says that and not that a port is taken.
    const same = spawnStack(dir, { PORT: new URL(base).port });
    expect(await same.exited).toBe(1);
    expect(same.output()).toContain('This shop already runs');
    expect((await fetch(base)).status).toBe(200);
    expect(existsSync(path.join(dir, 'stack.json'))).toBe(true);
  });

  it('restarts Firestore after a kill with all acknowledged data, and holds requests in the meantime', async () => {
    const first = pidOf(stack, 'firestoreProcess');
    const note = `${DATABASE}/messages?documentId=`;
    const write = (id: string) =>
      fetch(base + note + id, {
        method: 'POST',
        headers: { ...owner, 'content-type': 'application/json' },
        body: JSON.stringify({ fields: { text: { stringValue: id } } }),
      });
    expect((await write('before')).status).toBe(200);
    process.kill(first, 'SIGKILL');
    while (!stack.output().includes('firestore ended'))
      await new Promise((resolve) => setTimeout(resolve, 5));
    const requests = [
      write('during'),
      ...['/products', '/api/catalogue', '/__local'].map((path) => fetch(base + path)),
    ];
    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(pidOf(stack, 'firestoreProcess')).not.toBe(first);
    for (const id of ['before', 'during']) {
      const read = await json(`${base}${DATABASE}/messages/${id}`, { headers: owner });
      expect(read.fields).toEqual({ text: { stringValue: id } });
    }
    expect(stack.output()).toContain('firestore ended (SIGKILL)');
  });

  it('leaves no process behind when it is killed, and loses no acknowledged data', async () => {
    const created = await signIn(base, person, 'signUp');
    const note = `${DATABASE}/messages?documentId=kept`;
    await post(base + note, { fields: { text: { stringValue: 'still here' } } }, owner);
    const [functions, firestore] = [addressOf('Functions'), addressOf('Firestore')];

    stack.child.kill('SIGKILL');
    await stack.exited;
    await Promise.all([untilSilent(functions), untilSilent(firestore)]);
    const accounts = path.join(dir, 'data/auth.json');
    truncateSync(accounts, Math.floor(statSync(accounts).size / 2));
    appendFileSync(path.join(dir, 'data/razorpay.jsonl'), '0 [half a l');

    stack = spawnStack(dir);
    const again = (await stack.ready) as { baseUrl: string };
    expect(stack.output()).toContain(`${accounts} is damaged`);
    expect(stack.output()).toContain('razorpay.jsonl: cut 11 damaged bytes');
    expect(await (await fetch(`${again.baseUrl}/__local`)).text()).toContain('cut 11 damaged bytes');
    expect((await signIn(again.baseUrl, person)).localId).toBe(created.localId);
    expect((await noteOf(again.baseUrl)).fields).toEqual({ text: { stringValue: 'still here' } });
  });

  it('starts with new data on request', async () => {
    stack.child.kill('SIGTERM');
    expect(await stack.exited).toBe(0);
    stack = spawnStack(dir, {}, ['--fresh']);
    const restarted = (await stack.ready) as { baseUrl: string };
    expect(await signIn(restarted.baseUrl, person)).toHaveProperty('error');
    expect(await noteOf(restarted.baseUrl)).toHaveProperty('error');
  });

  it('leaves nothing behind after Ctrl-C', async () => {
    stack.child.kill('SIGINT');
    expect(await stack.exited).toBe(0);
    for (const part of ['Shop', 'Firestore', 'Auth', 'Functions', 'Razorpay sandbox', 'NimbusPost sandbox']) {
      await untilSilent(addressOf(part));
    }
    expect(existsSync(path.join(dir, 'stack.json'))).toBe(false);
  });
});

describe('a start that fails', () => {
  const blockers: Server[] = [];

  beforeEach(begin);

  afterEach(async () => {
    for (const blocker of blockers.splice(0)) blocker.close();
    await finish();
  });

  // The first and the last that are looked at; ports.test.ts has them all.
  it.each(['PORT', 'NIMBUSPOST_PORT'])('names a taken port and %s, and starts nothing', async (variable) => {
    const blocker = createServer();
    blockers.push(blocker);
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
    const { port } = blocker.address() as AddressInfo;
    stack = spawnStack(dir, { [variable]: String(port) });
    expect(await stack.exited).toBe(1);
    expect(stack.output()).toMatch(new RegExp(`Port ${port} .* taken.* ${variable}=`));
    expect(existsSync(path.join(dir, 'stack.json'))).toBe(false);
  });

  it.each([
    [{ PORT: 'abc' }, [], 'PORT is abc'],
    [{}, ['--frehs'], 'Unknown option --frehs'],
  ])('explains %j %j', async (env, args, sentence) => {
    stack = spawnStack(dir, env, args);
    expect(await stack.exited).toBe(1);
    expect(stack.output()).toContain(sentence);
  });
});
