import { readPathSegment, type PathText } from './pathText';
import { RulesSyntaxError, type Position } from './RulesSyntaxError';
import { readQuoted } from './quoted';

export type TokenKind = 'name' | 'int' | 'float' | 'string' | 'bytes' | 'punctuation' | 'end';

export interface Token {
  kind: TokenKind;
  /** Source text of names and punctuation; the decoded text of strings. */
  text: string;
  at: Position;
  /** Offset of the first character, so that the lexer can be set back to read a path instead. */
  start: number;
  /** Offset behind the last character. */
  end: number;
}

const TWO = new Set(['&&', '||', '==', '!=', '<=', '>=', '$(']);
const ONE = '(){}[]<>=!+-*/%?:;,.';
const NUMBER = /(?:\d+\.\d+(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+|\d+)/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;

/** Reads tokens on demand: only the parser knows whether a slash divides or begins a path. */
export class Lexer {
  private offset = 0;
  private readonly lineStarts: number[] = [0];

  constructor(private readonly source: string) {
    for (let i = 0; i < source.length; i += 1) if (source[i] === '\n') this.lineStarts.push(i + 1);
  }

  /** Line and column of an offset. */
  position(offset: number): Position {
    let low = 0;
    let high = this.lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.lineStarts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - this.lineStarts[low]! + 1 };
  }

  /** Continue reading at `offset`. */
  seek(offset: number): void {
    this.offset = offset;
  }

  /** The next token; throws RulesSyntaxError on characters that begin none. */
  next(): Token {
    this.skipBlanks();
    const token = this.read();
    return { ...token, end: this.offset };
  }

  /** The offset of the next character. */
  get place(): number {
    return this.offset;
  }

  private read(): Omit<Token, 'end'> {
    const start = this.offset;
    const at = this.position(start);
    const char = this.source[start];
    if (char === undefined) return { kind: 'end', text: 'end of file', at, start };
    const bytes = char === 'b' && /['"]/.test(this.source[start + 1] ?? '');
    if (char === "'" || char === '"' || bytes) {
      const read = readQuoted(this.source, bytes ? start + 1 : start, at, bytes);
      this.offset = read.end;
      return { kind: bytes ? 'bytes' : 'string', text: read.text, at, start };
    }
    const number = this.match(NUMBER);
    if (number !== null) return { kind: /^\d+$/.test(number) ? 'int' : 'float', text: number, at, start };
    const name = this.match(NAME);
    if (name !== null) return { kind: 'name', text: name, at, start };
    const two = this.source.slice(start, start + 2);
    const text = TWO.has(two) ? two : char;
    if (text.length === 1 && !ONE.includes(text)) throw this.unexpected(char, at);
    this.offset = start + text.length;
    return { kind: 'punctuation', text, at, start };
  }

  /** One segment's text right here, after a slash: no blanks are skipped. */
  pathSegment(): PathText {
    const read = readPathSegment(this.source, this.offset, this.position(this.offset));
    this.offset = read.end;
    return read;
  }

  /** Whether the very next character is a path's next slash (and not a comment). */
  atPathSlash(): boolean {
    return this.source[this.offset] === '/' && !/[/*]/.test(this.source[this.offset + 1] ?? '');
  }

  /** Step over one character that `atPathSlash` has seen. */
  skipSlash(): void {
    this.offset += 1;
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.source);
    if (found === null) return null;
    this.offset += found[0].length;
    return found[0];
  }

  private unexpected(char: string, at: Position): RulesSyntaxError {
    const hint = char === '&' || char === '|' ? `; did you mean '${char}${char}'?` : '';
    return new RulesSyntaxError(`Unexpected character ${JSON.stringify(char)}${hint}`, at);
  }

  private skipBlanks(): void {
    for (;;) {
      const char = this.source[this.offset];
      if (char !== undefined && /\s|\uFEFF/.test(char)) this.offset += 1;
      else if (this.source.startsWith('//', this.offset)) this.skipLine();
      else if (this.source.startsWith('/*', this.offset)) this.skipBlock();
      else return;
    }
  }

  private skipLine(): void {
    const end = this.source.indexOf('\n', this.offset);
    this.offset = end === -1 ? this.source.length : end + 1;
  }

  private skipBlock(): void {
    const end = this.source.indexOf('*/', this.offset + 2);
    if (end === -1)
      throw new RulesSyntaxError("This comment has no closing '*/'", this.position(this.offset));
    this.offset = end + 2;
  }
}
