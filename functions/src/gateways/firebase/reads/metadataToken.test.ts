import { metadataTokens } from './metadataToken';
import type { Message } from './httpExchange';

const MINUTE = 60_000;

/** A metadata server whose tokens are numbered, on a clock that is moved. */
function machine(answer = (n: number) => JSON.stringify({ access_token: `token-${n}`, expires_in: 3600 })) {
  const requests: [string, Message][] = [];
  let at = 0;
  let status = 200;
  const tokens = metadataTokens(
    'metadata.test',
    (address, message) => {
      requests.push([address, message]);
      return Promise.resolve({ status, text: answer(requests.length) });
    },
    () => new Date(at),
  );
  return { tokens, requests, wait: (ms: number) => (at += ms), breakDown: (to: number) => (status = to) };
}

it('the request has the headers that the metadata server requires', async () => {
  const { tokens, requests } = machine();
  expect(await tokens.token()).toBe('token-1');
  expect(requests).toEqual([
    [
      'http://metadata.test/computeMetadata/v1/instance/service-accounts/default/token',
      { method: 'GET', headers: { 'metadata-flavor': 'Google' } },
    ],
  ]);
});

it('a token is cached until four minutes before its expiry, then fetched once for all callers', async () => {
  const { tokens, requests, wait } = machine();
  const all = () => Promise.all([tokens.token(), tokens.token(), tokens.token()]);
  expect(await all()).toEqual(['token-1', 'token-1', 'token-1']);
  wait(56 * MINUTE - 1);
  expect(await all()).toEqual(['token-1', 'token-1', 'token-1']);
  wait(1);
  expect(await all()).toEqual(['token-2', 'token-2', 'token-2']);
  expect(requests).toHaveLength(2);
});

it('a refused token is replaced by a new one', async () => {
  const { tokens } = machine();
  await tokens.token();
  tokens.forget();
  expect(await tokens.token()).toBe('token-2');
});

it('a missing metadata server is reported, and the next call asks again', async () => {
  const { tokens, breakDown } = machine();
  breakDown(404);
  await expect(tokens.token()).rejects.toThrow('404');
  breakDown(200);
  expect(await tokens.token()).toBe('token-2');
});

it.each(['{}', '{"access_token":"t"}', 'null', 'no JSON'])(
  'the answer %j is not accepted as a token',
  async (text) => {
    await expect(machine(() => text).tokens.token()).rejects.toThrow();
  },
);
