import { outcome } from '../testing/ask';

const REFERENCE = 'https://firebase.google.com/docs/reference/rules';

// Each page of Google's reference with all its members, and the result of calling each.
const PAGES: Record<string, Record<string, string>> = {
  'rules.Bytes': {
    size: "b'ab'.size() == 2",
    toBase64: "b'\\xFF\\xFF'.toBase64() == '__8='",
    toHexString: "b'\\x2A'.toHexString() == '2A'",
  },
  'rules.Duration': {
    nanos: "duration.value(1500, 'ms').nanos() == 500000000",
    seconds: "duration.value(1500, 'ms').seconds() == 1",
  },
  'rules.LatLng': {
    distance: 'latlng.value(0, 0).distance(latlng.value(0, 180)) > 20000000',
    latitude: 'latlng.value(1, 2).latitude() == 1.0',
    longitude: 'latlng.value(1, 2).longitude() == 2.0',
  },
  'rules.List': {
    concat: "['a'].concat(['b', 'a']) == ['a', 'b', 'a']",
    hasAll: "['a', 'b'].hasAll(['b', 'a'])",
    hasAny: "['a', 'b'].hasAny(['c', 'b'])",
    hasOnly: "!['a', 'b'].hasOnly(['a'])",
    join: "['a', 'b'].join('/') == 'a/b'",
    removeAll: "['a', 'b', 'a'].removeAll(['a']) == ['b']",
    size: '[1, 1].size() == 2',
    toSet: '[1, 1].toSet().size() == 1',
  },
  'rules.Map': {
    diff: "{'a': 1}.diff({}).addedKeys().hasOnly(['a'])",
    get: "{'a': {'b': 1}}.get(['a', 'c'], 2) == 2",
    keys: "{'b': 1}.keys() == ['b']",
    size: "{'b': 1}.size() == 1",
    values: "{'b': 1}.values() == [1]",
  },
  'rules.MapDiff': {
    addedKeys: "{'a': 1}.diff({'b': 1}).addedKeys() == ['a'].toSet()",
    affectedKeys: "{'a': 1, 'c': 1}.diff({'b': 1, 'c': 2}).affectedKeys() == ['a', 'b', 'c'].toSet()",
    changedKeys: "{'a': 1, 'c': 1}.diff({'a': 1, 'c': 2}).changedKeys() == ['c'].toSet()",
    removedKeys: "{'a': 1}.diff({'b': 1}).removedKeys() == ['b'].toSet()",
    unchangedKeys: "{'a': 1, 'c': 1}.diff({'a': 1, 'c': 2}).unchangedKeys() == ['a'].toSet()",
  },
  'rules.Path': {
    bind: "(/path/$(foo)/$(bar)).bind({'foo': 'something', 'bar': 'another'}) == /path/something/another",
  },
  'rules.Set': {
    difference: '[1, 2].toSet().difference([2].toSet()) == [1].toSet()',
    hasAll: '[1, 2].toSet().hasAll([2, 1])',
    hasAny: '![1, 2].toSet().hasAny([3])',
    hasOnly: '[1, 2].toSet().hasOnly([1, 2])',
    intersection: '[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet()',
    size: '[1, 2, 2].toSet().size() == 2',
    union: '[1].toSet().union([2].toSet()).size() == 2',
  },
  'rules.String': {
    lower: "'ABC'.lower() == 'abc'",
    matches: "'banana'.matches('b.*a') && !'banana'.matches('an')",
    replace: "'fizzbuzz'.replace('z', 'r') == 'firrburr'",
    size: "'é😀'.size() == 2",
    split: "'a/b'.split('/') == ['a', 'b']",
    toUtf8: "'é'.toUtf8().size() == 2",
    trim: "'\\t a '.trim() == 'a'",
    upper: "'abc'.upper() == 'ABC'",
  },
  // request.time is 2026-03-01T10:20:30.5Z, a Sunday.
  'rules.Timestamp': {
    date: 'request.time.date() == timestamp.date(2026, 3, 1)',
    day: 'request.time.day() == 1',
    dayOfWeek: 'request.time.dayOfWeek() == 7',
    dayOfYear: 'request.time.dayOfYear() == 60',
    hours: 'request.time.hours() == 10',
    minutes: 'request.time.minutes() == 20',
    month: 'request.time.month() == 3',
    nanos: 'request.time.nanos() == 500000000',
    seconds: 'request.time.seconds() == 30',
    time: 'request.time.time() == duration.time(10, 20, 30, 500000000)',
    toMillis: 'request.time.toMillis() == 1772360430500',
    year: 'request.time.year() == 2026',
  },
  'rules.duration_': {
    'duration.abs': "duration.abs(duration.value(-1, 's')) == duration.value(1, 's')",
    'duration.time': 'duration.time(1, 1, 1, 1).seconds() == 3661',
    'duration.value': "duration.value(1, 'd') == duration.value(24, 'h')",
  },
  'rules.hashing': {
    'hashing.crc32': "hashing.crc32('a').toHexString() == 'E8B7BE43'",
    'hashing.crc32c': "hashing.crc32c('a').toHexString() == 'C1D04330'",
    'hashing.md5': "hashing.md5('a').toHexString().lower() == '0cc175b9c0f1b6a831c399e269772661'",
    'hashing.sha256': "hashing.sha256('a').toHexString().lower().matches('ca978112ca1b.*')",
  },
  'rules.latlng_': { 'latlng.value': 'latlng.value(1.5, -2).longitude() == -2' },
  'rules.math': {
    'math.abs': 'math.abs(-1) == 1',
    'math.ceil': 'math.ceil(0.1) == 1',
    'math.floor': 'math.floor(-0.1) == -1',
    'math.isInfinite': 'math.isInfinite(1.0 / 0) && !math.isInfinite(1)',
    'math.isNaN': 'math.isNaN(math.sqrt(-1)) && !math.isNaN(1)',
    'math.pow': 'math.pow(2, 0.5) > 1.414',
    'math.round': 'math.round(0.5) == 1',
    'math.sqrt': 'math.sqrt(4.0) == 2.0',
  },
  'rules.timestamp_': {
    'timestamp.date': 'timestamp.date(2000, 2, 29).dayOfYear() == 60',
    'timestamp.value': 'timestamp.value(0).year() == 1970',
  },
  'rules.debug': { debug: 'debug(1) == 1' },
};

