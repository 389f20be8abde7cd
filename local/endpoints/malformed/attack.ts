import fc from 'fast-check';
import { Agent, createServer, request, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { isDeepStrictEqual } from 'node:util';
import { aBanner, aHighlight } from '@/domain/offers/scheduled/testing';
import { anOffer } from '@/domain/offers/testing';
import { type Route } from '../../../functions/src/platform/http/route';
import { wrongHeaders } from '../testing/calls/answerHeaders';
import { combo, product } from '../testing/documents/fixtures';
import { openPages } from '../testing/sandboxes/pagesSandbox';
import { API_KEY, startTestShop } from '../testing/shops/testShop';
import { malformedRequest, type MalformedRequest } from './requests';

/** The outcome of an attack; every list holds the requests that caused it, and should be empty. */
export interface Outcome {
  inputs: number;
  /** The number of answers with each status. */
  statuses: Record<string, number>;
  /** Milliseconds. */
  slowest: number;
  failed: string[];
  traces: string[];
  badHeaders: string[];
  /** Documents that changed. */
  written: string[];
  /** Requests that the shop sent to an address from a request. */
  reached: string[];
  crashes: unknown[];
}

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  ms: number;
}

/** Texts that no answer may contain: code, errors and secrets (all test secrets contain this word). */
const TRACE = /secret-of|node_modules|\.[jt]s:\d|\bat \w+[.\w]* \(|(Type|Syntax|Range|Vali|Firebase)Error/;
/** Counters of calls, and what the team's first look at a customer makes: a drawn address can be a good one. */
const MAY_CHANGE = ['rateLimits/', 'customers/', 'customerSearch/'];
/** Concurrent requests. */
const CONCURRENCY = 25;

function send(url: string, agent: Agent, { method, path, headers, body }: MalformedRequest): Promise<Answer> {
  const started = performance.now();
  const { port } = new URL(url);
  const length = body ? { 'content-length': body.length } : {};
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, port, host: '127.0.0.1', method, path, headers: { ...headers, ...length } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const answered = new Headers();
          for (const [name, value = ''] of Object.entries(response.headers))
            answered.set(name, String(value));
          const text = Buffer.concat(chunks).toString('latin1');
          resolve({
            status: response.statusCode ?? 0,
            headers: answered,
            text,
            ms: performance.now() - started,
          });
        });
      },
    );
    sent.once('error', reject);
    sent.end(body ?? undefined);
  });
}

/** A server that records who calls it. */
async function openCanary(reached: string[]): Promise<{ server: Server; url: string }> {
  const server = createServer((req, res) => {
    reached.push(req.url ?? '');
    res.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Sends this many malformed requests to all routes of its own shop. The same seed sends the same requests. */
export async function attack(inputs: number, seed: number): Promise<Outcome> {
  const outcome: Outcome = {
    inputs,
    statuses: {},
    slowest: 0,
    failed: [],
    traces: [],
    badHeaders: [],
    written: [],
    reached: [],
    crashes: [],
  };
  const toner = product('toner');
  const shop = await startTestShop();
  const pages = await openPages(shop);
  const canary = await openCanary(outcome.reached);
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  await shop.seed({
    products: [toner],
    combos: [combo('duo', [{ productId: 'toner', variantId: 'v1', quantity: 2 }], 500)],
    offers: [anOffer('ten')],
    banners: [aBanner('one', 1)],
    highlights: [aHighlight('one', 1)],
  });
  const before = shop.everything();
  const nameOf = ({ method, path }: Route) => `${method} ${path}`;
  const drawn = new Set(pages.routes.map(nameOf));
  const routes = [...Object.values(shop.routes).flat(), ...pages.routes];
  const arbitrary = malformedRequest(routes, { toner, apiKey: API_KEY, canary: canary.url });
  const requests = fc.sample(arbitrary, { seed, numRuns: inputs });
  const note = (input: MalformedRequest, { status, headers, text, ms }: Answer) => {
    const what = `${input.method} ${input.path} ${input.body?.toString().slice(0, 300) ?? ''}`;
    outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
    outcome.slowest = Math.max(outcome.slowest, ms);
    if (status >= 500) outcome.failed.push(`${status} ${what}`);
    if (TRACE.test(text)) outcome.traces.push(`${what}: ${text.slice(0, 300)}`);
    const wrong = wrongHeaders(headers);
    if (wrong.length > 0 || headers.has('location')) outcome.badHeaders.push(`${what}: ${wrong.join()}`);
  };
  for (let at = 0; at < requests.length; at += CONCURRENCY) {
    const some = requests.slice(at, at + CONCURRENCY);
    const answers = await Promise.all(
      some.map((input) => send(drawn.has(input.route) ? pages.url : shop.url, agent, input)),
    );
    some.forEach((input, index) => note(input, answers[index] as Answer));
    const after = shop.everything();
    if (isDeepStrictEqual(after, before) || outcome.written.length > 0) continue;
    const changed = new Set([...Object.keys(before), ...Object.keys(after)]);
    for (const path of changed) {
      if (MAY_CHANGE.some((collection) => path.startsWith(collection))) continue;
      if (!isDeepStrictEqual(before[path], after[path])) {
        outcome.written.push(
          `${path} after ${some.map(({ method, path: to }) => `${method} ${to}`).join(' | ')}`,
        );
      }
    }
  }
  outcome.crashes = shop.events.filter(({ event }) => event === 'request.crashed');
  agent.destroy();
  canary.server.close();
  await pages.close();
  await shop.close();
  return outcome;
}
