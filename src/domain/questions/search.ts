import type { Question } from '../catalogue/catalogue';

/** A shorter list needs no search. */
export const WORTH_SEARCHING = 8;

/** The questions whose text or answer contains each typed word, in any order and case. */
export function searchQuestions(questions: readonly Question[], typed: string): Question[] {
  const words = typed.toLocaleLowerCase('en-IN').split(/\s+/).filter(Boolean);
  return questions.filter(({ text, answer }) => {
    const all = `${text} ${answer.text}`.toLocaleLowerCase('en-IN');
    return words.every((word) => all.includes(word));
  });
}
