import { type BinaryOperator, type Expression } from './ast';
import { parsePathLiteral } from './paths';
import { parsePrimary } from './primary';
import { isTypeName } from './typeNames';
import { type Position, RulesSyntaxError } from './RulesSyntaxError';
import { type TokenStream } from './TokenStream';

/** Deeper nesting than this is refused, so that no source can exhaust the stack. */
const MAX_NESTING = 150;
const MAX_CHAIN = 1000;

const LEVELS: BinaryOperator[][] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '<=', '>', '>=', 'in'],
  ['+', '-'],
  ['*', '/', '%'],
];

/** The precedence level of `in`, which `is` shares. */
const RELATION = 3;

/** Precedence climbing over one token stream. */
export class ExpressionParser {
  private depth = 0;

  constructor(readonly tokens: TokenStream) {}

  /** A whole expression, ternary included. */
  parse(): Expression {
    return this.nested(() => {
      const { start } = this.tokens.peek();
      const condition = this.binary(0);
      const at = this.tokens.peek().at;
      if (!this.tokens.take('?')) return condition;
      const whenTrue = this.parse();
      this.tokens.expect(':', "between the two branches of '?'");
      return this.tokens.mark({ kind: 'ternary', condition, whenTrue, whenFalse: this.parse(), at }, start);
    });
  }

  /** Comma-separated expressions up to `close`, which is taken. */
  list(close: string, what: string): Expression[] {
    const items: Expression[] = [];
    while (!this.tokens.is(close)) {
      items.push(this.parse());
      if (!this.tokens.take(',')) break;
    }
    this.tokens.expect(close, `to end ${what}`);
    return items;
  }

  private binary(level: number): Expression {
    const operators = LEVELS[level];
    if (operators === undefined) return this.unary();
    const { start } = this.tokens.peek();
    let left = this.binary(level + 1);
    for (let links = 0; ; links += 1) {
      this.limitChain(links);
      const at = this.tokens.peek().at;
      if (level === RELATION && this.tokens.take('is')) {
        left = this.tokens.mark({ kind: 'is', operand: left, typeName: this.typeName(), at }, start);
        continue;
      }
      const operator = operators.find((candidate) => this.tokens.take(candidate));
      if (operator === undefined) return left;
      left = this.tokens.mark({ kind: 'binary', operator, left, right: this.binary(level + 1), at }, start);
    }
  }

  private typeName(): string {
    const name = this.tokens.name("a type after 'is'");
    if (!isTypeName(name.text)) {
      throw new RulesSyntaxError(
        `'${name.text}' is no type; use one such as string, int, number, list or map`,
        name.at,
      );
    }
    return name.text;
  }

  private unary(): Expression {
    const { at, start } = this.tokens.peek();
    const isNot = this.tokens.is('!');
    if (!isNot && !this.tokens.is('-')) return this.postfix();
    this.tokens.next();
    const operand = this.nested(() => this.unary());
    return this.tokens.mark(isNot ? { kind: 'not', operand, at } : negated(operand, at), start);
  }

  private postfix(): Expression {
    const { start } = this.tokens.peek();
    let object = this.tokens.is('/') ? parsePathLiteral(this) : parsePrimary(this);
    for (let links = 0; ; links += 1) {
      this.limitChain(links);
      this.tokens.mark(object, start);
      const at = this.tokens.peek().at;
      if (this.tokens.take('.')) object = this.member(object, at);
      else if (this.tokens.take('[')) object = this.subscript(object, at);
      else return object;
    }
  }

  private member(object: Expression, at: Position): Expression {
    const name = this.tokens.name("a property or method after '.'").text;
    if (!this.tokens.take('(')) return { kind: 'member', object, name, at };
    return { kind: 'method', object, name, args: this.list(')', `the arguments of ${name}`), at };
  }

  private subscript(object: Expression, at: Position): Expression {
    const from = this.parse();
    if (!this.tokens.take(':')) {
      this.tokens.expect(']', 'to end the index');
      return { kind: 'index', object, index: from, at };
    }
    const to = this.parse();
    this.tokens.expect(']', 'to end the range');
    return { kind: 'range', object, from, to, at };
  }

  private nested<T>(parse: () => T): T {
    this.depth += 1;
    if (this.depth > MAX_NESTING) throw this.tokens.error(`Expressions nest deeper than ${MAX_NESTING}`);
    const result = parse();
    this.depth -= 1;
    return result;
  }

  private limitChain(links: number): void {
    if (links > MAX_CHAIN) throw this.tokens.error(`More than ${MAX_CHAIN} operators in one chain`);
  }
}

/** -9223372036854775808 has no positive twin in 64 bits, so a minus belongs to its literal. */
function negated(operand: Expression, at: Position): Expression {
  if (operand.kind === 'int') return { ...operand, value: -operand.value, at };
  if (operand.kind === 'float') return { ...operand, value: -operand.value, at };
  return { kind: 'negate', operand, at };
}
