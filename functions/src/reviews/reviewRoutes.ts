import { emptyRequest } from '@/domain/contracts/fields';
import { reviewRequest, type ReviewSavedResponse } from '@/domain/contracts/shoppers/reviews';
import { isDocumentId } from '@/domain/records/documentId';
import { reviewIdOf } from '@/domain/reviews/review';
import { ok, refuse, type Answer } from '../platform/http/answer';
import { getAsPerson, postAsPerson, type Route } from '../platform/http/route';
import { leaving, noProduct } from './answers';
import { tooManyReviews, type ReviewDeps } from './limit';
import { markRoutes } from './markRoutes';
import { messages } from './messages';
import { readOwnReview, removeReview, saveOwnReview, type Saved } from './ownReview';

const PATH = '/api/reviews/own/{product}';

const done = (message: string): Answer => ok({ success: true, message } satisfies ReviewSavedResponse);

const SAVED: Record<Saved, () => Answer> = {
  no_photo: () => refuse(409, 'no_photo', messages.photoTooOld),
  written: () => refuse(409, 'reviewed', messages.alreadyReviewed),
  saved: () => done(messages.saved),
  same: () => done(messages.same),
  no_product: noProduct,
  not_delivered: () => refuse(403, 'not_received', messages.notDelivered),
  leaving,
};

/** The answer to the outcome of a save. */
export const savedAnswer = (saved: Saved): Answer => SAVED[saved]();

/** Routes of a person's own review (read, save, delete) and of readers' marks on published reviews. */
export function reviewRoutes(deps: ReviewDeps): Route[] {
  return [
    getAsPerson({
      path: PATH,
      async handle({ params: { product = '' } }, { uid }) {
        if (!isDocumentId(product)) return noProduct();
        const own = await readOwnReview(await deps.db(), { uid, productId: product }, deps.now());
        return own ? ok(own) : noProduct();
      },
    }),
    postAsPerson({
      path: PATH,
      schema: reviewRequest,
      handle: async ({ params: { product = '' }, body }, { uid }) => {
        if (!isDocumentId(product)) return noProduct();
        const limited = await tooManyReviews(deps, uid);
        if (limited) return limited;
        const own = { uid, productId: product };
        return savedAnswer(await saveOwnReview(await deps.db(), own, body, { now: deps.now() }));
      },
    }),
    postAsPerson({
      path: `${PATH}/delete`,
      schema: emptyRequest,
      handle: async ({ params: { product = '' } }, { uid }) => {
        if (!isDocumentId(product)) return noProduct();
        const removed = await removeReview(await deps.db(), reviewIdOf(product, uid), deps.now());
        return removed ? done(messages.deleted) : refuse(404, 'no_review', messages.noneToDelete);
      },
    }),
    ...markRoutes(deps, 'reviews'),
  ];
}
