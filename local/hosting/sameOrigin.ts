import { type IncomingMessage } from 'node:http';

/** Browsers send Origin with every POST, tools do not. Refuses other sites' pages. */
export function isSameOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === undefined || origin === `http://${host ?? ''}`;
}
