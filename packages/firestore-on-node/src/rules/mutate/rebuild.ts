import { type Expression } from '../syntax/ast';

/** The same expression around other direct sub-expressions, given in the order of `children`. */
export function rebuild(node: Expression, parts: readonly Expression[]): Expression {
  const [first, second, third] = parts as [Expression, Expression, Expression];
  switch (node.kind) {
    case 'list':
      return { ...node, items: [...parts] };
    case 'map':
      return {
        ...node,
        entries: node.entries.map((_, i) => ({ key: parts[2 * i]!, value: parts[2 * i + 1]! })),
      };
    case 'path': {
      const left = [...parts];
      return {
        ...node,
        segments: node.segments.map((part) => (typeof part === 'string' ? part : left.shift()!)),
      };
    }
    case 'not':
    case 'negate':
    case 'is':
      return { ...node, operand: first };
    case 'binary':
      return { ...node, left: first, right: second };
    case 'ternary':
      return { ...node, condition: first, whenTrue: second, whenFalse: third };
    case 'member':
      return { ...node, object: first };
    case 'index':
      return { ...node, object: first, index: second };
    case 'range':
      return { ...node, object: first, from: second, to: third };
    case 'call':
      return { ...node, args: [...parts] };
    case 'method':
      return { ...node, object: first, args: parts.slice(1) };
    default:
      return node;
  }
}
