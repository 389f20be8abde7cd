import { outcome } from '../testing/ask';

// Members of https://firebase.google.com/docs/reference/rules/rules.String, …/rules.List and so on, at
// their limits; examples marked * are from those pages.
const HOLDS: Record<string, string[]> = {
  string: [
    "'CAFÉ'.lower() == 'café' && 'a'.upper() == 'A'",
    "'  a b '.trim() == 'a b'",
    "'a😀'.size() == 2 && ''.size() == 0",
    "'user@domain.com'.matches('.*@domain[.]com')",
    "!'user@domain.com.evil'.matches('.*@domain[.]com') && !'xab'.matches('ab')",
    "'AB'.matches('(?i)ab') && 'a\\nb'.matches('(?s)a.b') && !'a\\nb'.matches('a.b')",
    "'9'.matches('\\\\d') && 'é'.matches('\\\\pL')",
    "'abc'.replace('[ab]', 'x') == 'xxc' && 'foobar'.replace('(o+)', '<$1>') == 'f<oo>bar'",
    "'a,b;c'.split('[,;]') == ['a', 'b', 'c']",
    "'é'.toUtf8() == b'\\xC3\\xA9'",
    // Linear time: a backtracking engine would need exponential time for this pattern.
    "!('a'.replace('a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa') + 'b').matches('(a*)*c')",
  ],
  list: [
    "['a'].concat(['b']) == ['a', 'b']",
    "['a', 'b'].hasAll(['a']) && !['a'].hasAll(['a', 'b']) && ['a'].hasAll([])",
    "['a', 'b'].hasAny(['c', 'a']) && !['a'].hasAny([])",
    "!['a', 'b'].hasOnly(['a', 'c'])", // *
    "['a', 'b'].hasOnly(['a', 'b', 'c'])", // *
    "['a', 'a', 'b'].hasOnly(['a', 'b', 'b', 'c'])", // *
    "['a', 'b'].hasOnly(['a', 'b'].toSet())",
    "['a', 'b', 'c'].join('-') == 'a-b-c'",
    "['a', 'b', 'a', 'c'].removeAll(['a']) == ['b', 'c']",
    "[{'a': 1}, {'a': 2}].removeAll([{'a': 1}]) == [{'a': 2}]",
    "['a', 'a'].toSet().size() == 1 && [1, 1.0].toSet().size() == 1 && [[1], [1]].toSet().size() == 1",
    '[].size() == 0',
  ],
  set: [
    "['a', 'b'].toSet().difference(['a', 'c'].toSet()) == ['b'].toSet()", // *
    "['a', 'b'].toSet().intersection(['a', 'c'].toSet()) == ['a'].toSet()", // *
    "['a', 'b'].toSet().union(['a', 'c'].toSet()) == ['a', 'b', 'c'].toSet()", // *
    "['d', 'e', 'f'].toSet().hasAll(['d', 'e'])", // *
    "!['a', 'b'].toSet().hasAny(['c', 'd'].toSet())", // *
    "['a', 'b'].toSet().hasOnly(['a', 'b']) && !['a', 'b'].toSet().hasOnly(['a', 'c'])", // *
    "['a', 'b'].toSet() == ['b', 'a'].toSet() && ['a'].toSet() != ['a']",
  ],
  map: [
    "{'a': 1}.keys() == ['a'] && {'a': 1}.values() == [1] && {}.size() == 0",
    "{'a': 1}.get('a', 7) == 1 && {'a': 1}.get('b', 7) == 7 && {'a': null}.get('a', 7) == null",
    "{'a': {'b': 4}}.get(['a', 'b'], 7) == 4 && {'a': {}}.get(['a', 'b'], 7) == 7 && {'a': 1}.get(['a', 'b'], 7) == 7",
  ],
  'map diff': [
    "{'a': 1, 'b': 2}.diff({'a': 1}).addedKeys() == ['b'].toSet()",
    "{'a': 1}.diff({'a': 1, 'b': 2}).removedKeys() == ['b'].toSet()",
    "{'a': 1, 'b': 2}.diff({'a': 9, 'b': 2}).changedKeys() == ['a'].toSet()",
    "{'a': 1, 'b': 2}.diff({'a': 9, 'b': 2}).unchangedKeys() == ['b'].toSet()",
    "{'a': 1, 'b': 2, 'c': 3}.diff({'a': 9, 'b': 2, 'd': 0}).affectedKeys() == ['a', 'c', 'd'].toSet()",
    "{'a': {'x': [1]}}.diff({'a': {'x': [1]}}).affectedKeys().size() == 0",
  ],
  timestamp: [
    'timestamp.date(2020, 2, 29).month() == 2 && timestamp.date(2020, 2, 29).dayOfYear() == 60',
    'timestamp.date(2026, 3, 1) == request.time.date()',
    'request.time.year() == 2026 && request.time.month() == 3 && request.time.day() == 1',
    'request.time.hours() == 10 && request.time.minutes() == 20 && request.time.seconds() == 30',
    'request.time.nanos() == 500000000 && request.time.dayOfWeek() == 7',
    'request.time.time() == duration.time(10, 20, 30, 500000000)',
    'timestamp.value(1500).toMillis() == 1500 && timestamp.value(-1).year() == 1969 && timestamp.value(-1).nanos() == 999000000',
    'timestamp.date(50, 1, 1).year() == 50',
  ],
  duration: [
    "duration.value(1, 'w') == duration.value(7, 'd') && duration.value(2, 'h') == duration.value(120, 'm')",
    "duration.value(90, 's').seconds() == 90 && duration.value(1500, 'ms').nanos() == 500000000",
    "duration.value(1, 'ns').nanos() == 1",
    "duration.abs(duration.value(-3, 's')) == duration.value(3, 's')",
    "duration.value(1, 'm') > duration.value(59, 's')",
    "duration.value(1, 'm') - duration.value(20, 's') + duration.value(5, 's') == duration.value(45, 's')",
  ],
  bytes: [
    "b'*' == b'\\x2A' && b'*' == b'\\052'", // *
    "b'\\xFF\\xFF'.size() == 2 && b'€'.size() == 3", // *
    "b'\\xFB\\xEF\\xBE'.toBase64() == '----'", // *
    "b'\\x2A'.toHexString() == '2A' && b'€'.toHexString() == 'E282AC'", // *
  ],
  latlng: [
    'latlng.value(10, 20).latitude() == 10 && latlng.value(10, 20).longitude() == 20',
    'math.round(latlng.value(0, 0).distance(latlng.value(0, 1)) / 1000) == 111',
    'latlng.value(0, 0).distance(latlng.value(0, 0)) == 0',
  ],
  path: [
    "path('a/b') == /a/b && path('/a/b')[0] == 'a' && path(/a/b) == /a/b",
    "path('a/{x}').bind({'x': 'c'}) == /a/c",
    // A variable's value is never a placeholder, even if it looks like one.
    "(/a/$('{x}')/$(y)).bind({'x': 'c', 'y': 'd'})[1] == '{x}'",
    "(/a/$(x)).bind({'x': 'b'}).bind({}).x == 'b'",
    "(/a/$('b' + 'c')/$(x)).bind({'x': 'd'}) == /a/bc/d && (/$(path('a/{x}'))/b).bind({'x': 'c'}) == /a/c/b",
    "/a/$('b')/$('c' + 'd') == /a/b/cd && /x/$(/a/b) == /x/a/b && /a/b[0:1] == /a",
  ],
  math: [
    'math.abs(-2) == 2 && math.abs(-2.5) == 2.5',
    'math.ceil(1.2) == 2 && math.floor(-1.2) == -2 && math.round(2.5) == 3 && math.round(-2.5) == -3',
    'math.ceil(3) == 3 && math.floor(1.5) is int',
    'math.pow(2, 3) == 8 && math.sqrt(9) == 3.0',
    'math.isNaN(math.sqrt(-1)) && math.isInfinite(1.0 / 0) && !math.isInfinite(1)',
  ],
  hashing: [
    "hashing.md5('abc').toHexString() == '900150983CD24FB0D6963F7D28E17F72'",
    "hashing.sha256('abc').toHexString().matches('BA7816BF.*') && hashing.sha256(b'abc') == hashing.sha256('abc')",
    "hashing.crc32('123456789').toHexString() == 'CBF43926' && hashing.crc32c('123456789').toHexString() == 'E3069283'",
  ],
  conversions: [
    "string(1) == '1' && string(2.0) == '2.0' && string(1.5) == '1.5' && string(true) == 'true' && string(null) == 'null'",
    "int('-12') == -12 && int(2.9) == 2 && int(-2.9) == -2 && int(3) == 3",
    "float('1.5') == 1.5 && float(2) is float && float('1e3') == 1000",
    "bool('true') && !bool('FALSE') && bool(true)",
  ],
};

