import { store } from '@/domain/store';
import { plural } from '@/domain/text/plural';
import { QUESTION_LENGTH } from '@/domain/questions/question';
import type { ReviewStatus } from '@/domain/reviews/review';

const STATUS: Record<ReviewStatus, string> = {
  pending: 'We will answer soon',
  published: 'Answered',
  rejected: 'Not shown',
};

export const messages = {
  title: 'Questions and answers',
  none: 'Nobody has asked about it yet. We answer here, and write to you as well.',
  ask: 'Ask a question',
  search: 'Search questions',
  found: (count: number) =>
    count === 0
      ? 'No question has these words. You can ask yours.'
      : plural(count, { one: '# question', other: '# questions' }),
  more: 'Show more questions',
  answered: (day: string) => `${store.name} answered, ${day}.`,
  yours: 'Your questions',
  status: (status: ReviewStatus) => STATUS[status],
  change: 'Change or delete',
  about: (text: string) => `: ${text}`,
  loadFailed: 'The questions did not load.',
  again: 'Try again',
  form: 'Your question',
  text: 'What would you like to know?',
  textHint: `About the product, up to ${QUESTION_LENGTH.most} characters. For your order, please use the contact page.`,
  shownNote: 'Your question appears on this page once we have answered it, without your name.',
  send: 'Send question',
  sending: 'Sending',
  remove: 'Delete question',
  done: 'Done',
};
