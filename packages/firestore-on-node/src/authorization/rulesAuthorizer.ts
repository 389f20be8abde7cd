import {
  AccessBudget,
  compileRules,
  MAX_ACCESS_CALLS_IN_BATCH,
  RulesSyntaxError,
  type CompiledRules,
  type ProtoValue,
  type QueryFilter,
  type RulesDoc,
  type RulesQuery,
} from '../rules';
import {
  type AccessRequest,
  type Authorizer,
  type QueryConstraints,
  type RulesCompiler,
} from '../authorizer';
import { formatFieldPath } from '../paths/fieldPath';
import { type FieldFilter, type Filter } from '../query/types';
import { type StoredDocument } from '../values/types';

/** Returns an authorizer that decides by the compiled rules. */
export function createRulesAuthorizer(rules: CompiledRules): Authorizer {
  const budgets = new WeakMap<object, AccessBudget>();
  const budgetOf = (batch: object) => {
    const budget = budgets.get(batch) ?? new AccessBudget(MAX_ACCESS_CALLS_IN_BATCH);
    budgets.set(batch, budget);
    return budget;
  };
  return {
    authorize: (request) => {
      const access = {
        get: (path: string[]) => rulesDoc(request.get(path)),
        getAfter: (path: string[]) => rulesDoc(request.getAfter(path)),
      };
      const options = request.batch === null ? {} : { sharedReads: budgetOf(request.batch) };
      const { allowed, reason } = rules.evaluate(rulesRequest(request), access, options);
      return { allowed, reason: allowed ? '' : reason };
    },
    coverage: () => ({
      rules: { files: [{ name: 'firestore.rules', content: rules.source }] },
      report: rules.expressionReports(),
    }),
  };
}

/** Compiles a rules file into an authorizer; returns syntax errors as lines of text. */
export const rulesCompiler: RulesCompiler = (source) => {
  try {
    return { ok: true, authorizer: createRulesAuthorizer(compileRules(source)) };
  } catch (error) {
    if (error instanceof RulesSyntaxError) return { ok: false, errors: [error.message] };
    throw error;
  }
};

function rulesRequest(request: AccessRequest): Parameters<CompiledRules['evaluate']>[0] {
  const { method, database, path, auth, time, before, after, query } = request;
  return {
    method,
    database,
    path: [...path],
    auth: auth && { uid: auth.uid, token: auth.token },
    time: new Date(time),
    resource: rulesDoc(before),
    requestResource: rulesDoc(after),
    ...(query ? { query: rulesQuery(query) } : {}),
  };
}

function rulesDoc(document: StoredDocument | null): RulesDoc | null {
  return document && { fields: document.fields as Record<string, ProtoValue> };
}

function rulesQuery({ where, limit, offset, orderBy, allDescendants }: QueryConstraints): RulesQuery {
  return {
    filter: where && rulesFilter(where),
    limit,
    offset,
    orderBy: orderBy.map(({ field, direction }) => ({
      field: formatFieldPath(field),
      direction: direction === 'asc' ? ('ASCENDING' as const) : ('DESCENDING' as const),
    })),
    allDescendants,
  };
}

function rulesFilter(filter: Filter): QueryFilter {
  if (filter.kind !== 'field') return { kind: filter.kind, filters: filter.filters.map(rulesFilter) };
  const field = [...filter.field];
  const unary = unaryOperator(filter);
  if (unary) return { kind: 'unary', field, op: unary };
  return { kind: 'field', field, op: filter.op, value: filter.value as ProtoValue };
}

/** Parsed queries store "is null" and "is NaN" as comparisons; the rules engine has unary operators for them. */
function unaryOperator({
  op,
  value,
}: FieldFilter): 'IS_NULL' | 'IS_NOT_NULL' | 'IS_NAN' | 'IS_NOT_NAN' | null {
  if (op !== '==' && op !== '!=') return null;
  if ('nullValue' in value) return op === '==' ? 'IS_NULL' : 'IS_NOT_NULL';
  if ('doubleValue' in value && value.doubleValue === 'NaN') return op === '==' ? 'IS_NAN' : 'IS_NOT_NAN';
  return null;
}
