import { store } from '@/domain/store';
import { FIREBASE_API_KEY } from '../../stack/settings';
import { callShop } from '../client';
import { type ConsoleDeps } from '../deps';
import { type ApiCall } from './findCall';

/** The accounts that the page can call as. */
export const CALLERS = ['nobody', 'shopper', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

export const isCaller = (text: string | null): text is Caller => CALLERS.some((known) => known === text);

/** The result of a call. */
export interface Outcome {
  /** The requested URL. */
  url: string;
  status: number;
  ms: number;
  mediaType: string;
  /** The body, JSON indented; empty for a file. */
  text: string;
  bytes: number;
}

const TIMEOUT_MS = 60_000;

async function tokenOf({ urls, accounts }: ConsoleDeps, caller: 'shopper' | 'admin'): Promise<string> {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
  const answer = await callShop(`${urls.auth}/${path}?key=${FIREBASE_API_KEY}`, {
    method: 'POST',
    body: { ...accounts[caller], returnSecureToken: true },
  });
  return (answer as { idToken: string }).idToken;
}

/** The call's address with the form's values; empty query parameters are left out. */
export function addressOf({ path, operation: { parameters = [] } }: ApiCall, form: URLSearchParams): string {
  const query = new URLSearchParams();
  for (const { name } of parameters.filter((one) => one.in === 'query')) {
    const value = form.get(`query.${name}`) ?? '';
    if (value !== '') query.set(name, value);
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(form.get(`path.${name}`) ?? ''),
  );
  return query.size > 0 ? `${filled}?${query.toString()}` : filled;
}

function readable(mediaType: string, bytes: Buffer): string {
  if (!/^(application\/(json|xml)|text\/)/.test(mediaType)) return '';
  const text = bytes.toString('utf8');
  if (!mediaType.startsWith('application/json') || text === '') return text;
  return JSON.stringify(JSON.parse(text), null, 2);
}

/** Makes a call on the running shop, as the form says. */
export async function tryCall(deps: ConsoleDeps, call: ApiCall, form: URLSearchParams): Promise<Outcome> {
  const as = form.get('as');
  const caller: Caller = isCaller(as) ? as : 'nobody';
  const url = addressOf(call, form);
  const headers: Record<string, string> = { 'x-api-key': store.apiKey };
  if (caller !== 'nobody') headers['authorization'] = `Bearer ${await tokenOf(deps, caller)}`;
  if (call.method === 'POST') headers['content-type'] = 'application/json';
  const started = performance.now();
  const response = await fetch(deps.urls.base + url, {
    method: call.method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(call.method === 'POST' ? { body: form.get('body') ?? '{}' } : {}),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const mediaType = response.headers.get('content-type') ?? '';
  return {
    url,
    status: response.status,
    ms: Math.round(performance.now() - started),
    mediaType,
    text: readable(mediaType, bytes),
    bytes: bytes.length,
  };
}
