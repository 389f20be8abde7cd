import { type AllowStatement, type MatchBlock, type RulesFile } from '../syntax/ast';
import { DocumentReads } from './DocumentReads';
import { Environment } from './Environment';
import { type EvaluationContext, Evaluator } from './Evaluator';
import { type AccessBudget, LimitExceeded, MAX_MATCHES } from './limits';
import { matchPattern, type PathPart } from './matching';
import { fullPath, queriedResource, requestValue, resourceValue } from './requestValues';
import { type Decision, type DocumentAccess, type RulesRequest, type TraceEntry } from './RulesRequest';
import { disjuncts, type Atom } from '../query/disjuncts';
import { Knowledge } from '../query/Knowledge';
import { EvaluationError, type RulesValue } from '../values/RulesValue';

export interface EvaluateOptions {
  /** Shared by all operations of one batch or transaction: `new AccessBudget(MAX_ACCESS_CALLS_IN_BATCH)`. */
  sharedReads?: AccessBudget;
  onDebug?(value: RulesValue): void;
}

interface Job {
  file: RulesFile;
  request: RulesRequest;
  reads: DocumentReads;
  onOutcome: EvaluationContext['onOutcome'];
  onDebug(value: RulesValue): void;
}

/** Decides one request. Each branch of a query's filter must be allowed on its own. Never throws. */
export function decide(
  file: RulesFile,
  request: RulesRequest,
  access: DocumentAccess,
  onOutcome: EvaluationContext['onOutcome'],
  options: EvaluateOptions = {},
): Decision {
  const reads = new DocumentReads(access, request.database, options.sharedReads ?? null);
  const job: Job = { file, request, reads, onOutcome, onDebug: (value) => options.onDebug?.(value) };
  if (file.version === 1 && request.method === 'list' && request.query?.allDescendants === true)
    return denial("Collection group queries need rules_version = '2' for 'list'", [], 0);
  try {
    const ways = request.method === 'list' ? disjuncts(request.query?.filter) : [[]];
    let decision = decideWay(job, ways[0] ?? []);
    for (const way of ways.slice(1)) {
      if (!decision.allowed) break;
      decision = decideWay(job, way);
    }
    return decision;
  } catch (error) {
    return denial(`${error instanceof Error ? error.message : String(error)} for '${request.method}'`, [], 0);
  }
}

function decideWay(job: Job, way: Atom[]): Decision {
  const { request } = job;
  const knowledge = new Knowledge(way);
  const id = request.method === 'list' ? listedId(way) : (request.path.at(-1) ?? null);
  const root = new Environment(null);
  const listing = request.method === 'list';
  const segments = fullPath(request.database, request.path);
  root.define('request', { value: requestValue(request) });
  root.define('resource', {
    value: listing ? queriedResource(knowledge, id) : resourceValue(request.resource, segments),
  });
  const evaluator = new Evaluator({ ...job, knowledge });
  const trace: TraceEntry[] = [];
  try {
    for (const { block, env } of matchingBlocks(job, pathParts(request, id), root)) {
      for (const allow of block.allows) {
        if (!allow.methods.has(request.method)) continue;
        const entry = judge(evaluator, allow, env);
        trace.push(entry);
        if (entry.outcome !== 'true') continue;
        const { line } = allow.at;
        return {
          allowed: true,
          reason: `allowed @ L${line}`,
          line,
          trace,
          expressions: evaluator.expressions,
        };
      }
    }
  } catch (error) {
    if (!(error instanceof LimitExceeded)) throw error;
    return denial(`${error.message} for '${request.method}'`, trace, evaluator.expressions);
  }
  const reasons = trace.map((entry) => `${entry.message} for '${request.method}' @ L${entry.line}`);
  const reason =
    reasons.length === 0 ? `No matching allow statement for '${request.method}'` : reasons.join(', ');
  return denial(reason, trace, evaluator.expressions);
}

function denial(reason: string, trace: TraceEntry[], expressions: number): Decision {
  const line = trace.at(-1)?.line;
  return { allowed: false, reason, ...(line === undefined ? {} : { line }), trace, expressions };
}

/** The document's id, if a query filters by one name. */
function listedId(way: Atom[]): string | null {
  const name = way.find(
    (atom) => atom.op === '==' && atom.field.length === 1 && atom.field[0] === '__name__',
  );
  return name?.value.type === 'path' ? (name.value.segments.at(-1) ?? null) : null;
}

function pathParts(request: RulesRequest, id: string | null): PathPart[] {
  const text = (segment: string): PathPart => ({ kind: 'text', text: segment });
  const parts = fullPath(request.database, request.path).map(text);
  if (request.method !== 'list') return parts;
  const last: PathPart = id === null ? { kind: 'any-id' } : text(id);
  if (request.query?.allDescendants !== true) return [...parts, last];
  // A collection group names its collection, with any depth before it; without a collection, all documents below.
  const collection = request.path.length % 2 === 1 ? parts.splice(-1) : [];
  return [...parts, { kind: 'any-depth' }, ...collection, last];
}

/** The match blocks for the whole path, outermost first, with their wildcards bound. */
function* matchingBlocks(
  job: Job,
  parts: PathPart[],
  root: Environment,
): Generator<{ block: MatchBlock; env: Environment }> {
  let matches = 0;
  function* walk(block: MatchBlock, outer: Environment, from: number): ReturnType<typeof matchingBlocks> {
    for (const match of matchPattern(block.pattern, parts, from, job.file.version)) {
      matches += 1;
      if (matches > MAX_MATCHES) throw new LimitExceeded(`The path matches in more than ${MAX_MATCHES} ways`);
      const env = new Environment(outer, block.functions);
      for (const [name, value] of match.bindings) env.define(name, { value });
      if (match.next === parts.length) yield { block, env };
      for (const inner of block.matches) yield* walk(inner, env, match.next);
    }
  }
  yield* walk(job.file.root, root, 0);
}

function judge(evaluator: Evaluator, allow: AllowStatement, env: Environment): TraceEntry {
  if (allow.condition === null) return { ...allow.at, outcome: 'true', message: '' };
  evaluator.lastFalse = null;
  evaluator.lastError = null;
  try {
    const value = evaluator.evaluate(allow.condition, env);
    if (value.type === 'unknown') {
      const message = `${value.about} is not pinned down by the query (rules are not filters)`;
      return { ...allow.condition.at, outcome: 'unknown', message };
    }
    if (value.type !== 'bool')
      throw new EvaluationError(`Type error. Received: [${value.type}] Expected: [bool].`);
    if (value.value) return { ...allow.at, outcome: 'true', message: '' };
    return { ...(evaluator.lastFalse ?? allow.condition).at, outcome: 'false', message: 'false' };
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    return { ...(evaluator.lastError ?? allow.condition).at, outcome: 'error', message: error.message };
  }
}
