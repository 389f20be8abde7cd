import {
  decideReviewRequest,
  replyToReviewRequest,
  type AdminReview,
} from '@/domain/contracts/admin/reviews';
import { draftOfReview } from '@/domain/reviews/draft';
import { answeredMail, refusedMail } from '@/domain/reviews/mails';
import { decideReview, replyToReview } from '@/domain/reviews/moderate';
import type { StoredReview } from '@/domain/reviews/review';
import { publicIdOf } from '../../catalogue/publicReview';
import type { Route } from '../../platform/http/route';
import { deliveredOrder } from '../../reviews/deliveredOrder';
import { movePhotos, signPhotosOf } from '../../reviews/photos/photos';
import { moveStars, readCounts } from '../../reviews/starCounts';
import { describeRows } from './boxes';
import { listRoute, moderateRoute, type Desk, type DeskDeps } from './desk';
import { messages } from './messages';

const desk: Desk<StoredReview, AdminReview> = {
  of: 'reviews',
  missing: messages.noSuchReview,
  audited: ({ status, reply }) => ({ status, answered: reply !== undefined }),
  async describe(db, docs, now) {
    const described = await describeRows<StoredReview>(db, docs);
    const reviews = described.map(({ written }) => written);
    const photos = await signPhotosOf(db, reviews, now);
    return described.map(({ row, written }) => ({
      ...row,
      ...draftOfReview(written),
      of: 'reviews',
      photos: (written.photos ?? []).flatMap(({ id }) => photos.get(id) ?? []),
      reply: written.reply?.text ?? '',
    }));
  },
  async follow(db, transaction, { id, before, after: decided, now }) {
    const { productId, userId } = before;
    const [counted, order] = await Promise.all([
      readCounts(db, transaction, productId),
      deliveredOrder(db, transaction, { uid: userId, productId }),
    ]);
    const after = { ...decided, publicId: publicIdOf(id) };
    return {
      after,
      to: order?.email ?? '',
      write() {
        movePhotos(db, transaction, { before, after });
        moveStars(transaction, counted, { before, after, now });
      },
    };
  },
};

/** The desk of reviews: its boxes, publishing, refusing, answering. */
export const reviewDeskRoutes = (deps: DeskDeps): Route[] => [
  listRoute(deps, desk),
  moderateRoute(deps, desk, {
    path: 'decide',
    schema: decideReviewRequest,
    decide: (before, body) => decideReview(before, body, body.seen),
    action: ({ status }) => (status === 'published' ? 'review.published' : 'review.refused'),
    mail: (_before, { status }) => (status === 'rejected' ? refusedMail : null),
    text: ({ status }) => (status === 'published' ? messages.published : messages.refused),
  }),
  moderateRoute(deps, desk, {
    path: 'reply',
    schema: replyToReviewRequest,
    decide: replyToReview,
    action: () => 'review.answered',
    mail: ({ reply }, after) => (after.reply && after.reply.text !== reply?.text ? answeredMail : null),
    text: ({ reply }) => (reply ? messages.replied : messages.replyGone),
  }),
];
