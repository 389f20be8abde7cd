import {
  answerQuestionRequest,
  decideQuestionRequest,
  type AdminQuestion,
} from '@/domain/contracts/admin/reviews';
import { questionAnsweredMail, questionDeclinedMail } from '@/domain/questions/mails';
import { answerQuestion, decideQuestion, type StoredQuestion } from '@/domain/questions/question';
import type { Route } from '../../platform/http/route';
import { describeRows } from './boxes';
import { listRoute, moderateRoute, type Desk, type DeskDeps } from './desk';
import { messages } from './messages';

const desk: Desk<StoredQuestion, AdminQuestion> = {
  of: 'questions',
  missing: messages.noSuchQuestion,
  audited: ({ status, answer }) => ({ status, answered: answer !== undefined }),
  async describe(db, docs) {
    const described = await describeRows<StoredQuestion>(db, docs);
    return described.map(({ row, written: { text, answer } }) => ({
      ...row,
      of: 'questions',
      text,
      answer: answer?.text ?? '',
    }));
  },
  follow: async (_db, _transaction, { after }) => ({ after, to: after.email, write: () => undefined }),
};

/** The desk of questions: its boxes, answering, declining, and keeping reported questions. */
export const questionDeskRoutes = (deps: DeskDeps): Route[] => [
  listRoute(deps, desk),
  moderateRoute(deps, desk, {
    path: 'decide',
    schema: decideQuestionRequest,
    decide: (before, body) => decideQuestion(before, body, body.seen),
    action: ({ status }) => (status === 'published' ? 'question.kept' : 'question.declined'),
    mail: (_before, { status }) => (status === 'rejected' ? questionDeclinedMail : null),
    text: ({ status }) => (status === 'published' ? messages.kept : messages.declined),
  }),
  moderateRoute(deps, desk, {
    path: 'answer',
    schema: answerQuestionRequest,
    decide: answerQuestion,
    action: () => 'question.answered',
    mail: ({ answer }, after) => (after.answer?.text === answer?.text ? null : questionAnsweredMail),
    text: () => messages.answered,
  }),
];
