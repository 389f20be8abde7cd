import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state';
import { emulatorApp } from './emulatorApp';
import { CODE_MS, limitPhoneCodes, MAX_CODES, MAX_TRIES } from './phoneCodeLimits';

const PROJECT = 'demo-glumist';
let server: Server;
let url: string;
let nowMs = 1_000_000_000_000;
let phones = 0;

beforeAll(async () => {
  const project = new AgentProjectState(PROJECT);
  limitPhoneCodes(project, () => nowMs);
  server = createServer(await emulatorApp(project, PROJECT));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => void server.close());

interface Body extends Record<string, unknown> {
  error?: { message: string };
}

async function accounts(method: string, body: object): Promise<Body> {
  const answer = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Body;
}

const newPhone = () => `+9198450${String((phones += 1)).padStart(5, '0')}`;
const send = (phoneNumber: string) => accounts('sendVerificationCode', { phoneNumber, recaptchaToken: 'r' });
const signIn = (fields: object) => accounts('signInWithPhoneNumber', fields);

async function codeTo(phoneNumber: string): Promise<string | undefined> {
  const answer = await fetch(`${url}/emulator/v1/projects/${PROJECT}/verificationCodes`);
  const { verificationCodes } = (await answer.json()) as {
    verificationCodes: { phoneNumber: string; code: string }[];
  };
  return verificationCodes.filter((one) => one.phoneNumber === phoneNumber).at(-1)?.code;
}

const wrong = (code = '') => (code === '000000' ? '000001' : '000000');
const problem = ({ error }: Body) => error?.message;

it('signs in once by a code, and makes an account of a number that has none', async () => {
  const phone = newPhone();
  const { sessionInfo } = await send(phone);
  const code = await codeTo(phone);
  expect(await signIn({ sessionInfo, code })).toMatchObject({ isNewUser: true, phoneNumber: phone });
  expect(problem(await signIn({ sessionInfo, code }))).toBe('INVALID_SESSION_INFO');
  expect(await codeTo(phone)).toBeUndefined();
});

it('adds a number to an account, which the code then opens, and removes it', async () => {
  const phone = newPhone();
  const { idToken, localId } = await accounts('signUp', {
    email: 'asha@shopper.example',
    password: 'calm-vetiver-3',
    returnSecureToken: true,
  });
  const add = await send(phone);
  await signIn({ sessionInfo: add.sessionInfo, code: await codeTo(phone), idToken });
  const login = await send(phone);
  const opened = await signIn({ sessionInfo: login.sessionInfo, code: await codeTo(phone) });
  expect(opened).toMatchObject({ isNewUser: false, localId });
  await accounts('update', { idToken, deleteProvider: ['phone'] });
  const later = await send(phone);
  const stranger = await signIn({ sessionInfo: later.sessionInfo, code: await codeTo(phone) });
  expect(stranger).toMatchObject({ isNewUser: true });
  // The number is a stranger's now: the answer is a proof that opens theirs.
  const again = await send(phone);
  const taken = await signIn({ sessionInfo: again.sessionInfo, code: await codeTo(phone), idToken });
  expect(taken).toEqual({
    phoneNumber: phone,
    temporaryProof: expect.any(String),
    temporaryProofExpiresIn: '3600',
  });
});

it('refuses a wrong code, and after too many of them the right one', async () => {
  const phone = newPhone();
  const { sessionInfo } = await send(phone);
  const code = await codeTo(phone);
  for (let tries = 0; tries < MAX_TRIES; tries += 1)
    expect(problem(await signIn({ sessionInfo, code: wrong(code) }))).toBe('INVALID_CODE');
  expect(problem(await signIn({ sessionInfo, code }))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
});

it('refuses a code that has expired', async () => {
  const phone = newPhone();
  const { sessionInfo } = await send(phone);
  const code = await codeTo(phone);
  nowMs += CODE_MS;
  expect(problem(await signIn({ sessionInfo, code }))).toBe('SESSION_EXPIRED');
  expect(await codeTo(phone)).toBeUndefined();
});

it('sends only so many codes an hour to a number, and no fewer to others', async () => {
  const phone = newPhone();
  for (let sent = 0; sent < MAX_CODES; sent += 1) expect(await send(phone)).toHaveProperty('sessionInfo');
  expect(problem(await send(phone))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  expect(await send(newPhone())).toHaveProperty('sessionInfo');
  nowMs += 60 * 60_000;
  expect(await send(phone)).toHaveProperty('sessionInfo');
});

test.each(['', '9845012345'])('sends nothing to %j', async (phone) =>
  expect(problem(await send(phone))).toMatch(/INVALID_PHONE_NUMBER|MISSING/),
);
