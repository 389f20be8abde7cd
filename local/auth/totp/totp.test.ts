import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state';
import { emulatorApp } from '../emulatorApp';
import { restoreProject, snapshotOf } from '../projectState';
import { totpCode } from './codes';
import { MAX_WRONG, SESSION_MS } from './state';

const PROJECT = 'demo-glumist';
const project = new AgentProjectState(PROJECT);
let server: Server;
let url: string;
let nowMs = Date.now();

beforeAll(async () => {
  server = createServer(await emulatorApp(project, PROJECT, () => nowMs));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
beforeEach(() => (nowMs = Date.now()));
afterAll(() => void server.close());

/** So many milliseconds after the tokens that were given so far, whose times are the machine's. */
const afterTokens = (ms: number): number => Date.now() + ms;

interface Body {
  error?: { message: string };
  idToken?: string;
  refreshToken?: string;
  localId?: string;
  mfaPendingCredential?: string;
  mfaInfo?: { mfaEnrollmentId: string; totpInfo?: object }[];
  totpSessionInfo?: { sharedSecretKey: string; sessionInfo: string };
  users?: { mfaInfo?: object[] }[];
}

async function post(path: string, body: object, headers = {}): Promise<Body> {
  const answer = await fetch(`${url}/identitytoolkit.googleapis.com/${path}?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Body;
}
const accounts = (method: string, body: object) =>
  post(`v1/accounts:${method}`, { returnSecureToken: true, ...body });
const mfa = (method: string, body: object) => post(`v2/accounts/${method}`, body);

const claimsOf = ({ idToken = '' }: Body) =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as {
    firebase: Record<string, unknown>;
  };
const problem = ({ error }: Body) => error?.message.split(' : ')[0];

let people = 0;
async function person(isVerified = true) {
  const credentials = { email: `person-${(people += 1)}@glumist.example`, password: 'calm-vetiver-3' };
  const made = await accounts('signUp', credentials);
  const owner = { authorization: 'Bearer owner' };
  const { localId } = made;
  if (isVerified)
    await post(`v1/projects/${PROJECT}/accounts:update`, { localId, emailVerified: true }, owner);
  return { ...credentials, localId: localId ?? '', idToken: made.idToken ?? '' };
}

const begin = (idToken: string) => mfa('mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });

async function enrolled() {
  const who = await person();
  const { totpSessionInfo } = await begin(who.idToken);
  const { sharedSecretKey: secret, sessionInfo } = totpSessionInfo!;
  const totpVerificationInfo = { sessionInfo, verificationCode: totpCode(secret, nowMs) };
  const done = await mfa('mfaEnrollment:finalize', { idToken: who.idToken, totpVerificationInfo });
  const id = claimsOf(done).firebase['second_factor_identifier'] as string;
  return { ...who, secret, done, id, sessionInfo };
}
type Enrolled = Awaited<ReturnType<typeof enrolled>>;

const logIn = ({ email, password }: { email: string; password: string }) =>
  accounts('signInWithPassword', { email, password });
const finish = (
  mfaPendingCredential: string | undefined,
  mfaEnrollmentId: string,
  verificationCode: string,
) =>
  mfa('mfaSignIn:finalize', {
    mfaPendingCredential,
    mfaEnrollmentId,
    totpVerificationInfo: { verificationCode },
  });
/** The code after the one that the enrolment used. */
const nextCode = ({ secret }: Enrolled) => totpCode(secret, nowMs + 30_000);
const wrongCode = ({ secret }: Enrolled) => {
  const near = [-30_000, 0, 30_000].map((ms) => totpCode(secret, nowMs + ms));
  return ['000000', '000001', '000002', '000003'].find((code) => !near.includes(code)) ?? '';
};

it('adds an app, and then asks for its code at each login', async () => {
  const who = await enrolled();
  expect(claimsOf(who.done).firebase).toMatchObject({ sign_in_second_factor: 'totp' });
  const first = await logIn(who);
  expect(first).toMatchObject({ localId: who.localId, mfaInfo: [{ mfaEnrollmentId: who.id, totpInfo: {} }] });
  expect(first.idToken).toBeUndefined();
  const second = await finish(first.mfaPendingCredential, who.id, nextCode(who));
  const factor = { sign_in_second_factor: 'totp', second_factor_identifier: who.id };
  expect(claimsOf(second).firebase).toMatchObject(factor);
  // A renewed token says the same, and nobody reads the secret.
  const renewed = await fetch(`${url}/securetoken.googleapis.com/v1/token?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'refresh_token', refresh_token: second.refreshToken }),
  });
  const { id_token: idToken } = (await renewed.json()) as { id_token: string };
  expect(claimsOf({ idToken }).firebase).toMatchObject(factor);
  const { users } = await accounts('lookup', { idToken });
  expect(users?.[0]?.mfaInfo).toMatchObject([{ mfaEnrollmentId: who.id, totpInfo: {} }]);
  expect(JSON.stringify(users)).not.toContain(who.secret);
});

