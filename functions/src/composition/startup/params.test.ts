import { settings } from '../../platform/settings';
import { PARAMS } from './params';

test.each(PARAMS.map((param) => [param.name, param] as const))('%s explains itself', (_name, param) => {
  expect(param.label).toMatch(/^[A-Z].{3,40}$/);
  expect(param.description).toMatch(/^.{20,180}\.$/);
});

test('the answer that is offered first is one of the choices', () => {
  const choosing = PARAMS.filter(({ choices }) => choices);
  expect(choosing.length).toBeGreaterThan(0);
  for (const { name, choices = {} } of choosing) expect(Object.values(choices)).toContain(settings[name]);
});
