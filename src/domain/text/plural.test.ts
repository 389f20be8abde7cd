import { plural } from './plural';

const rows = { one: '# row', other: '# rows' };

test.each([
  [0, '0 rows'],
  [1, '1 row'],
  [2, '2 rows'],
  [123456, '1,23,456 rows'],
])('%i is written as %s', (count, text) => expect(plural(count, rows)).toBe(text));

test('the `other` form is used where a form is missing', () => {
  expect(plural(1, { other: '# of #' })).toBe('1 of 1');
});

test('values are filled in literally', () => {
  expect(plural(2, { other: '# of {name}' }, { name: 'Set #1 {name}' })).toBe('2 of Set #1 {name}');
});

test('the plural rules are created with the first call, not with the module', async () => {
  let created = 0;
  const { PluralRules } = Intl;
  class CountedRules extends PluralRules {
    constructor(locale: string) {
      super(locale);
      created += 1;
    }
  }
  Object.assign(Intl, { PluralRules: CountedRules });
  await jest.isolateModulesAsync(async () => {
    const reloaded = await import('./plural');
    expect(created).toBe(0);
    reloaded.plural(1, rows);
    reloaded.plural(2, rows);
  });
  Object.assign(Intl, { PluralRules });
  expect(created).toBe(1);
});
