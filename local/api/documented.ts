import { matchRoute } from '../../functions/src/platform/http/match';
import type { Route } from '../../functions/src/platform/http/route';
import { refusalsOf } from './operations';

/**
 * Throws when an answer is not documented. Ignores answers without a route, with another method, or from a route of tests.
 */
export function expectDocumented(
  routes: readonly Route[],
  call: string,
  { status, code }: { status: number; code: unknown },
): void {
  const [method = '', url = ''] = call.split(' ');
  const match = matchRoute(routes, method, new URL(url, 'http://shop.invalid').pathname);
  if (match.kind !== 'found' || status < 400) return;
  const refusal = `${status} ${String(code)}`;
  if (!refusalsOf(match.route).some((known) => known === refusal)) {
    throw new Error(`local/api does not say that ${call} may be refused with ${refusal}`);
  }
}
