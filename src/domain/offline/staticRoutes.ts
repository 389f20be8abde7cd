/** A rule by which a browser answers from a cache without starting the worker (`addRoutes` of its install event). */
export interface StaticRoute {
  condition: { urlPattern: string; requestMethod: 'GET'; requestDestination: 'script' | 'style' | 'font' };
  source: { cacheName: string };
}

type Destination = StaticRoute['condition']['requestDestination'];
const DESTINATIONS = new Map<string, Destination>([
  ['js', 'script'],
  ['css', 'style'],
  ['woff2', 'font'],
]);

/**
 * Rules for the files in the cache of that name. Each rule names a destination: a `fetch` has none, and must
 * reach the worker because it may bypass caches.
 */
export function staticRoutes(paths: readonly string[], cacheName: string): StaticRoute[] {
  return paths.flatMap((urlPattern) => {
    const requestDestination = DESTINATIONS.get(urlPattern.slice(urlPattern.lastIndexOf('.') + 1));
    if (!requestDestination) return [];
    return [
      { condition: { urlPattern, requestMethod: 'GET' as const, requestDestination }, source: { cacheName } },
    ];
  });
}
