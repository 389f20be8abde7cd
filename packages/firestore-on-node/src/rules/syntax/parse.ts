import {
  type AllowStatement,
  type FunctionDefinition,
  type MatchBlock,
  type Method,
  type RulesFile,
} from './ast';
import { ExpressionParser } from './expressions';
import { parseFunction } from './functions';
import { parsePattern } from './paths';
import { RulesSyntaxError } from './RulesSyntaxError';
import { describe, TokenStream } from './TokenStream';

/** Google's limit on a file, in bytes. */
const MAX_SOURCE = 256 * 1024;
/** Google's limit on nested match statements, the service's own block not counted. */
const MAX_MATCH_DEPTH = 10;

const METHODS: Record<string, Method[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

/** Source text to syntax tree; throws RulesSyntaxError. */
export function parseRules(source: string): RulesFile {
  if (Buffer.byteLength(source) > MAX_SOURCE) {
    throw new RulesSyntaxError('The file is larger than 256 KiB', { line: 1, column: 1 });
  }
  const tokens = new TokenStream(source);
  const version = parseVersion(tokens);
  const root = emptyBlock(tokens);
  let services = 0;
  while (tokens.peek().kind !== 'end') {
    if (tokens.is('function')) addFunction(root.functions, tokens);
    else services += parseService(tokens, root);
  }
  if (services === 0) throw tokens.error("Expected 'service cloud.firestore { … }'");
  return { version, root, source, spans: tokens.spans };
}

function parseVersion(tokens: TokenStream): 1 | 2 {
  if (!tokens.take('rules_version')) return 1;
  tokens.expect('=', "after 'rules_version'");
  const version = tokens.next();
  if (version.kind !== 'string' || (version.text !== '1' && version.text !== '2')) {
    throw new RulesSyntaxError("rules_version is '1' or '2'", version.at);
  }
  tokens.take(';');
  return version.text === '2' ? 2 : 1;
}

function parseService(tokens: TokenStream, root: MatchBlock): 1 {
  tokens.expect('service', 'at the top of the file');
  const first = tokens.name('a service name');
  tokens.expect('.', 'in the service name');
  const name = `${first.text}.${tokens.name('the second half of the service name').text}`;
  if (name !== 'cloud.firestore') {
    throw new RulesSyntaxError(`Only 'service cloud.firestore' is known, not '${name}'`, first.at);
  }
  tokens.expect('{', 'after the service name');
  const block = emptyBlock(tokens);
  parseBody(tokens, block, 0);
  root.matches.push(block);
  return 1;
}

function emptyBlock(tokens: TokenStream): MatchBlock {
  return { pattern: [], functions: new Map(), allows: [], matches: [], at: tokens.peek().at };
}

/** Statements up to the closing brace. */
function parseBody(tokens: TokenStream, block: MatchBlock, depth: number): void {
  while (!tokens.take('}')) {
    if (tokens.is('match')) block.matches.push(parseMatch(tokens, depth + 1));
    else if (tokens.is('function')) addFunction(block.functions, tokens);
    else if (tokens.is('allow') && depth > 0) block.allows.push(parseAllow(tokens));
    else {
      const expected = depth > 0 ? "'match', 'allow', 'function' or '}'" : "'match', 'function' or '}'";
      throw tokens.error(`Expected ${expected}, found ${describe(tokens.peek())}`);
    }
  }
}

function parseMatch(tokens: TokenStream, depth: number): MatchBlock {
  if (depth > MAX_MATCH_DEPTH) throw tokens.error(`Match statements nest deeper than ${MAX_MATCH_DEPTH}`);
  const at = tokens.next().at;
  const block: MatchBlock = { ...emptyBlock(tokens), at, pattern: parsePattern(tokens) };
  tokens.expect('{', 'after the path of the match');
  parseBody(tokens, block, depth);
  return block;
}

function addFunction(functions: Map<string, FunctionDefinition>, tokens: TokenStream): void {
  const definition = parseFunction(tokens);
  if (functions.has(definition.name)) {
    throw new RulesSyntaxError(`The function '${definition.name}' is defined twice here`, definition.at);
  }
  functions.set(definition.name, definition);
}

function parseAllow(tokens: TokenStream): AllowStatement {
  const at = tokens.next().at;
  const methods = new Set<Method>();
  do {
    const name = tokens.name("a method such as 'read' or 'create'");
    const group = Object.hasOwn(METHODS, name.text) ? METHODS[name.text] : undefined;
    if (group === undefined) {
      const known = Object.keys(METHODS).join(', ');
      throw new RulesSyntaxError(`'${name.text}' is no method; known are ${known}`, name.at);
    }
    group.forEach((method) => methods.add(method));
  } while (tokens.take(','));
  if (!tokens.take(':')) {
    tokens.expect(';', 'after an allow without a condition');
    return { methods, condition: null, at };
  }
  tokens.expect('if', "after ':'");
  const condition = new ExpressionParser(tokens).parse();
  if (!tokens.take(';') && !tokens.is('}') && !tokens.is('allow') && !tokens.is('match')) {
    throw tokens.error(`Expected an operator or ';' after the condition, found ${describe(tokens.peek())}`);
  }
  return { methods, condition, at };
}
