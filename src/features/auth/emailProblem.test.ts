import { emailProblem } from './emailProblem';
import { messages } from './messages';

test.each([
  ['', messages.emailMissing],
  ['  ', messages.emailMissing],
  ['nomail', messages.emailWrong],
  ['@glumist.example', messages.emailWrong],
  ['aditi@', messages.emailWrong],
  ['aditi rao@glumist.example', messages.emailWrong],
  ['a@b@c', messages.emailWrong],
  [' aditi@glumist.example ', undefined],
])('%j', (typed, problem) => {
  expect(emailProblem(typed)).toBe(problem);
});
