import { type Expression, type Span } from './ast';
import { Lexer, type Token } from './Lexer';
import { RulesSyntaxError } from './RulesSyntaxError';

/** One token of look-ahead over the lexer, with the parser's expectations. */
export class TokenStream {
  readonly lexer: Lexer;
  /** The place of each expression in the source. */
  readonly spans = new Map<Expression, Span>();
  private ahead: Token;
  /** Offset after the last consumed character. */
  private taken = 0;

  constructor(source: string) {
    this.lexer = new Lexer(source);
    this.ahead = this.lexer.next();
  }

  peek(): Token {
    return this.ahead;
  }

  next(): Token {
    const token = this.ahead;
    this.taken = token.end;
    this.ahead = this.lexer.next();
    return token;
  }

  /** Whether the next token is this punctuation or word. */
  is(text: string): boolean {
    return (this.ahead.kind === 'punctuation' || this.ahead.kind === 'name') && this.ahead.text === text;
  }

  /** Consumes the next token if it is `text`. */
  take(text: string): boolean {
    if (!this.is(text)) return false;
    this.next();
    return true;
  }

  /** Consumes `text` or throws; `where` completes the sentence, as in "after the condition". */
  expect(text: string, where: string): Token {
    if (this.is(text)) return this.next();
    throw this.error(`Expected '${text}' ${where}, found ${describe(this.ahead)}`);
  }

  /** Consumes a name or throws. */
  name(what: string): Token {
    if (this.ahead.kind === 'name') return this.next();
    throw this.error(`Expected ${what}, found ${describe(this.ahead)}`);
  }

  error(text: string): RulesSyntaxError {
    return new RulesSyntaxError(text, this.ahead.at);
  }

  /** Lets `read` consume characters from the start of the next token, then continues with the tokens after them. */
  raw<T>(read: (lexer: Lexer) => T): T {
    this.lexer.seek(this.ahead.start);
    const result = read(this.lexer);
    this.taken = this.lexer.place;
    this.ahead = this.lexer.next();
    return result;
  }

  /** Records that the expression from `start` ends with the last consumed token. */
  mark(node: Expression, start: number): Expression {
    if (!this.spans.has(node)) this.spans.set(node, { start, end: this.taken });
    return node;
  }

  /** Reads the next token at the lexer's present place; used inside a path's `$(…)`. */
  resume(): void {
    this.ahead = this.lexer.next();
  }
}

/** The name of a token in messages. */
export function describe(token: Token): string {
  if (token.kind === 'end') return 'the end of the file';
  if (token.kind === 'string') return `the string '${token.text}'`;
  return `'${token.text}'`;
}
