import { children, type Expression, type FunctionDefinition, type MatchBlock, type RulesFile } from './ast';
import { rejectRecursion } from './recursion';
import { RulesSyntaxError, type Position } from './RulesSyntaxError';
import { FUNCTION_NAMES, GLOBAL_NAMES } from '../builtins/names';

/** Above the limit of evaluation (1,000 expressions), and low enough that no source exhausts the stack. */
const MAX_DEPTH = 2000;
/** Google's limits on the path of one match and its captures. */
const MAX_SEGMENTS = 100;
const MAX_CAPTURES = 20;

/** Code that compiles but will fail in evaluation; Google's compiler warns about the same. */
export interface RulesWarning extends Position {
  text: string;
}

interface Scope {
  names: ReadonlySet<string>;
  functions: ReadonlyMap<string, FunctionDefinition>;
}

/** Checks beyond the syntax: wildcards, names, argument counts, recursion. */
export function checkRules(file: RulesFile): RulesWarning[] {
  const warnings: RulesWarning[] = [];
  const visit = (block: MatchBlock, outer: Scope, segments: number, captures: number): void => {
    const names = new Set(outer.names);
    for (const segment of block.pattern) {
      if (segment.kind === 'literal') continue;
      if (names.has(segment.name) && !GLOBAL_NAMES.has(segment.name)) {
        throw new RulesSyntaxError(`The wildcard '${segment.name}' already has a value here`, block.at);
      }
      names.add(segment.name);
    }
    checkPattern(file, block, segments + block.pattern.length, captures + names.size - outer.names.size);
    const scope: Scope = { names, functions: new Map([...outer.functions, ...block.functions]) };
    for (const definition of block.functions.values()) checkFunction(definition, scope, warnings);
    rejectRecursion(block.functions);
    for (const allow of block.allows) if (allow.condition) checkNames(allow.condition, scope, warnings);
    for (const inner of block.matches) {
      visit(inner, scope, segments + block.pattern.length, captures + names.size - outer.names.size);
    }
  };
  visit(file.root, { names: GLOBAL_NAMES, functions: new Map() }, 0, 0);
  return warnings;
}

function checkPattern(file: RulesFile, block: MatchBlock, segments: number, captures: number): void {
  const recursive = block.pattern.findIndex((segment) => segment.kind === 'recursive');
  if (segments > MAX_SEGMENTS)
    throw new RulesSyntaxError(`A path has more than ${MAX_SEGMENTS} segments`, block.at);
  if (captures > MAX_CAPTURES)
    throw new RulesSyntaxError(`A path has more than ${MAX_CAPTURES} wildcards`, block.at);
  if (recursive === -1) return;
  const rest = block.pattern.slice(recursive + 1);
  if (rest.some((segment) => segment.kind === 'recursive')) {
    throw new RulesSyntaxError('A path holds at most one recursive wildcard {name=**}', block.at);
  }
  if (file.version === 1 && (rest.length > 0 || block.matches.length > 0)) {
    throw new RulesSyntaxError(
      "{name=**} only ends a path, unless the file begins with rules_version = '2';",
      block.at,
    );
  }
}

function checkFunction(definition: FunctionDefinition, scope: Scope, warnings: RulesWarning[]): void {
  const names = new Set([...scope.names, ...definition.parameters]);
  for (const binding of definition.lets) {
    checkNames(binding.value, { ...scope, names }, warnings);
    names.add(binding.name);
  }
  checkNames(definition.body, { ...scope, names }, warnings);
}

function checkNames(node: Expression, scope: Scope, warnings: RulesWarning[], depth = 1): void {
  if (depth > MAX_DEPTH) throw new RulesSyntaxError(`Expressions nest deeper than ${MAX_DEPTH}`, node.at);
  if (node.kind === 'name' && !scope.names.has(node.name)) {
    warnings.push({ ...node.at, text: `Invalid variable name: ${node.name}.` });
  }
  if (node.kind === 'call') {
    const definition = scope.functions.get(node.name);
    if (definition === undefined && !FUNCTION_NAMES.has(node.name)) {
      warnings.push({ ...node.at, text: `Invalid function name: ${node.name}.` });
    }
    if (definition !== undefined && definition.parameters.length !== node.args.length) {
      const text = `${node.name} takes ${definition.parameters.length} arguments, not ${node.args.length}`;
      throw new RulesSyntaxError(text, node.at);
    }
  }
  for (const child of checkedChildren(node)) checkNames(child, scope, warnings, depth + 1);
}

/** The children to check, without the names in a path that bind() defines. */
function checkedChildren(node: Expression): Expression[] {
  if (node.kind !== 'method' || node.name !== 'bind' || node.object.kind !== 'path') return children(node);
  return [...children(node.object).filter(({ kind }) => kind !== 'name'), ...node.args];
}
