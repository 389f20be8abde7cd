import { settingsProblem } from './settingsFile';

test.each([
  [['.env.a-shop', '.env.example'], null],
  [['.env'], null],
  [['.env.production'], null],
  [['.env.example', '.env.local', 'package.json'], 'cp'],
  [[], 'cp'],
])('of %j a deploy says %p', (files, problem) => {
  const said = settingsProblem('a-shop', files);
  if (problem === null) expect(said).toBeNull();
  else expect(said).toMatch(/Copy functions\/\.env\.example to functions\/\.env\.a-shop/);
});

test('a build that deploys nothing needs no settings', () => {
  expect(settingsProblem(undefined, [])).toBeNull();
});
