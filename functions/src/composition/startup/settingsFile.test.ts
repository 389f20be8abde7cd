import { settingsProblem } from './settingsFile';

test.each([
  [['.env.a-shop', '.env.example'], null],
  [['.env'], null],
  [['.env.production'], null],
  [['.env.example', '.env.local', 'package.json'], 'cp'],
  [[], 'cp'],
])('the settings files %j lead to the deploy message %p', (files, problem) => {
  const sentence = settingsProblem('a-shop', files);
  if (problem === null) expect(sentence).toBeNull();
  else expect(sentence).toMatch(/Copy functions\/\.env\.example to functions\/\.env\.a-shop/);
});

test('a build without a deploy needs no settings', () => {
  expect(settingsProblem(undefined, [])).toBeNull();
});
