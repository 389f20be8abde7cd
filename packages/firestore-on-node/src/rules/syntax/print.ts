import { type BinaryOperator, type Expression } from './ast';

/** The precedence of each kind of expression; other kinds never need parentheses. */
const TERNARY = 0;
const LEVELS: Record<BinaryOperator, number> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  in: 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  '%': 6,
};
const UNARY = 7;
const PRIMARY = 8;

/** An expression as source text, on one line, that parses to the same expression. */
export function print(node: Expression): string {
  switch (node.kind) {
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
      return String(node.value);
    case 'float':
      return Number.isInteger(node.value) ? node.value.toFixed(1) : String(node.value);
    case 'string':
      return quoted(node.value);
    case 'bytes':
      return `b${quoted(node.value)}`;
    case 'name':
      return node.name;
    case 'list':
      return `[${printAll(node.items)}]`;
    case 'map':
      return `{${node.entries.map(({ key, value }) => `${print(key)}: ${print(value)}`).join(', ')}}`;
    case 'path':
      return node.segments
        .map((part) => (typeof part === 'string' ? `/${part}` : `/$(${print(part)})`))
        .join('');
    case 'not':
      return `!${inside(node.operand, UNARY)}`;
    case 'negate':
      return `-${inside(node.operand, UNARY)}`;
    case 'binary': {
      const level = LEVELS[node.operator];
      return `${inside(node.left, level)} ${node.operator} ${inside(node.right, level + 1)}`;
    }
    case 'is':
      return `${inside(node.operand, LEVELS.in)} is ${node.typeName}`;
    case 'ternary':
      return `${inside(node.condition, 1)} ? ${print(node.whenTrue)} : ${print(node.whenFalse)}`;
    case 'member':
      return `${inside(node.object, PRIMARY)}.${node.name}`;
    case 'index':
      return `${inside(node.object, PRIMARY)}[${print(node.index)}]`;
    case 'range':
      return `${inside(node.object, PRIMARY)}[${print(node.from)}:${print(node.to)}]`;
    case 'call':
      return `${node.name}(${printAll(node.args)})`;
    case 'method':
      return `${inside(node.object, PRIMARY)}.${node.name}(${printAll(node.args)})`;
  }
}

const printAll = (nodes: readonly Expression[]): string => nodes.map(print).join(', ');

const inside = (node: Expression, level: number): string =>
  levelOf(node) < level ? `(${print(node)})` : print(node);

function levelOf(node: Expression): number {
  if (node.kind === 'ternary') return TERNARY;
  if (node.kind === 'binary') return LEVELS[node.operator];
  if (node.kind === 'is') return LEVELS.in;
  // A path would swallow the point behind it; a number with a minus is two tokens.
  if (node.kind === 'path' || node.kind === 'not' || node.kind === 'negate') return UNARY;
  return (node.kind === 'int' || node.kind === 'float') && node.value < 0 ? UNARY : PRIMARY;
}

function quoted(text: string): string {
  const plain = (char: string): boolean => char >= ' ' && (char < '\u007f' || char > '\u00ff');
  const escaped = [...text].map((char) => {
    if (char === "'" || char === '\\') return `\\${char}`;
    return plain(char) ? char : `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`;
  });
  return `'${escaped.join('')}'`;
}
