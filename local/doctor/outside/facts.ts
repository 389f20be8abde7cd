import { CONNECTION_PATH, type ConnectionResponse } from '@/domain/contracts/shoppers/connection';
import { store } from '@/domain/store';
import { FORGED_FASTLY, FORGED_LIST, type Measured } from '../../hops/report';

/** An answer of the shop; `status` is 0 without one, and `body` says why. */
export interface Reply {
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** The facts about a shop that anybody can read over the network. */
export interface OutsideFacts {
  /** Its address, without a slash at the end. */
  shop: string;
  /** Whether it runs on this machine, without HTTPS and a domain. */
  isLocal: boolean;
  /** By path. */
  pages: Readonly<Record<string, Reply>>;
  files: Readonly<Record<string, Reply>>;
  /** A script of the home page; null when it has none. */
  script: { path: string; reply: Reply } | null;
  private: Readonly<Record<string, Reply>>;
  /** Unsigned, by path. */
  webhooks: Readonly<Record<string, Reply>>;
  /** The answer to the home page without HTTPS; null for a local shop. */
  insecure: Reply | null;
  config: { withoutKey: Reply; withKey: Reply };
  /** Answers to a stranger with the browsers' API key, by path. */
  admin: Readonly<Record<string, Reply>>;
  catalogue: Reply;
  /** Firebase's own pages, by path. */
  login: Readonly<Record<string, Reply>>;
  hops: Measured | null;
}

export const PAGES = ['/', '/products', '/profile', '/admin'];
export const FILES = ['/robots.txt', '/sitemap.xml', '/sw.js', '/manifest.webmanifest'];
/** Files that must never be served. */
export const PRIVATE = ['/key.json', '/.env', '/firebase.json', '/.git/config', '/firebase.web.json'];
export const WEBHOOKS = ['/api/payment/webhook', '/api/nimbus/webhook'];

/** Google's login shows the first in a frame and the second in a pop-up. */
const LOGIN = ['/__/auth/iframe', '/__/auth/handler'];
const ADMIN = ['/api/admin/activity', '/api/admin/dashboard', '/api/admin/orders'];

const TIMEOUT_MS = 20_000;

/** The path of a request, with its answer. */
export const answered = ({ status, body }: Reply) =>
  status === 0 ? `gives no answer (${body})` : `answers ${status}`;

/** The JSON of an answer; null for anything else. */
export function parsed<T>(body: string): T | null {
  try {
    return JSON.parse(body) as T;
  } catch {
    return null;
  }
}

/** Who refused a call: the shop, which says why as JSON, or Google, which lets only a function's invokers through. */
export function refusedBy({ status, body }: Reply): 'shop' | 'google' | null {
  if (status !== 401 && status !== 403) return null;
  return typeof parsed<{ code?: unknown }>(body)?.code === 'string' ? 'shop' : 'google';
}

async function request(url: string, init: RequestInit = {}): Promise<Reply> {
  try {
    const options = { redirect: 'manual', ...init, signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
    const answer = await fetch(url, options);
    const headers = Object.fromEntries(answer.headers);
    return { status: answer.status, headers, body: await answer.text() };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { message?: string } };
    return { status: 0, headers: {}, body: cause?.message || message };
  }
}

async function fetchAll(shop: string, paths: readonly string[], init?: RequestInit) {
  const replies = await Promise.all(
    paths.map(async (path) => [path, await request(shop + path, init)] as const),
  );
  return Object.fromEntries(replies);
}

async function measureHops(shop: string): Promise<Measured | null> {
  const see = async (headers: Record<string, string>) => {
    const { status, body } = await request(shop + CONNECTION_PATH, { headers });
    return status === 200 ? parsed<ConnectionResponse>(body) : null;
  };
  const plain = await see({});
  const withList = await see({ 'x-forwarded-for': FORGED_LIST });
  const withFastly = await see({ 'fastly-client-ip': FORGED_FASTLY });
  return plain && withList && withFastly && { plain, withList, withFastly };
}

const isLocalHost = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/** Reads a shop's facts with GETs and with calls that it must refuse. It changes nothing. */
export async function readOutside(address: string): Promise<OutsideFacts> {
  const { origin, hostname } = new URL(address);
  const isLocal = isLocalHost(hostname);
  const pages = await fetchAll(origin, PAGES);
  const path = /<script\b[^>]*\bsrc="?(\/assets\/[^"\s>]+)/i.exec(pages['/']?.body ?? '')?.[1];
  const unsigned = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  const key = { headers: { 'x-api-key': store.apiKey } };
  return {
    shop: origin,
    isLocal,
    pages,
    files: await fetchAll(origin, FILES),
    script: path === undefined ? null : { path, reply: await request(origin + path) },
    private: await fetchAll(origin, PRIVATE),
    webhooks: await fetchAll(origin, WEBHOOKS, unsigned),
    insecure: isLocal ? null : await request(origin.replace('https:', 'http:')),
    config: {
      withoutKey: await request(`${origin}/api/payment/config`),
      withKey: await request(`${origin}/api/payment/config`, key),
    },
    admin: await fetchAll(origin, ADMIN, key),
    catalogue: await request(`${origin}/api/catalogue`),
    login: await fetchAll(origin, LOGIN),
    hops: await measureHops(origin),
  };
}
