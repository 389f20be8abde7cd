import fc from 'fast-check';

const leaf = fc.oneof(
  fc.constantFrom('1', '0', '2.5', "'a'", "''", 'true', 'false', 'null', '[]', "{'a': 1}", '(/a/b)', "b'x'"),
  fc.constantFrom(
    'request',
    'resource',
    'resource.data',
    'request.time',
    'document',
    'request.auth.uid',
    'math',
  ),
);
/** The text of an expression that parses; most of them fail when they are evaluated. */
export const { expression: expressionText } = fc.letrec<{ expression: string }>((tie) => {
  const inner = tie('expression');
  const operator = fc.constantFrom('+', '-', '*', '/', '%', '==', '!=', '<', '>=', '&&', '||', 'in');
  const method = fc.constantFrom(
    'size',
    'keys',
    'matches',
    'hasOnly',
    'diff',
    'toSet',
    'join',
    'bind',
    'get',
    'split',
  );
  return {
    expression: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.tuple(inner, operator, inner).map(([a, op, b]) => `(${a} ${op} ${b})`),
      fc.tuple(inner, method, inner).map(([a, name, b]) => `${a}.${name}(${b})`),
      fc.tuple(inner, inner).map(([a, b]) => `${a}[${b}]`),
      fc.tuple(inner, inner, inner).map(([a, b, c]) => `${a}[${b}:${c}]`),
      fc.tuple(inner, inner, inner).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
      fc
        .tuple(fc.constantFrom('int', 'float', 'string', 'path', 'bool', 'get', 'exists', 'debug'), inner)
        .map(([name, a]) => `${name}(${a})`),
      inner.map((a) => `(${a} is string)`),
      inner.map((a) => `!${a}`),
    ),
  };
});
