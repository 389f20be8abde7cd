import { withLogin } from './session';
import type { HttpCall, Reply } from './transport';

const signal = new AbortController().signal;
const credentials = () => ({ email: 'a', password: 'b' });
const call: HttpCall = { method: 'GET', path: '/x' };

/** A provider that takes the tokens in `good`, and hands out t1, t2, … */
function provider(good: (token: string) => boolean, login: () => Reply | null = () => null) {
  const seen: string[] = [];
  let logins = 0;
  const transport = async (request: HttpCall): Promise<Reply> => {
    const token = request.headers?.['authorization']?.replace('Bearer ', '') ?? '';
    seen.push(token || request.path);
    if (request.path !== '/login') return { kind: 'json', status: good(token) ? 200 : 401, body: {} };
    logins += 1;
    return login() ?? { kind: 'json', status: 200, body: { status: true, data: `t${logins}` } };
  };
  return { transport, seen };
}

test('concurrent calls share one login', async () => {
  const { transport, seen } = provider(() => true);
  const session = withLogin(transport, '/login', credentials, () => 0);
  await Promise.all([session(call, signal), session(call, signal), session(call, signal)]);
  expect(seen).toEqual(['/login', 't1', 't1', 't1']);
});

test('a refused token is renewed once', async () => {
  const { transport, seen } = provider((token) => token === 't2');
  const session = withLogin(transport, '/login', credentials, () => 0);
  expect(await session(call, signal)).toMatchObject({ status: 200 });
  expect(seen).toEqual(['/login', 't1', '/login', 't2']);
});

test('a call fails when the renewed token is refused, too', async () => {
  const { transport, seen } = provider(() => false);
  expect(await withLogin(transport, '/login', credentials, () => 0)(call, signal)).toMatchObject({
    status: 401,
  });
  expect(seen).toHaveLength(4);
});

test('a token from yesterday is renewed before use', async () => {
  const { transport, seen } = provider(() => true);
  let now = 0;
  const session = withLogin(transport, '/login', credentials, () => now);
  await session(call, signal);
  now = 24 * 3600 * 1000;
  await session(call, signal);
  expect(seen).toEqual(['/login', 't1', '/login', 't2']);
});

test('a failed login reports that no request was sent', async () => {
  const refused = provider(
    () => true,
    () => ({ kind: 'json', status: 200, body: { status: false } }),
  );
  const session = withLogin(refused.transport, '/login', credentials, () => 0);
  expect(await session(call, signal)).toMatchObject({ kind: 'lost', sent: false });
  expect(refused.seen).toEqual(['/login']);
});
