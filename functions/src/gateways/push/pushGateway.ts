import type { Subscription } from '@/domain/admin/notifications/push/device';
import type { PushMessage } from '@/domain/admin/notifications/push/message';
import type { PushOutcome } from '@/domain/admin/notifications/push/queue';

/** Sends pushes to browsers, through the push service of each. */
export interface PushGateway {
  /** The public key with which browsers subscribe. */
  key: string;
  /** Whether this may be the endpoint of a browser. */
  isEndpoint(endpoint: string): boolean;
  /** Never rejects. `ttlS`: the seconds that the push service may keep it. */
  send(to: Subscription, message: PushMessage, ttlS: number): Promise<PushOutcome>;
}
