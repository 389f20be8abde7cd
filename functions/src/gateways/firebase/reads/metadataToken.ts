import type { Message, Reply } from './httpExchange';

type Exchange = (address: string, message: Message) => Promise<Reply>;

/** A token is no longer used so long before its end; the metadata server has a newer one from five minutes before. */
const MARGIN_MS = 4 * 60_000;

export interface Tokens {
  token(): Promise<string>;
  /** Forgets a token that was refused. */
  forget(): void;
}

/** Tokens of the function's service account, from the metadata server of its machine. */
export function metadataTokens(host: string, exchange: Exchange, now: () => Date): Tokens {
  const address = `http://${host}/computeMetadata/v1/instance/service-accounts/default/token`;
  let current: Promise<{ token: string; until: number }> | null = null;

  async function fetchToken() {
    const requestedAt = now().getTime();
    const { status, text } = await exchange(address, {
      method: 'GET',
      headers: { 'metadata-flavor': 'Google' },
    });
    if (status !== 200) throw new Error(`The metadata server answered ${status}`);
    const { access_token: token, expires_in: seconds } = JSON.parse(text) as Record<string, unknown>;
    if (typeof token !== 'string' || typeof seconds !== 'number') throw new Error('There is no token');
    return { token, until: requestedAt + seconds * 1000 - MARGIN_MS };
  }

  function renew() {
    const mine = fetchToken();
    current = mine;
    mine.catch(() => {
      if (current === mine) current = null;
    });
    return mine;
  }

  return {
    async token() {
      const known = current;
      const { token, until } = await (known ?? renew());
      if (now().getTime() < until || known === null) return token;
      return (await (current === known || current === null ? renew() : current)).token;
    },
    forget: () => void (current = null),
  };
}
