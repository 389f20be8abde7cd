import {
  type AllowStatement,
  type Expression,
  type FunctionDefinition,
  type MatchBlock,
  type Method,
  type RulesFile,
} from '../syntax/ast';
import { print } from '../syntax/print';
import { replaced } from './replaced';
import { variantsOf } from './variants';

/** The requests that a mutant can affect: those that evaluate this expression, or those with these methods. */
export type Concern = { readonly expression: Expression } | { readonly methods: readonly Method[] };

/** Rules with one mistake. */
export interface Mutant {
  /** The place and the change, in words; unique within one file. */
  readonly name: string;
  readonly concerns: Concern;
  readonly file: RulesFile;
}

type Draft = Omit<Mutant, 'file'> & { root: MatchBlock };

/** Returns every file that differs from this one by a single mistake. */
export function mutantsOf(file: RulesFile): Mutant[] {
  const seen = new Map<string, number>();
  return [...blockMutants(file.root, '')].map(({ name, concerns, root }) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { name: count === 1 ? name : `${name} (${count})`, concerns, file: { ...file, root } };
  });
}

function* blockMutants(block: MatchBlock, outer: string): Generator<Draft> {
  const path = outer + patternText(block);
  for (const [name, definition] of block.functions) {
    for (const { changed, ...rest } of functionMutants(definition)) {
      const functions = new Map(block.functions).set(name, changed);
      yield { name: `${name}: ${rest.name}`, concerns: rest.concerns, root: { ...block, functions } };
    }
  }
  for (const [i, allow] of block.allows.entries()) {
    for (const { changed, ...rest } of allowMutants(allow)) {
      const allows = replaced(block.allows, i, ...changed);
      yield { name: `${path}: ${rest.name}`, concerns: rest.concerns, root: { ...block, allows } };
    }
  }
  const last = block.pattern.at(-1);
  if (last?.kind === 'single' && block.allows.length > 0) {
    const methods = block.allows.flatMap(({ methods }) => [...methods]);
    const pattern = replaced(block.pattern, block.pattern.length - 1, {
      kind: 'recursive',
      name: last.name,
    });
    yield {
      name: `${path}: {${last.name}} → {${last.name}=**}`,
      concerns: { methods },
      root: { ...block, pattern },
    };
  }
  for (const [i, inner] of block.matches.entries()) {
    for (const draft of blockMutants(inner, path)) {
      yield { ...draft, root: { ...block, matches: replaced(block.matches, i, draft.root) } };
    }
  }
}

/** A match's path without the root of the database, which all matches of a file share. */
function patternText({ pattern }: MatchBlock): string {
  const text = pattern
    .map((part) => (part.kind === 'literal' ? `/${part.text}` : `/{${part.name}}`))
    .join('');
  return text === '/databases/{database}/documents' ? '' : text;
}

interface Changed<T> {
  name: string;
  concerns: Concern;
  changed: T;
}

function* functionMutants(definition: FunctionDefinition): Generator<Changed<FunctionDefinition>> {
  for (const [i, binding] of definition.lets.entries()) {
    for (const { changed: value, ...rest } of expressionMutants(binding.value)) {
      yield {
        ...rest,
        changed: { ...definition, lets: replaced(definition.lets, i, { ...binding, value }) },
      };
    }
  }
  for (const { changed: body, ...rest } of expressionMutants(definition.body)) {
    yield { ...rest, changed: { ...definition, body } };
  }
}

function* expressionMutants(node: Expression): Generator<Changed<Expression>> {
  for (const { changed, from, to } of variantsOf(node)) {
    yield { name: `${print(from)} → ${print(to)}`, concerns: { expression: from }, changed };
  }
}

const GROUPS: Method[][] = [
  ['get', 'list'],
  ['create', 'update', 'delete'],
];

function* allowMutants(allow: AllowStatement): Generator<Changed<AllowStatement[]>> {
  const methods = [...allow.methods];
  const named = `allow ${methods.join(', ')}`;
  yield { name: `${named} → nothing`, concerns: { methods }, changed: [] };
  if (allow.condition !== null) {
    yield { name: `${named}: no condition`, concerns: { methods }, changed: [{ ...allow, condition: null }] };
    for (const { name, concerns, changed } of expressionMutants(allow.condition)) {
      yield { name: `${named}: ${name}`, concerns, changed: [{ ...allow, condition: changed }] };
    }
  }
  for (const method of methods.length > 1 ? methods : []) {
    const fewer = new Set(methods.filter((other) => other !== method));
    yield {
      name: `${named} → without ${method}`,
      concerns: { methods: [method] },
      changed: [{ ...allow, methods: fewer }],
    };
  }
  for (const group of GROUPS.filter((names) => names.some((name) => allow.methods.has(name)))) {
    for (const method of group.filter((name) => !allow.methods.has(name))) {
      yield {
        name: `${named} → with ${method}`,
        concerns: { methods: [method] },
        changed: [{ ...allow, methods: new Set([...methods, method]) }],
      };
    }
  }
}
