import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ServiceMessage } from '../stack/processes/service';

const PROJECT = 'demo-glumist';
const key = '?key=local-firebase-key';

let dataDir: string;
let child: ChildProcess;
let url: string;

/** The Auth part in a process of its own, so that it can be killed. */
async function start(): Promise<void> {
  const script = path.join(dataDir, 'auth.ts');
  writeFileSync(
    script,
    `import { startAuth } from ${JSON.stringify(path.join(__dirname, 'index'))};
     import { runService } from ${JSON.stringify(path.join(__dirname, '../stack/processes/service'))};
     void runService(() => startAuth({ port: 0, dataDir: ${JSON.stringify(dataDir)} }));`,
  );
  child = fork(script, { execArgv: ['--import', require.resolve('tsx')] });
  const [message] = (await once(child, 'message')) as [ServiceMessage];
  if (message.kind !== 'ready') throw new Error(message.message);
  url = message.url;
}

async function end(how: 'kill -9' | 'stop'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  if (how === 'kill -9') child.kill('SIGKILL');
  else child.disconnect();
  await exited;
}

interface Answer {
  status: number;
  body: Record<string, string> & { users?: Record<string, unknown>[]; oobCodes?: Record<string, string>[] };
}

async function call(method: string, pathname: string, body?: object, owner = false): Promise<Answer> {
  const response = await fetch(url + pathname, {
    method,
    headers: { 'content-type': 'application/json', ...(owner ? { authorization: 'Bearer owner' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

const accounts = (method: string, body: object) =>
  call('POST', `/identitytoolkit.googleapis.com/v1/accounts:${method}${key}`, {
    returnSecureToken: true,
    ...body,
  });
const oobCodes = async () =>
  (await call('GET', `/emulator/v1/projects/${PROJECT}/oobCodes`)).body.oobCodes ?? [];

const meera = { email: 'meera@glumist.example', password: 'secret-1' };
const ravi = { email: 'ravi@glumist.example', password: 'secret-1' };
const leela = { email: 'leela@glumist.example', password: 'secret-1' };
const crowd = Array.from({ length: 30 }, (_, index) => `person-${index}@glumist.example`);

const signUp = (credentials: object) => accounts('signUp', credentials);
const signIn = (credentials: object) => accounts('signInWithPassword', credentials);
const codesFor = async ({ email }: { email: string }) =>
  (await oobCodes()).filter((code) => code.email === email);

/** Opens the link that verifies an email. */
async function openLink(idToken: string): Promise<void> {
  await accounts('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  const [code] = await codesFor(ravi);
  const link = new URL(code!.oobLink!);
  expect((await fetch(url + link.pathname + link.search)).status).toBe(200);
}

/** The changes before the process was killed; a start takes seconds, so all of them share one. */
describe('after a kill -9', () => {
  let before: { meera: Answer; ravi: Answer; leela: Answer; crowd: Answer[] };

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'glumist-auth-'));
    await start();
    before = {
      meera: await signUp(meera),
      ravi: await signUp(ravi),
      leela: await signUp(leela),
      crowd: await Promise.all(crowd.map((email) => signUp({ email, password: 'secret-1' }))),
    };
    await accounts('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: before.meera.body.idToken });
    await accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email: meera.email });
    await openLink(before.ravi.body.idToken!);
    const admin = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`;
    await call(
      'POST',
      admin,
      { localId: before.ravi.body.localId, customAttributes: '{"admin":true}' },
      true,
    );
    await end('kill -9');
    await start();
  });

  afterAll(async () => {
    await end('stop');
    rmSync(dataDir, { recursive: true });
  });

  it('an account, its session and its mail are kept', async () => {
    const { body: created } = before.meera;
    expect((await signIn(meera)).body.localId).toBe(created.localId);
    expect((await signIn({ ...meera, password: 'other-1' })).status).toBe(400);

    // The open page asks for the person behind its ID token, and renews that with its refresh token.
    expect((await accounts('lookup', { idToken: created.idToken })).body.users).toHaveLength(1);
    const renewed = await call('POST', `/securetoken.googleapis.com/v1/token${key}`, {
      grant_type: 'refresh_token',
      refresh_token: created.refreshToken,
    });
    expect(renewed.body.user_id).toBe(created.localId);

    const codes = await codesFor(meera);
    expect(codes.map((code) => code.requestType)).toEqual(['VERIFY_EMAIL', 'PASSWORD_RESET']);
    const verification = await accounts('update', { oobCode: codes[0]!.oobCode });
    expect(verification.body.emailVerified).toBe(true);
  });

  it('a verification by link and the admin claim are kept', async () => {
    const { body } = await accounts('lookup', { idToken: before.ravi.body.idToken });
    expect(body.users?.[0]).toMatchObject({ emailVerified: true, customAttributes: '{"admin":true}' });
    expect(await codesFor(ravi)).toEqual([]);
  });

  it('each of many sign-ups at once is kept', async () => {
    expect(before.crowd.every(({ status }) => status === 200)).toBe(true);
    const signedIn = await Promise.all(crowd.map((email) => signIn({ email, password: 'secret-1' })));
    expect(signedIn.map(({ body }) => body.localId)).toEqual(before.crowd.map(({ body }) => body.localId));
  });

  it('no answer of login, reset or sign-in methods reveals whether an account exists', async () => {
    const stranger = 'nobody@glumist.example';
    const known = await signIn({ ...leela, password: 'other-1' });
    expect(known).toMatchObject({ status: 400, body: { error: { message: 'INVALID_LOGIN_CREDENTIALS' } } });
    expect(await signIn({ email: stranger, password: 'other-1' })).toEqual(known);
    const reset = (email: string) => accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const sent = await reset(leela.email);
    const unsent = await reset(stranger);
    expect([sent.status, unsent.status]).toEqual([200, 200]);
    expect(unsent.body).toEqual({ ...sent.body, email: stranger });
    expect(await codesFor(leela)).toHaveLength(1);
    expect(await codesFor({ email: stranger })).toEqual([]);
    const ways = (identifier: string) =>
      accounts('createAuthUri', { identifier, continueUri: 'http://localhost/', sessionId: 'one' });
    expect(await ways(stranger)).toEqual(await ways(leela.email));
  });

  it('unknown emails cause the same writes as known ones: one kind for a reset, none for a login', async () => {
    const file = path.join(dataDir, 'auth.json');
    const writes = async (send: () => Promise<Answer>) => {
      const before = statSync(file, { bigint: true }).mtimeNs;
      await send();
      return statSync(file, { bigint: true }).mtimeNs !== before;
    };
    for (const email of [leela.email, 'nobody@glumist.example']) {
      const reset = () => accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email });
      expect([email, await writes(reset)]).toEqual([email, true]);
      expect([email, await writes(() => signIn({ email, password: 'other-1' }))]).toEqual([email, false]);
    }
  });

  it('only the owner can read the stored account files', () => {
    const file = path.join(dataDir, 'auth.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toContain(meera.email);
  });

  it('an email stays taken until its account is deleted, even when others are deleted first', async () => {
    expect((await signUp(leela)).status).toBe(400);
    await accounts('delete', { idToken: before.leela.body.idToken });
    await end('kill -9');
    await start();
    expect((await signUp(leela)).status).toBe(200);
  });
});
