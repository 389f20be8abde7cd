import { Lexer, type Token } from './Lexer';
import { RulesSyntaxError } from './RulesSyntaxError';

// Literals: https://firebase.google.com/docs/reference/rules/rules.String, …/rules.Bytes, …/rules.Integer, …/rules.Float

function tokens(source: string): Token[] {
  const lexer = new Lexer(source);
  const all: Token[] = [];
  for (let token = lexer.next(); token.kind !== 'end'; token = lexer.next()) all.push(token);
  return all;
}

describe('tokens', () => {
  it.each<[string, string[]]>([
    ['allow read, write: if a_1;', ['allow', 'read', ',', 'write', ':', 'if', 'a_1', ';']],
    ['a<=b>=c==d!=e', ['a', '<=', 'b', '>=', 'c', '==', 'd', '!=', 'e']],
    ['!a&&b||c', ['!', 'a', '&&', 'b', '||', 'c']],
    ['1 2.5 1e3 10:20', ['1', '2.5', '1e3', '10', ':', '20']],
    ['x[0].y', ['x', '[', '0', ']', '.', 'y']],
    ['a // to the end\nb /* over\nlines */ c', ['a', 'b', 'c']],
    ['', []],
  ])('%s', (source, texts) => {
    expect(tokens(source).map((token) => token.text)).toEqual(texts);
  });

  it.each<[string, Token['kind'], string]>([
    ["'single'", 'string', 'single'],
    ['"double"', 'string', 'double'],
    [String.raw`'a\'b\\c\n'`, 'string', "a'b\\c\n"],
    [String.raw`'\x41\u20ac\U0001F600'`, 'string', 'A€😀'],
    ["'😀 as is'", 'string', '😀 as is'],
    [String.raw`b'\xFF\052a'`, 'bytes', '\xff*a'],
    ["b'€'", 'bytes', '\xe2\x82\xac'],
    ['12', 'int', '12'],
    ['1.25', 'float', '1.25'],
    ['b', 'name', 'b'],
  ])('%s is one %s', (source, kind, text) => {
    expect(tokens(source)).toMatchObject([{ kind, text }]);
  });

  it('have lines and columns that start at 1', () => {
    expect(tokens('a\n  bb\r\n\tc').map((token) => token.at)).toEqual([
      { line: 1, column: 1 },
      { line: 2, column: 3 },
      { line: 3, column: 2 },
    ]);
  });
});

describe('an invalid token', () => {
  it.each<[string, string, number, number]>([
    ["a\n 'open", 'no closing quote', 2, 2],
    ["'over\nlines'", 'no closing quote', 1, 1],
    ['a /* open', "no closing '*/'", 1, 3],
    ['a & b', "did you mean '&&'", 1, 3],
    ['a | b', "did you mean '||'", 1, 3],
    ['a # b', 'Unexpected character "#"', 1, 3],
    [String.raw`'\q'`, String.raw`Unknown escape '\q'`, 1, 1],
    [String.raw`'\U99999999'`, 'Unknown escape', 1, 1],
  ])('%j', (source, text, line, column) => {
    const read = () => tokens(source);
    expect(read).toThrow(RulesSyntaxError);
    expect(read).toThrow(text);
    expect(read).toThrow(expect.objectContaining({ line, column }));
  });
});
