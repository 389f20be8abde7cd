import type * as v from 'valibot';
import { helpfulRequest, reportRequest, type MarkResponse } from '@/domain/contracts/shoppers/reviews';
import type { Marked } from '@/domain/reviews/marks';
import { ok, refuse, type Answer } from '../platform/http/answer';
import { postAsPerson, type Route } from '../platform/http/route';
import { leaving } from './answers';
import { markShown, type Act } from './marks';
import { tooManyReviews, type ReviewDeps } from './limit';
import { messages } from './messages';

const REFUSALS = {
  reviews: {
    missing: () => refuse(404, 'no_review', messages.marks.reviews.gone),
    own: () => refuse(409, 'own_review', messages.marks.reviews.own),
  },
  questions: {
    missing: () => refuse(404, 'no_question', messages.marks.questions.gone),
    own: () => refuse(409, 'own_question', messages.marks.questions.own),
  },
} satisfies Record<Marked, { missing: () => Answer; own: () => Answer }>;

interface MarkRoute<S extends v.GenericSchema> {
  path: string;
  schema: S;
  act: (body: v.InferOutput<S>) => Act;
  message: string;
}

/** Routes by which readers vote and report; both are idempotent. */
export function markRoutes(deps: ReviewDeps, of: Marked): Route[] {
  const refusals = REFUSALS[of];
  const route = <S extends v.GenericSchema>({ path, schema, act, message }: MarkRoute<S>): Route =>
    postAsPerson({
      path: `/api/${of}/shown/{id}/${path}`,
      schema,
      handle: async ({ params: { id = '' }, body }, { uid }) => {
        const limited = await tooManyReviews(deps, uid);
        if (limited) return limited;
        const marking = { of, publicId: id, uid, act: act(body), now: deps.now() };
        const { kind, helpful } = await markShown(await deps.db(), marking);
        if (kind === 'missing') return refusals.missing();
        if (kind === 'own') return refusals.own();
        if (kind === 'leaving') return leaving();
        return ok({ success: true, message, helpful } satisfies MarkResponse);
      },
    });
  return [
    route({
      path: 'helpful',
      schema: helpfulRequest,
      act: ({ helpful }) => ({ helpful }),
      message: messages.helpful,
    }),
    route({
      path: 'report',
      schema: reportRequest,
      act: ({ reason }) => ({ reported: reason }),
      message: messages.marks[of].reported,
    }),
  ];
}
