import { type Expression, type PatternSegment } from './ast';
import { type ExpressionParser } from './expressions';
import { RulesSyntaxError } from './RulesSyntaxError';
import { type TokenStream } from './TokenStream';

/** `/databases/$(db)/documents/…` in an expression. */
export function parsePathLiteral(parser: ExpressionParser): Expression {
  const { tokens } = parser;
  const at = tokens.peek().at;
  const segments: (string | Expression)[] = [];
  tokens.raw((lexer) => {
    while (lexer.atPathSlash()) {
      lexer.skipSlash();
      const text = lexer.pathSegment();
      if (text.kind === 'wildcard') {
        throw new RulesSyntaxError('A wildcard {…} only stands in a match; here write $(name)', text.at);
      }
      if (text.kind === 'literal') segments.push(text.text);
      else segments.push(interpolated(parser));
    }
  });
  return { kind: 'path', segments, at };
}

/** The expression of a `$(…)`; leaves the lexer right behind its closing parenthesis. */
function interpolated(parser: ExpressionParser): Expression {
  const { tokens } = parser;
  tokens.resume();
  const inner = parser.parse();
  const close = tokens.peek();
  if (!tokens.is(')')) throw tokens.error("Expected ')' to close '$('");
  tokens.lexer.seek(close.start + 1);
  return inner;
}

/** The pattern of a match statement: `/users/{uid}/{rest=**}`. */
export function parsePattern(tokens: TokenStream): PatternSegment[] {
  if (!tokens.is('/')) throw tokens.error("Expected a path beginning with '/' after 'match'");
  return tokens.raw((lexer) => {
    const segments: PatternSegment[] = [];
    while (lexer.atPathSlash()) {
      lexer.skipSlash();
      const text = lexer.pathSegment();
      if (text.kind === 'expression') {
        throw new RulesSyntaxError('$(…) only stands in an expression; a match takes {name}', text.at);
      }
      if (text.kind === 'literal') segments.push({ kind: 'literal', text: text.text });
      else segments.push({ kind: text.recursive ? 'recursive' : 'single', name: text.name });
    }
    return segments;
  });
}
