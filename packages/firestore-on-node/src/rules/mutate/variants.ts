import { type BinaryOperator, children, type Expression } from '../syntax/ast';
import { patternVariants } from './patterns';
import { rebuild } from './rebuild';
import { replaced } from './replaced';

/** An expression changed in one place: the old and the new part. */
export interface Variant {
  readonly changed: Expression;
  readonly from: Expression;
  readonly to: Expression;
}

type Kind<K extends Expression['kind']> = Extract<Expression, { kind: K }>;

const FLIPS: Partial<Record<BinaryOperator, BinaryOperator[]>> = {
  '&&': ['||'],
  '||': ['&&'],
  '==': ['!='],
  '!=': ['=='],
  '+': ['-'],
  '-': ['+'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
};
const METHODS: Record<string, string[]> = {
  hasOnly: ['hasAny', 'hasAll'],
  hasAny: ['hasOnly', 'hasAll'],
  hasAll: ['hasOnly', 'hasAny'],
  changedKeys: ['addedKeys', 'removedKeys'],
  removedKeys: ['addedKeys', 'changedKeys'],
};

/** Every expression that differs from this one by a single mistake somewhere in it. */
export function* variantsOf(node: Expression): Generator<Variant> {
  for (const to of mistakes(node)) yield { changed: to, from: node, to };
  const parts = children(node);
  for (const [i, part] of parts.entries()) {
    for (const variant of variantsOf(part)) {
      yield { ...variant, changed: rebuild(node, replaced(parts, i, variant.changed)) };
    }
  }
}

/** The mutations of this expression itself. */
function mistakes(node: Expression): Expression[] {
  switch (node.kind) {
    case 'bool':
      return [{ ...node, value: !node.value }];
    case 'int':
      return [
        { ...node, value: node.value + 1n },
        { ...node, value: node.value - 1n },
      ];
    case 'string':
      return [{ ...node, value: `${node.value}~` }];
    case 'path':
      return node.segments.flatMap((part, i) =>
        typeof part === 'string' ? [{ ...node, segments: replaced(node.segments, i, `${part}~`) }] : [],
      );
    case 'not':
      return [node.operand];
    case 'is':
      return node.typeName === 'int' ? [{ ...node, typeName: 'number' }] : [];
    case 'list':
      return node.items.map((_, i) => ({ ...node, items: replaced(node.items, i) }));
    case 'name':
      return node.name === 'before'
        ? [named(node, 'after')]
        : node.name === 'after'
          ? [named(node, 'before')]
          : [];
    case 'member':
      return otherState(node);
    case 'binary':
      return ofBinary(node);
    case 'method':
      return ofMethod(node);
    default:
      return [];
  }
}

const named = (node: Expression, name: string): Expression => ({ kind: 'name', name, at: node.at });

/** The document before instead of after the write, and the other way round. */
function otherState(node: Kind<'member'>): Expression[] {
  const { object, name, at } = node;
  if (object.kind !== 'name')
    return isRequestResource(object) ? [{ ...node, object: named(object, 'resource') }] : [];
  if (object.name !== 'resource' || name !== 'data') return [];
  return [{ ...node, object: { kind: 'member', object: named(object, 'request'), name: 'resource', at } }];
}

const isRequestResource = (node: Expression): boolean =>
  node.kind === 'member' &&
  node.name === 'resource' &&
  node.object.kind === 'name' &&
  node.object.name === 'request';

function ofBinary(node: Kind<'binary'>): Expression[] {
  const { operator, left, right } = node;
  const flipped = (FLIPS[operator] ?? []).map((other) => ({ ...node, operator: other }));
  const joins = operator === '&&' || operator === '||' || operator === '+' || operator === '-';
  return [...(joins ? [left, right] : []), ...flipped];
}

function ofMethod(node: Kind<'method'>): Expression[] {
  const [argument] = node.args;
  if (node.name === 'matches' && argument?.kind === 'string') {
    return patternVariants(argument.value).map((value) => ({ ...node, args: [{ ...argument, value }] }));
  }
  if (node.name === 'removeAll') return [node.object];
  return (METHODS[node.name] ?? []).map((name) => ({ ...node, name }));
}
