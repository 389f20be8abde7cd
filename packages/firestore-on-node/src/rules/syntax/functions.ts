import { type FunctionDefinition, type LetBinding } from './ast';
import { ExpressionParser } from './expressions';
import { RulesSyntaxError } from './RulesSyntaxError';
import { describe, type TokenStream } from './TokenStream';

/** Google's limits on one function. */
const MAX_PARAMETERS = 7;
const MAX_LETS = 10;

/** `function name(a, b) { let x = …; return …; }` */
export function parseFunction(tokens: TokenStream): FunctionDefinition {
  tokens.expect('function', 'here');
  const name = tokens.name('a function name');
  const parameters = parseParameters(tokens);
  tokens.expect('{', 'to begin the body of the function');
  const lets: LetBinding[] = [];
  while (tokens.is('let')) lets.push(parseLet(tokens, parameters, lets));
  if (!tokens.is('return')) {
    throw tokens.error(`Expected 'let' or 'return' in the function, found ${describe(tokens.peek())}`);
  }
  tokens.next();
  const body = new ExpressionParser(tokens).parse();
  tokens.take(';');
  tokens.expect('}', 'after the return of the function');
  return { name: name.text, parameters, lets, body, at: name.at };
}

function parseParameters(tokens: TokenStream): string[] {
  tokens.expect('(', 'after the function name');
  const parameters: string[] = [];
  while (!tokens.is(')')) {
    const parameter = tokens.name('a parameter name');
    if (parameters.includes(parameter.text)) {
      throw new RulesSyntaxError(`The parameter '${parameter.text}' appears twice`, parameter.at);
    }
    if (parameters.push(parameter.text) > MAX_PARAMETERS) {
      throw new RulesSyntaxError(`A function takes at most ${MAX_PARAMETERS} parameters`, parameter.at);
    }
    if (!tokens.take(',')) break;
  }
  tokens.expect(')', 'after the parameters');
  return parameters;
}

function parseLet(tokens: TokenStream, parameters: string[], lets: LetBinding[]): LetBinding {
  tokens.next();
  const name = tokens.name("a name after 'let'");
  if (parameters.includes(name.text) || lets.some((other) => other.name === name.text)) {
    throw new RulesSyntaxError(`'${name.text}' already has a value in this function`, name.at);
  }
  if (lets.length >= MAX_LETS) {
    throw new RulesSyntaxError(`A function holds at most ${MAX_LETS} let bindings`, name.at);
  }
  tokens.expect('=', 'after the name of a let');
  const value = new ExpressionParser(tokens).parse();
  tokens.expect(';', 'after the let');
  return { name: name.text, value, at: name.at };
}
