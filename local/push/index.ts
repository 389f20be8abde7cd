import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Subscription } from '@/domain/admin/notifications/push/device';
import { modeRoutes } from '../sandbox/behaviour';
import { type Warn } from '../sandbox/journal';
import { json, type Reply } from '../sandbox/reply';
import { type SandboxRequest } from '../sandbox/request';
import { answerBy, type Route } from '../sandbox/routes';
import { serve } from '../sandbox/server';
import { openStore } from '../sandbox/store';
import { tokenProblem } from './checkToken';
import { decrypt, type BrowserKeys } from './decrypt';
import { createPushModes } from './modes';

/** A message that arrived, as its browser reads it. */
export interface ArrivedPush {
  id: string;
  /** ISO. */
  at: string;
  subscription: string;
  /** Seconds for which it may be kept; `topic` names the messages that it replaces. */
  ttl: number;
  topic: string;
  /** Bytes of the encrypted message. */
  size: number;
  /** Decrypted, as the worker gets it; empty where the browser cannot read it. */
  text: string;
}

type BrowserRecord = BrowserKeys & { id: string };

interface PushOptions {
  /** 0 takes any free port. */
  port: number;
  /** Folder of subscriptions and messages; null keeps them in memory. */
  dataDir: string | null;
  warn?: Warn;
}

export interface PushSandbox {
  url: string;
  /** Oldest first. */
  arrived(): ArrivedPush[];
  /** A browser that subscribes. */
  subscribe(): Promise<Subscription>;
  close(): Promise<void>;
}

/** Bytes of a message that a push service takes at least. */
const MAX_BYTES = 4096;
/** Messages in a list, the newest first. */
const LISTED = 100;
const MESSAGES = '/__sandbox/messages';
const SUBSCRIPTIONS = '/__sandbox/subscriptions';

function readBy(browser: BrowserKeys, message: Buffer): string {
  try {
    return decrypt(browser, message);
  } catch {
    return '';
  }
}

/** A push service on this machine: RFC 8030's push resource, with browsers that decrypt what they get (RFC 8291, 8292). */
export async function startPush({ port, dataDir, warn }: PushOptions): Promise<PushSandbox> {
  const store = await openStore<{ browsers: BrowserRecord; messages: ArrivedPush }>(dataDir, 'push', warn);
  const modes = createPushModes();
  let origin = '';

  async function subscribe(): Promise<Subscription> {
    const pair = createECDH('prime256v1');
    const p256dh = pair.generateKeys().toString('base64url');
    const auth = randomBytes(16).toString('base64url');
    const record = { id: randomUUID(), privateKey: pair.getPrivateKey('base64url'), auth };
    await store.put({ table: 'browsers', record });
    return { endpoint: `${origin}/push/${record.id}`, p256dh, auth };
  }

  async function receive(
    { headers, encoding, bytes }: SandboxRequest,
    browser: BrowserRecord,
  ): Promise<Reply> {
    const ttl = Number(headers['ttl'] ?? NaN);
    if (!Number.isInteger(ttl) || ttl < 0) return json(400, { message: 'TTL is missing.' });
    if (encoding !== 'aes128gcm') return json(400, { message: 'Not aes128gcm.' });
    if (bytes.length > MAX_BYTES) return json(413, { message: 'The message is too large.' });
    const problem = tokenProblem(headers.authorization ?? '', origin, new Date());
    if (problem) return json(403, { message: problem });
    const id = `push-${String(store.all('messages').length + 1).padStart(6, '0')}`;
    const record = {
      id,
      at: new Date().toISOString(),
      subscription: browser.id,
      ttl,
      topic: String(headers['topic'] ?? ''),
      size: bytes.length,
      text: readBy(browser, bytes),
    };
    await store.put({ table: 'messages', record });
    return { ...json(201, {}), headers: { Location: `${origin}/message/${id}` } };
  }

  async function behave(request: SandboxRequest, id: string): Promise<Reply> {
    const { mode, delayMs } = modes.use();
    const browser = store.get('browsers', id);
    if (!browser || mode === 'gone') return json(410, { message: 'The browser has unsubscribed.' });
    if (mode === 'busy') return { ...json(429, { message: 'Too many.' }), headers: { 'Retry-After': '90' } };
    if (mode === 'down') return json(503, { message: 'Down.' });
    if (mode === 'refuse') return json(403, { message: 'Not this key.' });
    const reply = await receive(request, browser);
    if (mode === 'slow') await pause(delayMs, undefined, { ref: false });
    return reply;
  }

  const routes: Route[] = [
    ...modeRoutes(modes, (message) => json(400, { message })),
    { method: 'POST', path: '/push/:id', handle: (request, { id = '' }) => behave(request, id) },
    { method: 'POST', path: SUBSCRIPTIONS, handle: async () => json(201, await subscribe()) },
    {
      method: 'GET',
      path: MESSAGES,
      handle: () => json(200, { messages: store.all('messages').slice(-LISTED).reverse() }),
    },
  ];
  const answer = (request: SandboxRequest) => answerBy(routes, request);
  const server = await serve({ port, answer }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  origin = server.url;
  return {
    url: origin,
    arrived: () => store.all('messages'),
    subscribe,
    async close() {
      await server.close();
      await store.close();
    },
  };
}
