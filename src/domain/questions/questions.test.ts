import {
  answerQuestion,
  askedQuestion,
  decideQuestion,
  editedQuestion,
  questionError,
  secondsToNextQuestion,
} from './question';
import { searchQuestions } from './search';
import { questionAnsweredMail, questionDeclinedMail } from './mails';

const now = new Date('2026-11-26T09:00:00.000Z');
const later = new Date('2026-11-26T10:00:00.000Z');
const asked = askedQuestion({
  uid: 'asha',
  email: 'asha@shopper.example',
  productId: 'toner',
  text: 'Can I use it in the morning?',
  now,
});
const seen = asked.createdAt;
const done = (result: ReturnType<typeof answerQuestion>) => {
  if (result.kind !== 'done') throw new Error(result.text);
  return result.written;
};
const answered = done(answerQuestion(asked, { text: 'Yes, under sunscreen.', seen }, later));

test.each<[string, boolean]>([
  ['x'.repeat(9), false],
  ['x'.repeat(10), true],
  ['x'.repeat(500), true],
  ['x'.repeat(501), false],
  ['Is it <b>vegan</b>?', false],
])('%s: %p', (text, isFine) => {
  expect(questionError(text) === null).toBe(isFine);
});

test.each<[string, number, number, number]>([
  ['nine of today', 9, 0, 0],
  ['ten of this moment', 10, 0, 86_400],
  ['ten of 23 hours ago', 10, 23, 3600],
  ['ten of yesterday', 10, 24, 0],
])('%s: the next in so many seconds', (_what, count, hours, seconds) => {
  const at = new Date(now.getTime() - hours * 3_600_000).toISOString();
  expect(secondsToNextQuestion(Array(count).fill(at), now)).toBe(seconds);
});

test('a question is shown with its answer, and new words wait again without it', () => {
  expect(answered).toMatchObject({ status: 'published', answer: { text: 'Yes, under sunscreen.' } });
  const edited = editedQuestion({ ...answered, helpful: 3, reports: 1 }, 'Can I use it at noon?', later);
  expect(edited).toEqual({
    ...asked,
    text: 'Can I use it at noon?',
    updatedAt: later.toISOString(),
  });
  expect(answerQuestion(edited, { text: 'Yes.', seen }, later)).toMatchObject({ code: 'changed' });
});

test('an answer does not overwrite that of a colleague unseen', () => {
  const typed = { text: 'No.', seen };
  expect(answerQuestion(answered, { ...typed, before: '' }, later)).toMatchObject({
    code: 'changed',
    text: expect.stringContaining('“Yes, under sunscreen.”') as string,
  });
  expect(answerQuestion(answered, { ...typed, before: 'Yes, under sunscreen.' }, later).kind).toBe('done');
});

test('it is declined for a reason, kept when it was reported, never published without an answer', () => {
  const refuse = { verdict: 'refuse', reason: 'medical', note: 'Ask Dr Rao.' } as const;
  const declined = done(decideQuestion(asked, refuse, seen));
  expect(declined).toMatchObject({ status: 'rejected', refusal: expect.stringMatching(/doctor.*Dr Rao/) });
  expect(decideQuestion(declined, refuse, seen)).toMatchObject({ code: 'already_refused' });
  expect(decideQuestion(asked, { verdict: 'publish' }, seen)).toMatchObject({ code: 'no_answer' });
  expect(decideQuestion(answered, { verdict: 'publish' }, seen)).toMatchObject({ code: 'already_published' });
  expect(done(decideQuestion({ ...answered, reports: 2 }, { verdict: 'publish' }, seen))).toEqual(answered);
});

test('the asker reads the answer or the reason, with the words of the question', () => {
  const productUrl = 'https://shop.example/product/barley-toner#reviews';
  const about = { id: 'q1', to: asked.email, product: 'Barley Toner', productUrl, at: later.toISOString() };
  const mail = questionAnsweredMail({ ...about, written: answered });
  expect(mail).toMatchObject({ to: ['asha@shopper.example'], userId: 'asha' });
  expect(mail.message.text).toMatch(/Yes, under sunscreen\.[^]*Can I use it in the morning\?/);
  const declined = questionDeclinedMail({ ...about, written: { ...asked, refusal: 'It is an advert.' } });
  expect(declined.message.text).toContain('for this reason: It is an advert.');
  expect(mail.message.text).toContain(productUrl);
  expect(declined.message.text).toContain(productUrl);
});

test('the mails about a product that is not shown name no page of it', () => {
  const about = {
    id: 'q1',
    to: asked.email,
    product: 'Barley Toner',
    productUrl: '',
    at: later.toISOString(),
  };
  const declined = questionDeclinedMail({ ...about, written: { ...asked, refusal: 'It is an advert.' } });
  for (const mail of [questionAnsweredMail({ ...about, written: answered }), declined])
    expect(mail.message.text).not.toMatch(/on the page|other words/);
  expect(declined.message.text).toContain('You can write to us at ');
});

test.each([
  ['', 2],
  ['  glass ', 1],
  ['GLASS bottle', 1],
  ['sunscreen morning', 1],
  ['glass morning', 0],
])('a search for "%s" finds %i of two', (typed, found) => {
  const answer = (text: string) => ({ text, at: '' });
  const questions = [
    { id: 'a', text: 'Is the bottle made of glass?', createdAt: '', answer: answer('Yes, amber.') },
    { id: 'b', text: 'In the morning?', createdAt: '', answer: answer('Yes, under sunscreen.') },
  ];
  expect(searchQuestions(questions, typed)).toHaveLength(found);
});
