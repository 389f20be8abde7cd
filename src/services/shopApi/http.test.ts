import type { TokenAnswer } from '../auth/types';
import { appCheckToken } from '../firebase/appCheckToken';
import { createHttp } from './http';

jest.mock('../firebase/appCheckToken', () => ({ appCheckToken: jest.fn() }));

const UNKNOWN_TOKEN = { status: 401, body: { success: false, code: 'unauthenticated' } };
const FINE = { status: 200, body: { success: true } };
const token = (text: string): TokenAnswer => ({ kind: 'token', token: text });

/** The session's and the server's answers, in the order of the requests. */
function begin(tokens: TokenAnswer[], answers: { status: number; body: object }[]) {
  const sent: (string | undefined)[] = [];
  const session = {
    idToken: jest.fn(async (_fresh?: boolean) => tokens.shift() ?? ({ kind: 'nobody' } as const)),
    endSession: jest.fn(async () => undefined),
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    sent.push(new Headers(init?.headers).get('authorization') ?? undefined);
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
  const http = createHttp(session);
  const call = () => http({ method: 'POST', path: '/api/x', body: {}, withToken: true, timeoutMs: 1000 });
  return { call, sent, session };
}

const ended = { kind: 'answered', status: 401, body: expect.objectContaining({ code: 'session_ended' }) };

it('sends no token for a guest', async () => {
  const { call, sent } = begin([{ kind: 'nobody' }], [FINE]);
  expect(await call()).toMatchObject({ status: 200 });
  expect(sent).toEqual([undefined]);
});

it('renews a refused token once', async () => {
  const { call, sent, session } = begin([token('old'), token('new')], [UNKNOWN_TOKEN, FINE]);
  expect(await call()).toMatchObject({ status: 200 });
  expect(sent).toEqual(['Bearer old', 'Bearer new']);
  expect(session.idToken).toHaveBeenLastCalledWith(true);
  expect(session.endSession).not.toHaveBeenCalled();
});

it('ends the session when the renewed token is refused, too', async () => {
  const { call, session } = begin([token('old'), token('new')], [UNKNOWN_TOKEN, UNKNOWN_TOKEN]);
  expect(await call()).toEqual(ended);
  expect(session.endSession).toHaveBeenCalledTimes(1);
});

it('reports an ended session without a request when no token is available', async () => {
  const { call, sent } = begin([{ kind: 'ended' }], [FINE]);
  expect(await call()).toEqual(ended);
  expect(sent).toEqual([]);
});

it.each<[string, TokenAnswer[], (typeof FINE)[]]>([
  ['a token', [{ kind: 'unreachable' }], []],
  ['a new token', [token('old'), { kind: 'unreachable' }], [UNKNOWN_TOKEN]],
  ['the server', [token('old')], []],
])(
  'reports a network failure and no ended session when %s cannot be reached',
  async (_what, tokens, answers) => {
    const { call, session } = begin(tokens, answers);
    expect(await call()).toEqual({ kind: 'network' });
    expect(session.endSession).not.toHaveBeenCalled();
  },
);

it('does not treat a missing API key as an ended session', async () => {
  const { call, session } = begin([token('t')], [{ status: 401, body: { code: 'no_api_key' } }]);
  expect(await call()).toMatchObject({ status: 401, body: { code: 'no_api_key' } });
  expect(session.idToken).toHaveBeenCalledTimes(1);
});

it('waits for a token no longer than for the call itself', async () => {
  jest.spyOn(globalThis, 'fetch');
  const http = createHttp({ idToken: () => new Promise(() => undefined), endSession: async () => undefined });
  expect(await http({ method: 'GET', path: '/api/x', withToken: true, timeoutMs: 20 })).toEqual({
    kind: 'network',
  });
  expect(fetch).not.toHaveBeenCalled();
});

describe('with App Check', () => {
  const globals = globalThis as unknown as { __APP_CHECK_SITE_KEY__: string };
  beforeEach(() => {
    globals.__APP_CHECK_SITE_KEY__ = 'site-key';
  });
  afterEach(() => {
    globals.__APP_CHECK_SITE_KEY__ = '';
  });

  const proofs = () =>
    jest
      .mocked(fetch)
      .mock.calls.map(([, init]) => new Headers(init?.headers).get('x-firebase-appcheck') ?? undefined);

  it('sends the App Check token with each call', async () => {
    jest.mocked(appCheckToken).mockResolvedValue('proof');
    const { call } = begin([{ kind: 'nobody' }], [FINE]);
    expect(await call()).toMatchObject({ status: 200 });
    expect(proofs()).toEqual(['proof']);
  });

  it('fails as without a network where the code for the token does not load', async () => {
    jest.mocked(appCheckToken).mockRejectedValue(new Error('Loading chunk failed'));
    const { call } = begin([{ kind: 'nobody' }], [FINE]);
    expect(await call()).toEqual({ kind: 'network' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('calls without a token where there is none, so that the server says what to do', async () => {
    jest.mocked(appCheckToken).mockResolvedValue(null);
    const { call } = begin([{ kind: 'nobody' }], [FINE]);
    expect(await call()).toMatchObject({ status: 200 });
    expect(proofs()).toEqual([undefined]);
  });
});
