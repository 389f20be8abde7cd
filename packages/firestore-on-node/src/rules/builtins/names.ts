/** Namespaces whose members are functions: `math.abs(…)`. */
export const NAMESPACE_NAMES = new Set(['duration', 'hashing', 'latlng', 'math', 'timestamp']);

/** Variables every rule sees. */
export const GLOBAL_NAMES: ReadonlySet<string> = new Set(['request', 'resource', ...NAMESPACE_NAMES]);

/** Document access, conversions and debug. */
export const FUNCTION_NAMES: ReadonlySet<string> = new Set([
  'get',
  'exists',
  'getAfter',
  'existsAfter',
  'debug',
  'bool',
  'float',
  'int',
  'path',
  'string',
]);