const FAILS: string[] = [
  "'a'.matches('(')",
  "'a'.matches('(?=a)')",
  "'aa'.matches('(a)\\\\1')",
  "'a'.matches(1)",
  '[1].hasAll(1)',
  '[1].concat(1).size() == 1',
  "[[1]].join(',') == ''",
  "['a'].toSet()[0] == 'a'",
  "{}.get('a') == 1",
  '{}.get([], 1) == 1',
  '{}.get(1, 1) == 1',
  '{}.diff(1).addedKeys().size() == 0',
  'timestamp.date(2021, 2, 29).year() == 2021',
  "timestamp.value('1').year() == 1",
  "duration.value(1, 'year') == duration.value(1, 'w')",
  "duration.value(1.5, 's') == duration.value(1, 's')",
  'latlng.value(91, 0).latitude() == 91',
  "path('a/{x}').bind({}) == /a",
  "path('a/{x}').bind({'x': 1}) == /a",
  "path('a/{x}').bind({'x': 'b/c/d'}) == /a/b/c/d",
  "path('a/{x}').bind({'x': ''}) == /a",
  '/a/$(x) == /a/b',
  '/a/$(x) != /a/b',
  "(/a/$(x + 'y')).bind({'x': 'b'}) == /a/by",
  "(/a/$(x)).bind({'x': 'b'}).y == 'b'",
  "(/a/b)['c'] == 'd'",
  'timestamp.value(253402300800000) > request.time',
  'timestamp.value(-62135596800001) < request.time',
  'timestamp.date(10000, 1, 1) > request.time',
  'timestamp.date(2020.0, 1, 1) < request.time',
  "timestamp.date(9999, 12, 31) + duration.value(1, 'd') > request.time",
  "duration.value(315576000001, 's').seconds() > 0",
  "duration.value(521, 'w') + duration.value(315576000000, 's') > duration.value(1, 's')",
  'math.floor(1.0 / 0) == 0',
  "math.abs('1') == 1",
  "int('1.5') == 1",
  "int('') == 0",
  "int('99999999999999999999') == 1",
  'int(1e300) == 1',
  "float('x') == 1",
  "bool('yes')",
  "string([]) == ''",
  'hashing.md5(1).size() == 16',
];

describe.each(Object.entries(HOLDS))('%s', (_, expressions) => {
  it.each(expressions)('%s', (expression) => expect(outcome(expression)).toBe('true'));
});

it.each(FAILS)('%s is an error, which || absorbs', (expression) => {
  expect(outcome(expression)).toMatch(/^error: /);
  expect(outcome(`(${expression}) || true`)).toBe('true');
});
