import { invalid } from '../errors';
import { type Location } from '../paths/resourceName';

/** Custom methods of the documents resource: `…:verb`. */
export const VERBS = [
  'batchGet',
  'batchWrite',
  'beginTransaction',
  'commit',
  'listCollectionIds',
  'partitionQuery',
  'rollback',
  'runAggregationQuery',
  'runQuery',
] as const;

export type Verb = (typeof VERBS)[number];

export type Route =
  | { readonly kind: 'documents'; readonly location: Location; readonly verb: Verb | null }
  | { readonly kind: 'clear'; readonly location: Location }
  | { readonly kind: 'rules' | 'coverage' | 'coverage-page'; readonly project: string }
  | { readonly kind: 'health' };

const DOCUMENTS = /^\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents(?:\/(.*?))??(?::([a-zA-Z]+))?$/;
const CLEAR = /^\/emulator\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents\/?$/;
const RULES = /^\/emulator\/v1\/projects\/([^/:]+):(securityRules|ruleCoverage|ruleCoverage\.html)$/;

const EMULATOR_CALLS: Readonly<Record<string, 'rules' | 'coverage' | 'coverage-page'>> = {
  securityRules: 'rules',
  ruleCoverage: 'coverage',
  'ruleCoverage.html': 'coverage-page',
};

/** The call of a URL path; null for an unknown path. Throws INVALID_ARGUMENT on a malformed path. */
export function parseRoute(method: string, pathname: string): Route | null {
  if (pathname === '/') return { kind: 'health' };
  const rules = RULES.exec(pathname);
  if (rules !== null) return { kind: EMULATOR_CALLS[rules[2]!]!, project: decode(rules[1]!) };
  const clear = CLEAR.exec(pathname);
  if (clear !== null) return { kind: 'clear', location: location(clear[1]!, clear[2]!, '') };
  const documents = DOCUMENTS.exec(pathname);
  if (documents === null) return null;
  const [, project = '', database = '', path = '', suffix] = documents;
  const verb = method === 'POST' ? VERBS.find((known) => known === suffix) : undefined;
  // The documents resource has no other verb, but an id may contain a colon.
  if (verb === undefined && suffix !== undefined && documents[3] === undefined) return null;
  const whole = verb === undefined && suffix !== undefined ? `${path}:${suffix}` : path;
  return { kind: 'documents', location: location(project, database, whole), verb: verb ?? null };
}

function location(project: string, database: string, path: string): Location {
  const trimmed = path.endsWith('/') ? path.slice(0, -1) : path;
  const segments = trimmed.split('/').map(decode);
  if (trimmed !== '' && segments.some((segment) => segment === '' || segment.includes('/'))) {
    throw invalid(`Invalid path: "${path}".`);
  }
  return { project: decode(project), database: decode(database), path: segments.join('/') };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw invalid(`Invalid path segment: "${segment}".`);
  }
}
