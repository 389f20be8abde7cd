import { type Position } from './RulesSyntaxError';

/** Offsets of the first character of something and behind its last. */
export interface Span {
  start: number;
  end: number;
}

export type BinaryOperator =
  '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';

export type Expression = { at: Position } & (
  | { kind: 'null' }
  | { kind: 'bool'; value: boolean }
  | { kind: 'int'; value: bigint }
  | { kind: 'float'; value: number }
  | { kind: 'string'; value: string }
  /** One character a byte. */
  | { kind: 'bytes'; value: string }
  | { kind: 'name'; name: string }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'map'; entries: { key: Expression; value: Expression }[] }
  | { kind: 'path'; segments: (string | Expression)[] }
  | { kind: 'not'; operand: Expression }
  | { kind: 'negate'; operand: Expression }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'is'; operand: Expression; typeName: string }
  | { kind: 'ternary'; condition: Expression; whenTrue: Expression; whenFalse: Expression }
  | { kind: 'member'; object: Expression; name: string }
  | { kind: 'index'; object: Expression; index: Expression }
  | { kind: 'range'; object: Expression; from: Expression; to: Expression }
  | { kind: 'call'; name: string; args: Expression[] }
  | { kind: 'method'; object: Expression; name: string; args: Expression[] }
);

export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

export type PatternSegment =
  { kind: 'literal'; text: string } | { kind: 'single'; name: string } | { kind: 'recursive'; name: string };

export interface LetBinding {
  name: string;
  value: Expression;
  at: Position;
}

export interface FunctionDefinition {
  name: string;
  parameters: string[];
  lets: LetBinding[];
  body: Expression;
  at: Position;
}

export interface AllowStatement {
  methods: Set<Method>;
  /** Absent when the statement allows without a condition. */
  condition: Expression | null;
  at: Position;
}

export interface MatchBlock {
  pattern: PatternSegment[];
  functions: Map<string, FunctionDefinition>;
  allows: AllowStatement[];
  matches: MatchBlock[];
  at: Position;
}

export interface RulesFile {
  version: 1 | 2;
  /** The file and its service, as one block with an empty pattern. */
  root: MatchBlock;
  source: string;
  spans: ReadonlyMap<Expression, Span>;
}

/** The direct sub-expressions of one expression, in source order. */
export function children(node: Expression): Expression[] {
  switch (node.kind) {
    case 'list':
      return node.items;
    case 'map':
      return node.entries.flatMap((entry) => [entry.key, entry.value]);
    case 'path':
      return node.segments.filter((segment) => typeof segment !== 'string');
    case 'not':
    case 'negate':
    case 'is':
      return [node.operand];
    case 'binary':
      return [node.left, node.right];
    case 'ternary':
      return [node.condition, node.whenTrue, node.whenFalse];
    case 'member':
      return [node.object];
    case 'index':
      return [node.object, node.index];
    case 'range':
      return [node.object, node.from, node.to];
    case 'call':
      return node.args;
    case 'method':
      return [node.object, ...node.args];
    default:
      return [];
  }
}
