import { EQUIVALENTS } from './equivalents';
import { judgeMutants } from './judgeMutants';
import { SOURCE, WORLD } from './shopRules';
import { casesOf } from './table';
import { TABLES } from './tables';

const LEAST_CAUGHT = 0.95;
const judge = (source: string, tables = TABLES) =>
  judgeMutants(source, casesOf(tables), WORLD, () => performance.now());

it('the attack tables catch nearly all mutants of the rules, and all that matter', () => {
  const verdicts = judge(SOURCE);
  const survivors = verdicts.filter(({ caughtBy }) => caughtBy === null).map(({ mutant }) => mutant);
  expect(verdicts.length).toBeGreaterThan(500);
  expect(1 - survivors.length / verdicts.length).toBeGreaterThanOrEqual(LEAST_CAUGHT);
  expect(survivors.sort()).toEqual(Object.keys(EQUIVALENTS).sort());
}, 300_000);

it('fewer attacks let mutants survive', () => {
  const messages = TABLES.filter(({ about }) => about === 'messages');
  const survivors = judge(SOURCE, messages).filter(({ caughtBy }) => caughtBy === null);
  expect(survivors.map(({ mutant }) => mutant)).toContain(
    'isLine: value.size() <= most → value.size() < most',
  );
});

it('rules that fail a case without a mutation are not judged', () => {
  expect(() => judge(SOURCE.replace("matches('product|combo')", "matches('product')"))).toThrow('fail');
});
