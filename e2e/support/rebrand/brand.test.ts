import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BRAND, COLOURS, rebrandStore, rebrandTokens } from './brand';
import { traces } from './traces';

const read = (file: string) => readFileSync(resolve(__dirname, '../../..', file), 'utf8');

test('another shop’s store.ts keeps no value of this one', () => {
  const text = rebrandStore(read('src/domain/store.ts'));
  for (const fact of Object.values(BRAND).filter((one) => one !== BRAND.logoViewBox))
    expect(text).toContain(JSON.stringify(fact));
  expect(traces(text, ['Glumist', '29DEMCO0000D1ZN', '560025'])).toEqual([]);
});

test('tokens.ts has the other colours', () => {
  const text = rebrandTokens(read('src/ui/theme/tokens.ts'));
  for (const [name, colour] of Object.entries(COLOURS)) expect(text).toContain(`--${name}: ${colour};`);
});

test('a fact that is missing in store.ts is named', () => {
  expect(() => rebrandStore('export const store = {};')).toThrow('Not found: ');
});

test.each([
  ['Welcome to GLUMIST today', ['Welcome to GLUMIST today']],
  ["localStorage['glumist.session'] && open('/admin/glumisthighlights/new')", []],
  ['the glumist.session of Glumist', ['the glumist.session of Glumist']],
  ['nothing', []],
])('the old name is found in visible text of %j', (text, found) => {
  expect(traces(text, ['Glumist'])).toEqual(found);
});
