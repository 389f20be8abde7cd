import { randomBytes } from 'node:crypto';
import { emptyRequest } from '@/domain/contracts/fields';
import {
  questionRequest,
  type OwnQuestion,
  type OwnQuestionsResponse,
  type QuestionSavedResponse,
} from '@/domain/contracts/shoppers/questions';
import { isDocumentId } from '@/domain/records/documentId';
import { QUESTIONS_A_DAY } from '@/domain/questions/question';
import { ok, refuse, refuseFor, type Answer } from '../../platform/http/answer';
import { getAsPerson, postAsPerson, type Route } from '../../platform/http/route';
import { leaving, noProduct } from '../answers';
import { tooManyReviews, type ReviewDeps } from '../limit';
import { markRoutes } from '../markRoutes';
import { messages } from './messages';
import { askQuestion, changeQuestion, readOwnQuestions, removeQuestion, type Asked } from './ownQuestions';

const PATH = '/api/questions/own/{product}';

const noQuestion = (): Answer => refuse(404, 'no_question', messages.noSuchQuestion);

const saved = (message: string, question: OwnQuestion | null): Answer =>
  ok({ success: true, message, question } satisfies QuestionSavedResponse);

function askedAnswer(asked: Asked): Answer {
  switch (asked.kind) {
    case 'asked':
    case 'same':
      return saved(messages.asked, asked.question);
    case 'no_product':
      return noProduct();
    case 'leaving':
      return leaving();
    case 'too_many':
      return refuseFor(asked.seconds, 'too_many_questions', messages.askedEnough(QUESTIONS_A_DAY));
  }
}

/** Routes of a person's own questions, and of readers' votes and reports. */
export function questionRoutes(deps: ReviewDeps): Route[] {
  return [
    getAsPerson({
      path: PATH,
      async handle({ params: { product = '' } }, { uid }) {
        if (!isDocumentId(product)) return noProduct();
        const questions = await readOwnQuestions(await deps.db(), { uid, productId: product });
        return ok({ success: true, questions } satisfies OwnQuestionsResponse);
      },
    }),
    postAsPerson({
      path: PATH,
      schema: questionRequest,
      handle: async ({ params: { product = '' }, body: { text } }, { uid, email }) => {
        if (!isDocumentId(product)) return noProduct();
        const limited = await tooManyReviews(deps, uid);
        if (limited) return limited;
        const newId = randomBytes(12).toString('hex');
        const asking = { uid, email, productId: product, text, now: deps.now(), newId };
        return askedAnswer(await askQuestion(await deps.db(), asking));
      },
    }),
    postAsPerson({
      path: '/api/questions/asked/{id}',
      schema: questionRequest,
      handle: async ({ params: { id = '' }, body: { text } }, { uid }) => {
        if (!isDocumentId(id)) return noQuestion();
        const limited = await tooManyReviews(deps, uid);
        if (limited) return limited;
        const question = await changeQuestion(await deps.db(), { uid, id }, text, deps.now());
        return question ? saved(messages.asked, question) : noQuestion();
      },
    }),
    postAsPerson({
      path: '/api/questions/asked/{id}/delete',
      schema: emptyRequest,
      handle: async ({ params: { id = '' } }, { uid }) => {
        const removed = isDocumentId(id) && (await removeQuestion(await deps.db(), { uid, id }));
        return removed ? saved(messages.deleted, null) : noQuestion();
      },
    }),
    ...markRoutes(deps, 'questions'),
  ];
}
