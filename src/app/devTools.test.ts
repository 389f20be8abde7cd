import { wantsDevTools } from './devTools';

test.each([
  ['production', '', false],
  ['production', '?q=devtools', false],
  ['production', '?devtools', true],
  ['production', '?q=mist&devtools=1', true],
  ['development', '', true],
])('DevTools in %s with the query "%s" are enabled: %s', (environment, search, expected) => {
  expect(wantsDevTools(environment, search)).toBe(expected);
});
