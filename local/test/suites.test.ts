import { readGroups, stepsOf } from './suites';

const names = (args: string[]) => {
  const groups = readGroups(args);
  return 'problem' in groups
    ? groups.problem
    : stepsOf(groups).map((lanes) => lanes.map((lane) => lane.map(({ name }) => name)));
};

it('all suites run in order by default', () => {
  expect(names([])).toEqual([
    [['site'], ['types']],
    [['unit'], ['lint', 'format', 'unused', 'secrets']],
    [['e2e']],
  ]);
});

it('only the named suites run, after the site that they need', () => {
  expect(names(['--only=lint'])).toEqual([[['types']], [['lint', 'format', 'unused', 'secrets']]]);
  expect(names(['--only=e2e'])).toEqual([[['site']], [['e2e']]]);
  expect(names(['--only=e2e,unit'])).toEqual([[['site']], [['unit']], [['e2e']]]);
});

it.each(['--only=', '--only=unit,odd', '--watch'])('%s is refused', (arg) => {
  expect(names([arg])).toContain(`Unknown option ${arg}.`);
});
