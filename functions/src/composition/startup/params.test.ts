import { settings } from '../../platform/settings';
import { PARAMS } from './params';

test.each(PARAMS.map((param) => [param.name, param] as const))(
  'the parameter %s has a label and a description',
  (_name, param) => {
    expect(param.label).toMatch(/^[A-Z].{3,40}$/);
    expect(param.description).toMatch(/^.{20,180}\.$/);
  },
);

test('the default of a parameter is one of its choices', () => {
  const choosing = PARAMS.filter(({ choices }) => choices);
  expect(choosing.length).toBeGreaterThan(0);
  for (const { name, choices = {} } of choosing) expect(Object.values(choices)).toContain(settings[name]);
});
