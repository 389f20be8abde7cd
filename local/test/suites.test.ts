import { readGroups, stepsOf } from './suites';

const names = (args: string[]) => {
  const groups = readGroups(args);
  return 'problem' in groups
    ? groups.problem
    : stepsOf(groups).map((lanes) => lanes.map((lane) => lane.map(({ name }) => name)));
};

it('runs everything in order', () => {
  expect(names([])).toEqual([[['unit']], [['e2e'], ['lint', 'format', 'types', 'unused', 'secrets']]]);
});

it('runs what is asked for', () => {
  expect(names(['--only=e2e'])).toEqual([[['e2e']]]);
  expect(names(['--only=e2e,unit'])).toEqual([[['unit']], [['e2e']]]);
});

it.each(['--only=', '--only=unit,odd', '--watch'])('refuses %s', (arg) => {
  expect(names([arg])).toContain(`Unknown option ${arg}.`);
});
