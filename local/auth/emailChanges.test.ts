import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { AgentProjectState, type OobCode } from 'firebase-tools/lib/emulator/auth/state';
import { emulatorApp } from './emulatorApp';
import { endRevokedSessions } from './refreshTokens';

const PROJECT = 'demo-glumist';
const project = new AgentProjectState(PROJECT);
let server: Server;
let url: string;
let nowMs = 0;

beforeAll(async () => {
  const now = () => nowMs;
  project.enableImprovedEmailPrivacy = true;
  endRevokedSessions(project, now);
  server = createServer(await emulatorApp(project, PROJECT, now));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
beforeEach(() => (nowMs = Date.now()));
afterAll(() => void server.close());

interface Body extends Record<string, unknown> {
  error?: { message: string };
  idToken?: string;
  refreshToken?: string;
  localId?: string;
  email?: string;
}

async function post(path: string, body: object): Promise<Body> {
  const answer = await fetch(`${url}/${path}?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Body;
}
const accounts = (method: string, body: object) =>
  post(`identitytoolkit.googleapis.com/v1/accounts:${method}`, { returnSecureToken: true, ...body });
const renew = ({ refreshToken }: Body) =>
  post('securetoken.googleapis.com/v1/token', { grant_type: 'refresh_token', refresh_token: refreshToken });
const problem = ({ error }: Body) => error?.message.split(' : ')[0];

let people = 0;
const password = 'calm-vetiver-3';
async function person() {
  const email = `mover-${(people += 1)}@glumist.example`;
  return { ...(await accounts('signUp', { email, password })), email, next: `next.${email}` };
}
type Person = Awaited<ReturnType<typeof person>>;

const ask = ({ idToken }: Body, newEmail: string) =>
  accounts('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });
const codes = (requestType: string, { localId }: Body): OobCode[] =>
  [...project.listOobCodes()].filter((code) => code.localId === localId && code.requestType === requestType);
const changeOf = (who: Body) => codes('VERIFY_AND_CHANGE_EMAIL', who).at(-1)?.oobCode;
const apply = (oobCode: string | undefined) => accounts('update', { oobCode });
const logIn = (email: string) => accounts('signInWithPassword', { email, password });

/** Opens the link of a change some seconds later, because sessions end by the second. */
async function moved(): Promise<Person> {
  const who = await person();
  await ask(who, who.next);
  nowMs += 2000;
  expect(await apply(changeOf(who))).toMatchObject({ email: who.next, emailVerified: true });
  return who;
}

it('mails a link to the new address, which changes it once', async () => {
  const who = await person();
  expect(await ask(who, who.next.toUpperCase())).toMatchObject({ email: who.email });
  const oobCode = changeOf(who);
  expect(await accounts('resetPassword', { oobCode })).toMatchObject({
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    email: who.email,
    newEmail: who.next,
  });
  expect(await logIn(who.email)).toHaveProperty('idToken');
  expect(await apply(oobCode)).toMatchObject({ localId: who.localId, email: who.next });
  expect(await logIn(who.next)).toMatchObject({ localId: who.localId, email: who.next });
  expect(problem(await logIn(who.email))).toBe('INVALID_LOGIN_CREDENTIALS');
  expect(problem(await apply(oobCode))).toBe('INVALID_OOB_CODE');
});

it('ends all sessions', async () => {
  const who = await moved();
  expect(problem(await renew(who))).toBe('TOKEN_EXPIRED');
  expect(await renew(await logIn(who.next))).toHaveProperty('id_token');
});

it('mails the former address a link that gives it back and ends all sessions again', async () => {
  const who = await moved();
  const thief = await logIn(who.next);
  const [undo] = codes('RECOVER_EMAIL', who);
  expect(undo).toMatchObject({ email: who.email, newEmail: who.next });
  expect(new URL(undo!.oobLink).searchParams.get('mode')).toBe('recoverEmail');
  expect(await accounts('resetPassword', { oobCode: undo?.oobCode })).toMatchObject({ email: who.email });
  nowMs += 2000;
  expect(await apply(undo?.oobCode)).toMatchObject({ email: who.email, emailVerified: true });
  expect(problem(await renew(thief))).toBe('TOKEN_EXPIRED');
  expect(await logIn(who.email)).toMatchObject({ localId: who.localId });
  expect(problem(await logIn(who.next))).toBe('INVALID_LOGIN_CREDENTIALS');
});

describe('no address is changed', () => {
  it('long after the login', async () => {
    const who = await person();
    // The token has the machine's time.
    nowMs = Date.now() + 5 * 60_000;
    expect(problem(await ask(who, who.next))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  });
  it('to one that is none', async () => {
    const who = await person();
    expect(problem(await ask(who, 'somewhere'))).toBe('INVALID_NEW_EMAIL');
    expect(problem(await ask(who, ''))).toBe('MISSING_NEW_EMAIL');
  });
  it('to one of another account, which nobody learns', async () => {
    const [who, other] = [await person(), await person()];
    const free = await ask(who, who.next);
    expect(await ask(who, other.email)).toEqual(free);
    expect(await ask(who, who.email)).toEqual(free);
    expect(codes('VERIFY_AND_CHANGE_EMAIL', who)).toHaveLength(1);
  });
  it('to one that another account took before the link was opened', async () => {
    const who = await person();
    await ask(who, who.next);
    await accounts('signUp', { email: who.next, password });
    expect(problem(await apply(changeOf(who)))).toBe('EMAIL_EXISTS');
  });
  it('without the link', async () => {
    const { idToken, next } = await person();
    expect(problem(await accounts('update', { idToken, email: next }))).toBe('OPERATION_NOT_ALLOWED');
  });
  it('by a link from before another change', async () => {
    const who = await person();
    await ask(who, `other.${who.email}`);
    const first = changeOf(who);
    await ask(who, who.next);
    await apply(changeOf(who));
    expect(problem(await apply(first))).toBe('INVALID_OOB_CODE');
  });
});
