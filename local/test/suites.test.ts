import { readGroups, stepsOf } from './suites';

const names = (args: string[]) => {
  const groups = readGroups(args);
  return 'problem' in groups
    ? groups.problem
    : stepsOf(groups).map((lanes) => lanes.map((lane) => lane.map(({ name }) => name)));
};

it('all suites run in order by default', () => {
  expect(names([])).toEqual([[['unit']], [['e2e'], ['lint', 'format', 'types', 'unused', 'secrets']]]);
});

it('only the named suites run', () => {
  expect(names(['--only=e2e'])).toEqual([[['e2e']]]);
  expect(names(['--only=e2e,unit'])).toEqual([[['unit']], [['e2e']]]);
});

it.each(['--only=', '--only=unit,odd', '--watch'])('%s is refused', (arg) => {
  expect(names([arg])).toContain(`Unknown option ${arg}.`);
});
