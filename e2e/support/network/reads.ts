import type { Page, Response } from '@playwright/test';

/** A browser's calls to Firestore, on one machine as in the cloud. */
const FIRESTORE = /\/v1\/projects\/[^/]+\/databases\//;

interface Found {
  document?: object;
  found?: object;
  missing?: string;
}

/** Documents that Firestore bills: at least one for an empty query, and one for a missing document. */
function charged(url: string, body: unknown): number {
  if (/:(commit|beginTransaction|rollback|batchWrite)/.test(url)) return 0;
  if (!Array.isArray(body)) return 1;
  return Math.max(1, (body as Found[]).filter((one) => one.document || one.found || one.missing).length);
}

/** Counts a page's calls to Firestore and to other hosts. */
export function countReads(page: Page) {
  const count = { calls: [] as string[], reads: 0, strangers: [] as string[] };
  const pending: Promise<void>[] = [];
  const note = async (response: Response) => {
    const text = await response.text().catch(() => '[]');
    count.reads += charged(response.url(), JSON.parse(text || '[]'));
  };
  page.on('request', (request) => {
    if (FIRESTORE.test(request.url())) count.calls.push(`${request.method()} ${request.url()}`);
    const { protocol, hostname } = new URL(request.url());
    if (/^http/.test(protocol) && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
      count.strangers.push(hostname);
  });
  page.on('response', (response) => {
    const read = FIRESTORE.test(response.url()) && response.request().method() !== 'OPTIONS';
    if (read) pending.push(note(response));
  });
  return {
    calls: count.calls,
    strangers: count.strangers,
    total: async () => {
      await Promise.all(pending);
      return count.reads;
    },
  };
}
