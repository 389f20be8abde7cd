import { HOUR_MS } from '@/domain/time/calendar';
import { post, type HttpCall, type Reply, type Transport } from './transport';
import { messages } from '../messages';

export interface Credentials {
  email: string;
  password: string;
}

/** Milliseconds; tokens live for hours, and one is renewed well before. */
const TOKEN_AGE_MS = HOUR_MS;

const bearing = (call: HttpCall, token: string): HttpCall => ({
  ...call,
  headers: { authorization: `Bearer ${token}` },
});

const notLoggedIn = (problem: string): Reply => ({ kind: 'lost', sent: false, problem });

/** A transport that logs in when needed, and once more when its token is refused. */
export function withLogin(
  transport: Transport,
  path: string,
  credentials: () => Credentials,
  now: () => number,
): Transport {
  let session: { token: string; at: number } | null = null;
  let pending: Promise<Reply | string> | null = null;

  async function login(signal: AbortSignal): Promise<Reply | string> {
    const reply = await transport(post(path, credentials()), signal);
    if (reply.kind === 'lost') return notLoggedIn(reply.problem);
    const token = reply.body['data'];
    if (reply.body['status'] !== true || typeof token !== 'string') {
      return notLoggedIn(messages.courier.loginRefused(reply.status));
    }
    session = { token, at: now() };
    return token;
  }

  async function tokenFor(signal: AbortSignal): Promise<Reply | string> {
    if (session && now() - session.at < TOKEN_AGE_MS) return session.token;
    // Twenty orders at once share one login.
    pending ??= login(signal).finally(() => (pending = null));
    return pending;
  }

  return async (call: HttpCall, signal) => {
    const token = await tokenFor(signal);
    if (typeof token !== 'string') return token;
    const reply = await transport(bearing(call, token), signal);
    if (reply.kind === 'lost' || reply.status !== 401) return reply;
    if (session?.token === token) session = null;
    const renewed = await tokenFor(signal);
    return typeof renewed === 'string' ? transport(bearing(call, renewed), signal) : renewed;
  };
}
