import type * as v from 'valibot';
import { helpfulRequest, reportRequest, type MarkResponse } from '@/domain/contracts/shoppers/reviews';
import type { Marked } from '@/domain/reviews/marks';
import { ok, refuse, type Answer } from '../platform/http/answer';
import { postAsPerson, type Route } from '../platform/http/route';
import { markShown, type Act } from './marks';
import { tooManyReviews, type ReviewDeps } from './limit';

const WORDS = {
  reviews: {
    missing: () => refuse(404, 'no_review', 'This review is no longer shown.'),
    own: () => refuse(409, 'own_review', 'This is your own review.'),
    reported: 'Thank you. We will read this review again.',
  },
  questions: {
    missing: () => refuse(404, 'no_question', 'This question is no longer shown.'),
    own: () => refuse(409, 'own_question', 'This is your own question.'),
    reported: 'Thank you. We will read this question again.',
  },
} satisfies Record<Marked, { missing: () => Answer; own: () => Answer; reported: string }>;

interface MarkRoute<S extends v.GenericSchema> {
  path: string;
  schema: S;
  act: (body: v.InferOutput<S>) => Act;
  message: string;
}

/** Routes by which readers vote and report; both are idempotent. */
export function markRoutes(deps: ReviewDeps, of: Marked): Route[] {
  const words = WORDS[of];
  const route = <S extends v.GenericSchema>({ path, schema, act, message }: MarkRoute<S>): Route =>
    postAsPerson({
      path: `/api/${of}/shown/{id}/${path}`,
      schema,
      handle: async ({ params: { id = '' }, body }, { uid }) => {
        const limited = await tooManyReviews(deps, uid);
        if (limited) return limited;
        const marking = { of, publicId: id, uid, act: act(body), now: deps.now() };
        const { kind, helpful } = await markShown(await deps.db(), marking);
        if (kind === 'missing') return words.missing();
        if (kind === 'own') return words.own();
        if (kind === 'leaving') return refuse(401, 'account_deleted', 'Your account is being deleted.');
        return ok({ success: true, message, helpful } satisfies MarkResponse);
      },
    });
  return [
    route({
      path: 'helpful',
      schema: helpfulRequest,
      act: ({ helpful }) => ({ helpful }),
      message: 'Thank you for saying so.',
    }),
    route({
      path: 'report',
      schema: reportRequest,
      act: ({ reason }) => ({ reported: reason }),
      message: words.reported,
    }),
  ];
}
