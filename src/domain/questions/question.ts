import { DAY_MS } from '../time/calendar';
import {
  answeredMeanwhile,
  changedMeanwhile,
  publish,
  settled,
  takeDown,
  undecided,
  type Decided,
  type Moderated,
  type TypedAnswer,
} from '../reviews/moderated';
import { withNote } from '../reviews/moderate';
import { messages as desk } from './messages/desk';
import { messages } from './messages/draft';

/** Characters. */
export const QUESTION_LENGTH = { least: 10, most: 500 } as const;
export const QUESTIONS_A_DAY = 10;

/**
 * `questions/{id}`: a shopper's question about a product, and the shop's answer. The id does not reveal the
 * asker.
 */
export interface StoredQuestion extends Moderated {
  /** The asker's address for the answer. */
  email: string;
  text: string;
  /** Absent until the team has answered; `at` is ISO. */
  answer?: { text: string; at: string };
}

/** The error of a typed question; null for none. Browser and functions share it. */
export function questionError(text: string): string | null {
  if (text.length < QUESTION_LENGTH.least) return messages.noSentence;
  if (text.length > QUESTION_LENGTH.most) return messages.tooLong(QUESTION_LENGTH.most);
  return /[<>]/.test(text) ? messages.hasMarkup : null;
}

/** Seconds until a person may ask again, from the times of their newest questions; 0 when they may now. */
export function secondsToNextQuestion(asked: readonly string[], now: Date): number {
  const tenth = [...asked].sort().reverse()[QUESTIONS_A_DAY - 1];
  if (tenth === undefined) return 0;
  return Math.max(0, Math.ceil((Date.parse(tenth) + DAY_MS - now.getTime()) / 1000));
}

interface Asking {
  uid: string;
  email: string;
  productId: string;
  text: string;
  now: Date;
}

export const askedQuestion = ({ uid, email, productId, text, now }: Asking): StoredQuestion => ({
  userId: uid,
  email,
  productId,
  text,
  status: 'pending',
  createdAt: now.toISOString(),
});

/**
 * The question with a new text. It is moderated again, and its answer is removed, because it answered the
 * old text.
 */
export function editedQuestion(before: StoredQuestion, text: string, now: Date): StoredQuestion {
  const { answer: _answer, helpful: _helpful, ...rest } = settled(before);
  return { ...rest, text, status: 'pending', updatedAt: now.toISOString() };
}

/** The reasons for declining a question. */
export const DECLINE_REASONS = ['off_topic', 'personal', 'abusive', 'advert', 'medical', 'answered'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

export type QuestionVerdict =
  { verdict: 'publish' } | { verdict: 'refuse'; reason: DeclineReason; note: string };

/**
 * Keeps a reported question published, or declines one. A question without an answer cannot be published
 * here.
 */
export function decideQuestion(
  before: StoredQuestion,
  verdict: QuestionVerdict,
  seen: string,
): Decided<StoredQuestion> {
  if (verdict.verdict === 'refuse')
    return takeDown(before, withNote(desk.refusals[verdict.reason], verdict.note), seen);
  return before.answer ? publish(before, seen) : undecided('no_answer', desk.noAnswer);
}

/** Publishes a question with the shop's answer. */
export function answerQuestion(
  before: StoredQuestion,
  typed: TypedAnswer & { seen: string },
  now: Date,
): Decided<StoredQuestion> {
  const answer = { text: typed.text, at: now.toISOString() };
  return (
    changedMeanwhile(before, typed.seen) ??
    answeredMeanwhile(before.answer?.text, typed) ?? {
      kind: 'done',
      written: { ...settled(before), status: 'published', answer },
    }
  );
}
