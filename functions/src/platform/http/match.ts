import type { Route } from './route';

export type Match =
  | { kind: 'found'; route: Route; params: Record<string, string> }
  | { kind: 'wrong_method'; allowed: string[] }
  | { kind: 'unknown' };

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** The {names} of a pattern filled by a path; null when the path does not match. */
function fill(pattern: string, path: string): Record<string, string> | null {
  if (pattern === '*') return {};
  const patternParts = pattern.split('/');
  const given = path.replace(/\/$/, '').split('/');
  if (patternParts.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of patternParts.entries()) {
    const value = decode(given[index] ?? '');
    if (value === null) return null;
    if (segment.startsWith('{')) params[segment.slice(1, -1)] = value;
    else if (segment !== value) return null;
  }
  return params;
}

/** Finds the route for a method and path; HEAD is answered as GET. */
export function matchRoute(routes: readonly Route[], method: string, path: string): Match {
  const routeMethod = method === 'HEAD' ? 'GET' : method;
  const allowed: string[] = [];
  for (const route of routes) {
    const params = fill(route.path, path);
    if (!params) continue;
    if (route.method === routeMethod) return { kind: 'found', route, params };
    allowed.push(route.method);
  }
  return allowed.length > 0 ? { kind: 'wrong_method', allowed } : { kind: 'unknown' };
}
