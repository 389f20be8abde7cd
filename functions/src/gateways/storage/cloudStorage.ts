import type { FileStore } from './fileStore';

export interface CloudStorageSettings {
  baseUrl: string;
  bucket: string;
  /** The access token. */
  token: () => Promise<string>;
  /** Milliseconds to wait before each retry. */
  pauses?: readonly number[];
}

const TIMEOUT_MS = 15_000;
const PAUSES_MS = [200, 800];
const NOT_FOUND = 404;
/** The precondition of a write, that the name is free, failed. */
const TAKEN = 412;

const mayPass = (status: number) => status === 429 || status >= 500;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Files in a Cloud Storage bucket, through its JSON API: three kinds of calls do not need Google's SDK. Each may be
 * retried, because a write needs a free name.
 */
export function cloudStorage(settings: CloudStorageSettings): FileStore {
  const { bucket, token, pauses = PAUSES_MS } = settings;
  const root = settings.baseUrl.replace(/\/+$/, '');
  const path = `b/${encodeURIComponent(bucket)}/o`;

  async function send(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...init.headers, authorization: `Bearer ${await token()}` };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return fetch(root + url, { ...init, headers, signal, redirect: 'error' });
  }

  async function withRetries(url: string, init?: RequestInit): Promise<Response> {
    for (const wait of pauses) {
      const response = await send(url, init).catch(() => null);
      if (response && !mayPass(response.status)) return response;
      await response?.body?.cancel();
      await pause(wait);
    }
    return send(url, init);
  }

  async function refused(response: Response, what: string): Promise<never> {
    const text = (await response.text()).slice(0, 300);
    throw new Error(`Cloud Storage answered ${response.status} to ${what}: ${text}`);
  }

  return {
    async read(name) {
      const response = await withRetries(`/storage/v1/${path}/${encodeURIComponent(name)}?alt=media`);
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      if (response.status !== NOT_FOUND) return refused(response, `reading ${name}`);
      await response.body?.cancel();
      return null;
    },
    async write(name, bytes, type) {
      const query = new URLSearchParams({ uploadType: 'media', name, ifGenerationMatch: '0' });
      const response = await withRetries(`/upload/storage/v1/${path}?${query.toString()}`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: Buffer.from(bytes),
      });
      if (!response.ok && response.status !== TAKEN) await refused(response, `writing ${name}`);
      await response.body?.cancel();
    },
  };
}
