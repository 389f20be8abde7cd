import { json, type Reply } from './reply';
import { type SandboxRequest } from './request';

/** One call: `path` may hold `:name` segments, handed over as `params`. */
export interface Route {
  method: string;
  path: string;
  handle(request: SandboxRequest, params: Record<string, string>): Promise<Reply> | Reply;
}

export type Match = { route: Route; params: Record<string, string> };

/** Finds the first route for a method and path. */
export function matchRoute(
  routes: Route[],
  method: string,
  path: string,
): Match | 'wrong-method' | 'unknown' {
  let known = false;
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (!params) continue;
    if (route.method === method) return { route, params };
    known = true;
  }
  return known ? 'wrong-method' : 'unknown';
}

/** Answers a request by its route: 404 where no route has its path, 405 where one has it for another method. */
export async function answerBy(routes: Route[], request: SandboxRequest): Promise<Reply> {
  const match = matchRoute(routes, request.method, request.path);
  if (match === 'unknown') return json(404, { message: 'Not found' });
  if (match === 'wrong-method') return json(405, { message: 'Method not allowed' });
  return match.route.handle(request, match.params);
}

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const patternParts = pattern.split('/');
  const given = path.replace(/(.)\/$/, '$1').split('/');
  if (patternParts.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of patternParts.entries()) {
    const value = given[index] ?? '';
    if (!segment.startsWith(':')) {
      if (segment !== value) return null;
    } else if (value === '') {
      return null;
    } else {
      params[segment.slice(1)] = decode(value);
    }
  }
  return params;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
