/** An answer of Google's; `status` is 0 without one, and `problem` says why. */
export interface Fetched<T> {
  status: number;
  body: T | null;
  problem: string;
}

export interface Google {
  get: <T>(host: string, path: string) => Promise<Fetched<T>>;
  post: <T>(host: string, path: string, body: object) => Promise<Fetched<T>>;
  /** All pages of a list whose items are in `key`. */
  list: <T>(host: string, path: string, key: string) => Promise<Fetched<T[]>>;
}

interface Access {
  project: string;
  token: string;
  /** Whether the token is a person's, which has no project to bill the call to. */
  isPerson?: boolean | undefined;
  /** The address of the fake API in tests: each API has a folder named after its host. */
  origin?: string | undefined;
}

type Body = Record<string, unknown> & { error?: { message?: string }; nextPageToken?: string };

const TIMEOUT_MS = 20_000;
const MAX_PAGES = 20;

/** Google's REST APIs, called as the owner of one project. */
export function openGoogle({ project, token, isPerson = false, origin }: Access): Google {
  const headers: Record<string, string> = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  };
  // A service account would need one role more to send it.
  if (isPerson) headers['x-goog-user-project'] = project;

  async function call<T>(host: string, path: string, body?: object): Promise<Fetched<T>> {
    const url = (origin === undefined ? `https://${host}` : `${origin}/${host}`) + path;
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    try {
      const answer = await fetch(url, { ...sent, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
      const read = (await answer.json()) as Body;
      if (answer.ok) return { status: answer.status, body: read as T, problem: '' };
      return { status: answer.status, body: null, problem: read.error?.message ?? `answer ${answer.status}` };
    } catch (error) {
      return { status: 0, body: null, problem: error instanceof Error ? error.message : String(error) };
    }
  }

  async function list<T>(host: string, path: string, key: string): Promise<Fetched<T[]>> {
    const items: T[] = [];
    let next = '';
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const mark = path.includes('?') ? '&' : '?';
      const answer = await call<Body>(host, next === '' ? path : `${path}${mark}pageToken=${next}`);
      if (answer.body === null) return { ...answer, body: null };
      items.push(...((answer.body[key] ?? []) as T[]));
      next = answer.body.nextPageToken ?? '';
      if (next === '') break;
    }
    return { status: 200, body: items, problem: '' };
  }

  return { get: (host, path) => call(host, path), post: (host, path, body) => call(host, path, body), list };
}
