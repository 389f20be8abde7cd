import { emptyRequest } from '@/domain/contracts/fields';
import { reviewRequest, type ReviewSavedResponse } from '@/domain/contracts/shoppers/reviews';
import { isDocumentId } from '@/domain/records/documentId';
import { reviewIdOf } from '@/domain/reviews/review';
import { ok, refuse, type Answer } from '../platform/http/answer';
import { getAsPerson, postAsPerson, type Route } from '../platform/http/route';
import { noProduct } from './answers';
import { tooManyReviews, type ReviewDeps } from './limit';
import { markRoutes } from './markRoutes';
import { readOwnReview, removeReview, saveOwnReview, type Saved } from './ownReview';

const PATH = '/api/reviews/own/{product}';

const SAVED: Record<Saved, () => Answer> = {
  no_photo: () =>
    refuse(409, 'no_photo', 'A photo was kept too long without its review. Please add it again.'),
  written: () =>
    refuse(409, 'reviewed', 'You have reviewed it already. Sign in to change your review at the product.'),
  saved: () =>
    ok({
      success: true,
      message: 'Thank you. We read each review before it is shown.',
    } satisfies ReviewSavedResponse),
  same: () => ok({ success: true, message: 'Your review is saved as it is.' } satisfies ReviewSavedResponse),
  no_product: noProduct,
  not_delivered: () =>
    refuse(403, 'not_received', 'You can review a product once your order with it has been delivered.'),
  leaving: () => refuse(401, 'account_deleted', 'Your account is being deleted.'),
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
        if (!removed) return refuse(404, 'no_review', 'There is no review of yours to delete.');
        return ok({ success: true, message: 'Your review is deleted.' } satisfies ReviewSavedResponse);
      },
    }),
    ...markRoutes(deps, 'reviews'),
  ];
}
