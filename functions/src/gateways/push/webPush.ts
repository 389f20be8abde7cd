import { randomBytes } from 'node:crypto';
import { isPushEndpoint } from '@/domain/admin/notifications/push/endpoint';
import type { PushOutcome } from '@/domain/admin/notifications/push/queue';
import { encryptFor } from './encrypt';
import type { PushGateway } from './pushGateway';
import { vapidHeader, type VapidKeys } from './vapid';
import { messages } from '../messages';

interface WebPushSettings {
  keys: VapidKeys;
  /** `mailto:` or `https:`. */
  contact: string;
  /** The origin of the push service on this machine; empty in production. */
  sandbox: string;
  now: () => Date;
  /** Milliseconds for one push. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 4000;
/** Our messages are small; a push service takes 4,096 bytes at least. */
const MAX_BYTES = 3000;

/** Milliseconds of a Retry-After in seconds; 0 where there is none, or a date. */
const waitOf = (response: Response): number => {
  const seconds = Number(response.headers.get('retry-after') ?? '');
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
};

/** The meaning of a reply (RFC 8030 and the documentation of each push service). */
function outcomeOf(response: Response): PushOutcome {
  const { status } = response;
  const reason = messages.push.answered(status);
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500) return { kind: 'later', waitMs: waitOf(response), reason };
  return { kind: 'refused', reason };
}

/** Web push by RFC 8030, encrypted by RFC 8291 and signed by RFC 8292. */
export function webPush(settings: WebPushSettings): PushGateway {
  const { keys, contact, sandbox, now, timeoutMs = TIMEOUT_MS } = settings;
  const isEndpoint = (endpoint: string) => isPushEndpoint(endpoint, sandbox);
  return {
    key: keys.publicKey,
    isEndpoint,
    async send(to, message, ttlS) {
      const { endpoint } = to;
      // A stored endpoint that is not allowed any more, as after a restore.
      if (!isEndpoint(endpoint)) return { kind: 'gone' };
      try {
        const body = encryptFor(to, JSON.stringify(message), randomBytes);
        if (body.length > MAX_BYTES) return { kind: 'refused', reason: messages.push.tooLong };
        const response = await fetch(endpoint, {
          method: 'POST',
          headers: {
            authorization: vapidHeader(keys, { endpoint, contact, now: now() }),
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            ttl: String(ttlS),
            topic: message.tag,
            urgency: 'normal',
          },
          body: new Uint8Array(body),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        await response.body?.cancel();
        return outcomeOf(response);
      } catch (error) {
        const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
        return { kind: 'later', waitMs: 0, reason };
      }
    },
  };
}