describe.each(Object.entries(PAGES))(`${REFERENCE}/%s`, (_page, members) => {
  it.each(Object.entries(members))('%s: %s', (member, expression) => {
    expect(expression).toMatch(new RegExp(`(^|\\W)${member.replace('.', '\\.')}\\(`));
    expect(outcome(expression)).toBe('true');
  });
});

// Some pages list operators and conversions too; each of them is checked.
const OPERATORS: Record<string, string[]> = {
  'rules.Boolean': [
    ...['true == true && true != false', '!false', "bool('true') == true"],
    ...['true || nothing()', '!(false && nothing())'],
  ],
  'rules.Duration': [
    ...[
      "duration.value(2, 's') > duration.value(1, 's')",
      "duration.value(1, 'm') == duration.value(60, 's')",
    ],
    ...["duration.value(315576000000, 's').seconds() == 315576000000"],
  ],
  'rules.Float': [
    ...['1.5 == 1.5 && 1.5 != 2.5', '1.5 < 2.5 && 2.5 > 1.5 && 1.5 <= 1.5 && 1.5 >= 1.5'],
    ...['1.5 + 1.0 == 2.5', '1.5 - 1.0 == 0.5', '1.5 / 0.5 == 3.0', '1.5 * 2.0 == 3.0', '5.5 % 2.0 == 1.5'],
    ...['-1.5 < 0.0', "float('2.2') == 2.2", 'float(2) == 2.0'],
  ],
  'rules.Integer': [
    ...['1 == 1 && 1 != 2', '1 < 2 && 2 > 1 && 1 <= 1 && 1 >= 1'],
    ...['1 + 2 == 3', '1 - 2 == -1', '7 / 2 == 3', '2 * 3 == 6', '7 % 4 == 3', '-(1) == -1'],
    ...['1 < 1.5 && (1 + 0.5) is float', "int('2') == 2", 'int(2.0) == 2'],
  ],
  'rules.List': [
    "['a', 'b'] == ['a', 'b']",
    "['a', 'b'][1] == 'b'",
    "['a', 'b', 'c'][0:2] == ['a', 'b']",
    "'a' in ['a']",
  ],
  'rules.Map': [
    ...["{'a': 1} == {'a': 1}", "{'a': 1}['a'] == 1", "{'a': 1}.a == 1", "'a' in {'a': 1}"],
    ...["{'a': 3, 'b': 2}.get('c', 7) == 7", "{'a': {'b': 1}, 'c': 2}.get(['a', 'b'], 7) == 1"],
  ],
  'rules.Path': [
    ...['/a/b == /a/b', "path('path/to/resource') == /path/to/resource", "/a/b[1] == 'b'"],
    ...["(/a/$(x)).bind({'x': 'b'})['x'] == 'b'", "(/a/$(x)).bind({'x': 'b'}).x == 'b'"],
  ],
  'rules.Set': ["['a'].toSet() == ['a', 'a'].toSet()", "'a' in ['a'].toSet()"],
  'rules.String': [
    ...["'a' == 'a' && 'a' != 'b' && 'a' < 'b' && 'b' > 'a' && 'a' <= 'a' && 'a' >= 'a'"],
    ...["'username' + '@domain.com' == 'username@domain.com'", "'abcd'[0] == 'a' && 'abcd'[0:3] == 'abc'"],
    ...["string(true) == 'true' && string(1) == '1' && string(2.0) == '2.0' && string(null) == 'null'"],
  ],
  'rules.Timestamp': [
    ...[
      "request.time + duration.value(1, 'd') > request.time",
      "request.time - duration.value(1, 'd') < request.time",
    ],
    ...['request.time - timestamp.date(2026, 3, 1) == duration.time(10, 20, 30, 500000000)'],
  ],
};

describe.each(Object.entries(OPERATORS))(`${REFERENCE}/%s, operators`, (_page, expressions) => {
  it.each(expressions)('%s', (expression) => expect(outcome(expression)).toBe('true'));
});

it.each([
  "'a'.length()",
  '[1].push(2) == [1]',
  "{'a': 1}.has('a')",
  'math.max(1, 2) == 2',
  'hashing.sha1(1) == 1',
])('%s is not in the reference and is an error', (expression) => {
  expect(outcome(expression)).toMatch(/^error: Function not found/);
});
