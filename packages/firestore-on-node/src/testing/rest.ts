import { type JsonRecord } from '../json';
import { type RunningFirestore, startFirestore, type FirestoreServerOptions } from '../startFirestore';

export const PROJECT = 'demo-test';
export const ROOT = `projects/${PROJECT}/databases/(default)/documents`;

export interface Reply {
  readonly status: number;
  // Tests read answers without narrowing their types; the expectations check them.
  readonly json: JsonRecord & readonly JsonRecord[];
}

/** Starts a server on a free port, in memory by default, with a plain client. */
export async function startForTest(options: Partial<FirestoreServerOptions> = {}) {
  const firestore = await startFirestore({ port: 0, dataDir: null, ...options });
  return { firestore, ...client(firestore) };
}

function client({ url }: Pick<RunningFirestore, 'url'>) {
  const call = async (method: string, path: string, body?: object, token = 'owner'): Promise<Reply> => {
    const headers: Record<string, string> = token === '' ? {} : { Authorization: `Bearer ${token}` };
    const response = await fetch(`${url}/v1/${ROOT}${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
    return { status: response.status, json: (await response.json()) as Reply['json'] };
  };
  return {
    call,
    /** Writes a document from REST v1 values. */
    put: (path: string, fields: object) => call('PATCH', `/${path}`, { fields }),
    /** Returns the ids that a structured query finds, in order. */
    async queryIds(structuredQuery: object, parent = ''): Promise<string[]> {
      const { json } = await call('POST', `${parent}:runQuery`, { structuredQuery });
      return json.flatMap(({ document }) => {
        const name = (document as JsonRecord | undefined)?.name;
        return typeof name === 'string' ? [name.split('/').at(-1)!] : [];
      });
    },
  };
}
