import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ServiceMessage } from '../stack/service';

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
     import { runService } from ${JSON.stringify(path.join(__dirname, '../stack/service'))};
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

describe('Auth', () => {
  jest.setTimeout(60_000);

  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'glumist-auth-'));
    await start();
  });

  afterEach(async () => {
    await end('stop');
    rmSync(dataDir, { recursive: true });
  });

  it('keeps an account, its session and its mail through a kill -9', async () => {
    const credentials = { email: 'meera@glumist.example', password: 'secret-1' };
    const { body: created } = await accounts('signUp', credentials);
    await accounts('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: created.idToken });
    await accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email: credentials.email });
    await end('kill -9');
    await start();

    const signedIn = await accounts('signInWithPassword', credentials);
    expect(signedIn.body.localId).toBe(created.localId);
    expect((await accounts('signInWithPassword', { ...credentials, password: 'other-1' })).status).toBe(400);

    // The open page asks for the person behind its ID token, and renews that with its refresh token.
    expect((await accounts('lookup', { idToken: created.idToken })).body.users).toHaveLength(1);
    const renewed = await call('POST', `/securetoken.googleapis.com/v1/token${key}`, {
      grant_type: 'refresh_token',
      refresh_token: created.refreshToken,
    });
    expect(renewed.body.user_id).toBe(created.localId);

    const codes = await oobCodes();
    expect(codes.map((code) => code.requestType)).toEqual(['VERIFY_EMAIL', 'PASSWORD_RESET']);
    const verification = await accounts('update', { oobCode: codes[0]!.oobCode });
    expect(verification.body.emailVerified).toBe(true);
  });

  it('keeps a verification made by opening the link, and the admin claim', async () => {
    const { body: created } = await accounts('signUp', {
      email: 'ravi@glumist.example',
      password: 'secret-1',
    });
    await accounts('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: created.idToken });
    const [code] = await oobCodes();
    const link = new URL(code!.oobLink!);
    expect((await fetch(url + link.pathname + link.search)).status).toBe(200);
    const admin = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`;
    await call('POST', admin, { localId: created.localId, customAttributes: '{"admin":true}' }, true);
    await end('kill -9');
    await start();

    const { body } = await accounts('lookup', { idToken: created.idToken });
    expect(body.users?.[0]).toMatchObject({ emailVerified: true, customAttributes: '{"admin":true}' });
    expect(await oobCodes()).toEqual([]);
  });

  it('keeps every one of many sign-ups made at once', async () => {
    const emails = Array.from({ length: 30 }, (_, index) => `person-${index}@glumist.example`);
    const created = await Promise.all(
      emails.map((email) => accounts('signUp', { email, password: 'secret-1' })),
    );
    expect(created.every(({ status }) => status === 200)).toBe(true);
    await end('kill -9');
    await start();
    const signedIn = await Promise.all(
      emails.map((email) => accounts('signInWithPassword', { email, password: 'secret-1' })),
    );
    expect(signedIn.map(({ body }) => body.localId)).toEqual(created.map(({ body }) => body.localId));
  });

  it('refuses an e-mail that is taken, and gives it free with the account', async () => {
    const credentials = { email: 'meera@glumist.example', password: 'secret-1' };
    const { body: created } = await accounts('signUp', credentials);
    await end('kill -9');
    await start();
    expect((await accounts('signUp', credentials)).status).toBe(400);
    await accounts('delete', { idToken: created.idToken });
    await end('kill -9');
    await start();
    expect((await accounts('signUp', credentials)).status).toBe(200);
  });

  it('tells nobody who has an account: not at login, not at a reset, also after a restart', async () => {
    await accounts('signUp', { email: 'meera@glumist.example', password: 'secret-1' });
    await end('kill -9');
    await start();
    const known = await accounts('signInWithPassword', {
      email: 'meera@glumist.example',
      password: 'other-1',
    });
    const unknown = await accounts('signInWithPassword', {
      email: 'nobody@glumist.example',
      password: 'other-1',
    });
    expect(known.status).toBe(400);
    expect(unknown).toEqual(known);
    const reset = (email: string) => accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const sent = await reset('meera@glumist.example');
    const unsent = await reset('nobody@glumist.example');
    expect([sent.status, unsent.status]).toEqual([200, 200]);
    expect(Object.keys(unsent.body).sort()).toEqual(Object.keys(sent.body).sort());
    expect((await oobCodes()).map(({ email }) => email)).toEqual(['meera@glumist.example']);
  });

  it('lets only its owner read the stored accounts', async () => {
    await accounts('signUp', { email: 'meera@glumist.example', password: 'secret-1' });
    const file = path.join(dataDir, 'auth.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toContain('meera@glumist.example');
  });
});
