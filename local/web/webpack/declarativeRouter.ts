/** An assignment to a component keeps it in the bundle, used or not. */
const ASSIGNMENTS = /^\w+\.(?:displayName|contextType) = .+;$/gm;

/**
 * Code of react-router's production build for its data router and framework mode, which the shop does not use. The minifier
 * cannot know that their contexts have no provider. Removing it saves 5 KB (brotli) of every first load.
 */
const REPLACEMENTS: readonly [pattern: RegExp, replacement: string][] = [
  [ASSIGNMENTS, ''],
  // Without a provider a context has its default value.
  [/\bReact\d*\.useContext\((?:DataRouterContext|DataRouterStateContext|RSCRouterContext)\)/g, 'null'],
  [/\bReact\d*\.useContext\(FrameworkContext\)/g, 'undefined'],
  [/\blet \{ isDataRoute \} = React\d*\.useContext\(RouteContext\);/g, 'let isDataRoute = false;'],
  [/\bdataRouterOpts\?\.\w+/g, 'null'],
  [/^var defaultErrorElement = .+;$/gm, 'var defaultErrorElement = null;'],
  // Warnings are for the development build.
  [/\bfunction warning\(cond, message\) \{\s+if \(!cond\)/g, 'function warning(cond, message) { if (false)'],
  // Prefetching needs the framework's manifest.
  [/\bshouldPrefetch && !isAbsolute \? [^;]+ : link;/g, 'link;'],
];

/** A webpack loader for react-router's modules. Throws where a new version of the router has other code. */
export default function declarativeRouter(source: string): string {
  if (!source.includes('var DataRouterContext = ')) return source.replace(ASSIGNMENTS, '');
  return REPLACEMENTS.reduce((text, [pattern, replacement]) => {
    const replaced = text.replace(pattern, replacement);
    if (replaced === text)
      throw new Error(`react-router has no ${String(pattern)}: see local/web/webpack/declarativeRouter.ts`);
    return replaced;
  }, source);
}
