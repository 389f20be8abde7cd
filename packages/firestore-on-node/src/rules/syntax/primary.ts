import { type Expression } from './ast';
import { type ExpressionParser } from './expressions';
import { describe } from './TokenStream';
import { type Token } from './Lexer';
import { RulesSyntaxError } from './RulesSyntaxError';

const RESERVED = new Set(['in', 'is', 'if', 'let', 'return', 'allow', 'match', 'function', 'service']);
const INT_MAX = 2n ** 63n;

/** Literals, names, calls, parentheses. */
export function parsePrimary(parser: ExpressionParser): Expression {
  const token = parser.tokens.next();
  switch (token.kind) {
    case 'int':
      return { kind: 'int', value: integer(token), at: token.at };
    case 'float':
      return { kind: 'float', value: Number(token.text), at: token.at };
    case 'string':
      return { kind: 'string', value: token.text, at: token.at };
    case 'bytes':
      return { kind: 'bytes', value: token.text, at: token.at };
    case 'name':
      return named(parser, token);
    default:
      return bracketed(parser, token);
  }
}

function integer(token: Token): bigint {
  const value = BigInt(token.text);
  if (value > INT_MAX) throw new RulesSyntaxError(`${token.text} does not fit in 64 bits`, token.at);
  return value;
}

function named(parser: ExpressionParser, token: Token): Expression {
  const { text, at } = token;
  if (text === 'true' || text === 'false') return { kind: 'bool', value: text === 'true', at };
  if (text === 'null') return { kind: 'null', at };
  if (RESERVED.has(text)) throw new RulesSyntaxError(`Expected an expression, found the word '${text}'`, at);
  if (!parser.tokens.take('(')) return { kind: 'name', name: text, at };
  return { kind: 'call', name: text, args: parser.list(')', `the arguments of ${text}`), at };
}

function bracketed(parser: ExpressionParser, token: Token): Expression {
  if (token.text === '(' && token.kind === 'punctuation') {
    const inner = parser.parse();
    parser.tokens.expect(')', 'to close the parenthesis');
    return inner;
  }
  if (token.text === '[') return { kind: 'list', items: parser.list(']', 'the list'), at: token.at };
  if (token.text === '{') return { kind: 'map', entries: mapEntries(parser), at: token.at };
  throw new RulesSyntaxError(`Expected an expression, found ${describe(token)}`, token.at);
}

function mapEntries(parser: ExpressionParser): { key: Expression; value: Expression }[] {
  const entries: { key: Expression; value: Expression }[] = [];
  while (!parser.tokens.is('}')) {
    const key = parser.parse();
    parser.tokens.expect(':', 'after the key of a map');
    entries.push({ key, value: parser.parse() });
    if (!parser.tokens.take(',')) break;
  }
  parser.tokens.expect('}', 'to end the map');
  return entries;
}
