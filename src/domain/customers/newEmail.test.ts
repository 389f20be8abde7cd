import { newEmailProblem, type NewEmailProblem } from './newEmail';

it.each<[string, NewEmailProblem | null]>([
  ['', 'missing'],
  ['   ', 'missing'],
  ['asha', 'invalid'],
  ['asha@home', 'invalid'],
  ['asha @shopper.example', 'invalid'],
  ['asha@shopper.example', 'same'],
  [' ASHA@Shopper.example ', 'same'],
  [' asha.rao@shopper.example ', null],
])('judges the new address “%s”', (typed, problem) => {
  expect(newEmailProblem(typed, 'Asha@shopper.example')).toBe(problem);
});
