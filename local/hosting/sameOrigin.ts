import { type IncomingMessage } from 'node:http';

/** Browsers name the origin of every POST; tools name none. Another site's page may not press our buttons. */
export function isSameOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === undefined || origin === `http://${host ?? ''}`;
}
