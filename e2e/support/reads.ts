import type { Page, Route } from '@playwright/test';

/** A browser's calls to Firestore, on one machine as in the cloud. */
const FIRESTORE = /\/v1\/projects\/[^/]+\/databases\//;

interface Found {
  document?: object;
  found?: object;
  missing?: string;
}

/** The documents that Firestore charges for: one at least for a query that finds none, and one for a miss. */
function charged(url: string, body: unknown): number {
  if (/:(commit|beginTransaction|rollback|batchWrite)/.test(url)) return 0;
  if (!Array.isArray(body)) return 1;
  return Math.max(1, (body as Found[]).filter((one) => one.document || one.found || one.missing).length);
}

/** Counts, from now on, what a page asks of Firestore, and of other machines than the shop's. */
export async function countReads(page: Page) {
  const calls: string[] = [];
  const strangers: string[] = [];
  let reads = 0;
  page.on('request', (request) => {
    if (FIRESTORE.test(request.url())) calls.push(`${request.method()} ${request.url()}`);
    const { protocol, hostname } = new URL(request.url());
    if (/^http/.test(protocol) && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
      strangers.push(hostname);
  });
  // The answers are read on their way: the browser does not always keep them for who asks later.
  await page.route(FIRESTORE, async (route: Route) => {
    const response = await route.fetch();
    const text = await response.text();
    reads += charged(response.url(), JSON.parse(text || '[]'));
    await route.fulfill({ response, body: text });
  });
  return { calls, strangers, total: () => reads };
}
