import type { Message, Reply } from './httpExchange';

type Exchange = (address: string, message: Message) => Promise<Reply>;

/** Milliseconds before its end that a token is not used any more; from five minutes before it the server has a newer one. */
const MARGIN = 4 * 60_000;

export interface Tokens {
  token(): Promise<string>;
  /** What was handed out is not taken any more. */
  forget(): void;
}

/** Tokens of the account that a function runs as, from the metadata server of the machine that it runs on. */
export function metadataTokens(host: string, exchange: Exchange, now: () => Date): Tokens {
  const address = `http://${host}/computeMetadata/v1/instance/service-accounts/default/token`;
  let held: Promise<{ token: string; until: number }> | null = null;

  async function fetched() {
    const asked = now().getTime();
    const { status, text } = await exchange(address, {
      method: 'GET',
      headers: { 'metadata-flavor': 'Google' },
    });
    if (status !== 200) throw new Error(`The metadata server answered ${status}`);
    const { access_token: token, expires_in: seconds } = JSON.parse(text) as Record<string, unknown>;
    if (typeof token !== 'string' || typeof seconds !== 'number') throw new Error('There is no token');
    return { token, until: asked + seconds * 1000 - MARGIN };
  }

  function hold() {
    const mine = fetched();
    held = mine;
    mine.catch(() => {
      if (held === mine) held = null;
    });
    return mine;
  }

  return {
    async token() {
      const known = held;
      const { token, until } = await (known ?? hold());
      if (now().getTime() < until || known === null) return token;
      return (await (held === known || held === null ? hold() : held)).token;
    },
    forget: () => void (held = null),
  };
}