it('is kept over a restart', async () => {
  const who = await enrolled();
  const again = createServer(
    await emulatorApp(restoreProject(PROJECT, snapshotOf(project)), PROJECT, () => nowMs),
  );
  await new Promise<void>((resolve) => again.listen(0, '127.0.0.1', resolve));
  const before = url;
  url = `http://127.0.0.1:${String((again.address() as AddressInfo).port)}`;
  const { mfaPendingCredential } = await logIn(who);
  expect(await finish(mfaPendingCredential, who.id, nextCode(who))).toHaveProperty('idToken');
  url = before;
  again.close();
});

describe('a login is refused', () => {
  test.each<[string, (who: Enrolled) => string, string]>([
    ['with a wrong code', wrongCode, 'INVALID_CODE'],
    ['with the code of the enrolment', ({ secret }) => totpCode(secret, nowMs), 'INVALID_CODE'],
    ['with an old code', ({ secret }) => totpCode(secret, nowMs - 60_000), 'INVALID_CODE'],
    ['without a code', () => '', 'MISSING_CODE'],
  ])('%s, and goes on with the right one', async (_name, code, expected) => {
    const who = await enrolled();
    const { mfaPendingCredential } = await logIn(who);
    expect(problem(await finish(mfaPendingCredential, who.id, code(who)))).toBe(expected);
    expect(await finish(mfaPendingCredential, who.id, nextCode(who))).toHaveProperty('idToken');
  });

  it('with a code or a pending login that was used', async () => {
    const who = await enrolled();
    const [first, second] = [await logIn(who), await logIn(who)];
    const code = nextCode(who);
    expect(await finish(first.mfaPendingCredential, who.id, code)).toHaveProperty('idToken');
    expect(problem(await finish(second.mfaPendingCredential, who.id, code))).toBe('INVALID_CODE');
    nowMs += 60_000;
    const fresh = nextCode(who);
    expect(problem(await finish(first.mfaPendingCredential, who.id, fresh))).toBe(
      'INVALID_MFA_PENDING_CREDENTIAL',
    );
    expect(await finish(second.mfaPendingCredential, who.id, fresh)).toHaveProperty('idToken');
  });

  it('with the pending login of somebody else, or a forged one', async () => {
    const [alice, mallory] = [await enrolled(), await enrolled()];
    const { mfaPendingCredential } = await logIn(alice);
    expect(problem(await finish(mfaPendingCredential, mallory.id, nextCode(mallory)))).toBe(
      'MFA_ENROLLMENT_NOT_FOUND',
    );
    const said = {
      _AuthEmulatorMfaPendingCredential: 'DO NOT MODIFY',
      localId: mallory.localId,
      projectId: PROJECT,
    };
    const forged = Buffer.from(JSON.stringify(said)).toString('base64');
    expect(problem(await finish(forged, mallory.id, nextCode(mallory)))).toBe(
      'INVALID_MFA_PENDING_CREDENTIAL',
    );
  });

  it('after too many wrong codes, however often the password is typed, and not for ever', async () => {
    const who = await enrolled();
    for (let tries = 0; tries < MAX_WRONG; tries += 1) {
      const { mfaPendingCredential } = await logIn(who);
      expect(problem(await finish(mfaPendingCredential, who.id, wrongCode(who)))).toBe('INVALID_CODE');
    }
    const last = await logIn(who);
    const answer = await finish(last.mfaPendingCredential, who.id, nextCode(who));
    expect(problem(answer)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    nowMs += SESSION_MS;
    const later = await logIn(who);
    expect(await finish(later.mfaPendingCredential, who.id, nextCode(who))).toHaveProperty('idToken');
  });

  it('when the code comes too late', async () => {
    const who = await enrolled();
    const { mfaPendingCredential } = await logIn(who);
    nowMs += SESSION_MS;
    expect(problem(await finish(mfaPendingCredential, who.id, nextCode(who)))).toBe(
      'INVALID_MFA_PENDING_CREDENTIAL',
    );
  });
});

describe('no app is added', () => {
  it('to an account whose email is not verified', async () =>
    expect(problem(await begin((await person(false)).idToken))).toBe('UNVERIFIED_EMAIL'));
  it('beside another one', async () =>
    expect(problem(await begin((await enrolled()).done.idToken!))).toBe('SECOND_FACTOR_EXISTS'));
  it('long after the login', async () => {
    const { idToken } = await person();
    nowMs = afterTokens(5 * 60_000);
    expect(problem(await begin(idToken))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  });
  it('without its code, or in the session of somebody else', async () => {
    const [who, mallory] = [await person(), await person()];
    const { totpSessionInfo } = await begin(who.idToken);
    const { sessionInfo, sharedSecretKey } = totpSessionInfo!;
    const send = (idToken: string, verificationCode: string) =>
      mfa('mfaEnrollment:finalize', { idToken, totpVerificationInfo: { sessionInfo, verificationCode } });
    expect(problem(await send(who.idToken, 'abcdef'))).toBe('INVALID_CODE');
    expect(problem(await send(mallory.idToken, totpCode(sharedSecretKey, nowMs)))).toBe('SESSION_EXPIRED');
    expect(await logIn(who)).toHaveProperty('idToken');
  });
  it('by SMS', async () => {
    const { idToken } = await person();
    const phoneEnrollmentInfo = { phoneNumber: '+919845012345' };
    expect(problem(await mfa('mfaEnrollment:start', { idToken, phoneEnrollmentInfo }))).toBe(
      'OPERATION_NOT_ALLOWED',
    );
  });
});

it('removes an app soon after a login, and asks for no code any more', async () => {
  const who = await enrolled();
  const idToken = who.done.idToken!;
  expect(problem(await mfa('mfaEnrollment:withdraw', { idToken, mfaEnrollmentId: 'other' }))).toBe(
    'MFA_ENROLLMENT_NOT_FOUND',
  );
  nowMs = afterTokens(5 * 60_000);
  expect(problem(await mfa('mfaEnrollment:withdraw', { idToken, mfaEnrollmentId: who.id }))).toBe(
    'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  );
  nowMs = afterTokens(0);
  const done = await mfa('mfaEnrollment:withdraw', { idToken, mfaEnrollmentId: who.id });
  expect(claimsOf(done).firebase).not.toHaveProperty('sign_in_second_factor');
  expect(await logIn(who)).toHaveProperty('idToken');
});

it('mails a link that removes an app, which works once and leaves other links as they were', async () => {
  const who = await enrolled();
  const [mailed] = [...project.listOobCodes()].filter(({ email }) => email === who.email);
  expect(mailed?.requestType).toBe('REVERT_SECOND_FACTOR_ADDITION');
  const link = new URL(mailed?.oobLink ?? '');
  expect(link.searchParams.get('mode')).toBe('revertSecondFactorAddition');
  const oobCode = link.searchParams.get('oobCode') ?? '';
  expect(await accounts('resetPassword', { oobCode })).toMatchObject({
    requestType: 'REVERT_SECOND_FACTOR_ADDITION',
    email: who.email,
    mfaInfo: { mfaEnrollmentId: who.id, totpInfo: {} },
  });
  expect(problem(await accounts('resetPassword', { oobCode, newPassword: 'calm-vetiver-4' }))).toBe(
    'INVALID_OOB_CODE',
  );
  expect(await accounts('update', { oobCode })).toMatchObject({ localId: who.localId });
  expect((await logIn(who)).idToken).toEqual(expect.any(String));
  expect(problem(await accounts('update', { oobCode }))).toBe('INVALID_OOB_CODE');
  await accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email: who.email });
  const [reset] = [...project.listOobCodes()].filter(({ email }) => email === who.email);
  expect(await accounts('resetPassword', { oobCode: reset?.oobCode })).toMatchObject({
    requestType: 'PASSWORD_RESET',
  });
});

it('lets the Admin SDK see and remove an app', async () => {
  const who = await enrolled();
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = new URL(url).host;
  const auth = getAuth(initializeApp({ projectId: PROJECT }, 'totp'));
  const { multiFactor } = await auth.getUser(who.localId);
  expect(multiFactor?.enrolledFactors).toMatchObject([{ uid: who.id, factorId: 'totp' }]);
  await auth.updateUser(who.localId, { multiFactor: { enrolledFactors: null } });
  expect((await auth.getUser(who.localId)).multiFactor).toBeUndefined();
  expect(await logIn(who)).toHaveProperty('idToken');
});
