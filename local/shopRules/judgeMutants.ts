import {
  decide,
  mutantsOf,
  parseRules,
  type Concern,
  type Decision,
  type Expression,
  type Method,
  type RulesFile,
  type RulesRequest,
} from 'firestore-on-node/rules';
import { accessTo, requestsOf, worldOf, worst, type World } from './judge';
import { type Case } from './table';

export interface Verdict {
  readonly mutant: string;
  /** A case with the wrong result; null when no case noticed the mutant. */
  readonly caughtBy: string | null;
}

/** A case prepared for repeated evaluation. */
interface Trial {
  readonly name: string;
  readonly allowed: boolean;
  readonly world: World;
  readonly requests: readonly RulesRequest[];
  readonly methods: ReadonlySet<Method>;
  /** The expressions that it evaluates; a mutation elsewhere cannot change its result. */
  readonly evaluated: ReadonlySet<Expression>;
  readonly milliseconds: number;
}

/** Tries every mutant of the rules on the cases. Throws when the rules themselves fail one. `now` is in milliseconds. */
export function judgeMutants(
  source: string,
  cases: readonly Case[],
  world: World,
  now: () => number,
): Verdict[] {
  const file = parseRules(source);
  const trials = cases
    .map((each) => trialOf(file, each, world, now))
    .filter(({ requests }) => requests.length > 0)
    .sort((a, b) => a.milliseconds - b.milliseconds);
  return mutantsOf(file).map(({ name, concerns, file: mutant }) => {
    const caught = trials.find(
      (trial) =>
        isConcerned(trial, concerns) && judge(mutant, trial.requests, trial.world).allowed !== trial.allowed,
    );
    // A case that caught one mutant often catches the next.
    if (caught !== undefined) trials.unshift(...trials.splice(trials.indexOf(caught), 1));
    return { mutant: name, caughtBy: caught?.name ?? null };
  });
}

function judge(
  file: RulesFile,
  requests: readonly RulesRequest[],
  world: World,
  onOutcome: (node: Expression) => void = () => undefined,
): Decision {
  return worst(requests.map((request) => decide(file, request, accessTo(world), onOutcome)));
}

const isConcerned = ({ evaluated, methods }: Trial, concern: Concern): boolean =>
  'expression' in concern
    ? evaluated.has(concern.expression)
    : concern.methods.some((method) => methods.has(method));

function trialOf(file: RulesFile, each: Case, world: World, now: () => number): Trial {
  const { name, allowed } = each;
  const around = worldOf(world, each);
  const requests = requestsOf(around, each);
  const evaluated = new Set<Expression>();
  const begun = now();
  const decision = judge(file, requests, around, (node) => evaluated.add(node));
  if (decision.allowed !== allowed)
    throw new Error(`The rules themselves fail '${name}': ${decision.reason}`);
  const methods = new Set(requests.map(({ method }) => method));
  return { name, allowed, world: around, requests, methods, evaluated, milliseconds: now() - begun };
}
