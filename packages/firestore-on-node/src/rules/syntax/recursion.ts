import { children, type Expression, type FunctionDefinition } from './ast';
import { RulesSyntaxError } from './RulesSyntaxError';

type Functions = ReadonlyMap<string, FunctionDefinition>;

/**
 * Throws RulesSyntaxError if functions of one block call each other in a cycle. They see only functions of their own and of
 * outer blocks, so a cycle never leaves a block. Runs in linear time.
 */
export function rejectRecursion(functions: Functions): void {
  const calls = new Map([...functions.values()].map((each) => [each, calledBy(each, functions)]));
  const circling = withoutEnds(calls);
  const ring: FunctionDefinition[] = [];
  let [next] = circling;
  while (next !== undefined && !ring.includes(next)) {
    ring.push(next);
    next = calls.get(next)!.find((called) => circling.has(called));
  }
  if (next === undefined) return;
  const names = [...ring.slice(ring.indexOf(next)), next].map(({ name }) => name);
  throw new RulesSyntaxError(`Recursive calls are not allowed: ${names.join(' → ')}`, next.at);
}

/** The functions that remain after repeatedly removing those that call none of the rest. */
function withoutEnds(calls: ReadonlyMap<FunctionDefinition, FunctionDefinition[]>): Set<FunctionDefinition> {
  const callers = new Map(
    [...calls.keys()].map((each): [FunctionDefinition, FunctionDefinition[]] => [each, []]),
  );
  for (const [caller, called] of calls) for (const each of called) callers.get(each)!.push(caller);
  const open = new Map([...calls].map(([each, called]) => [each, called.length]));
  const ends = [...calls.keys()].filter((each) => open.get(each) === 0);
  for (let end = ends.pop(); end !== undefined; end = ends.pop()) {
    open.delete(end);
    for (const caller of callers.get(end)!) {
      const left = open.get(caller)! - 1;
      open.set(caller, left);
      if (left === 0) ends.push(caller);
    }
  }
  return new Set(open.keys());
}

/** Those of `functions` that one of them calls, each once. */
function calledBy(definition: FunctionDefinition, functions: Functions): FunctionDefinition[] {
  const called = new Set<FunctionDefinition>();
  const collect = (node: Expression): void => {
    const callee = node.kind === 'call' ? functions.get(node.name) : undefined;
    if (callee !== undefined) called.add(callee);
    children(node).forEach(collect);
  };
  definition.lets.forEach((binding) => collect(binding.value));
  collect(definition.body);
  return [...called];
}
