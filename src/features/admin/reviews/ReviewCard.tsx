import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { adminCustomerPath } from '@/app/router/paths';
import type { AdminReview } from '@/domain/contracts/admin/reviews';
import { ReviewPhotos } from '@/features/reviews';
import { formatMoment } from '@/lib/dates';
import { Button, Stars, TextLink, VisuallyHidden } from '@/ui';
import { DeskCard } from './DeskCard';
import { AnswerDialog, RefuseDialog } from './DeskDialogs';
import { messages } from './messages';
import { deskActRequested, dialogOpened, selectReviewDesk, type OpenDialog } from './reviewsSlice';

function Source({ review }: { review: AdminReview }) {
  const { author, city, skinType, weeksUsed, helpful, savedAt, userId } = review;
  const facts = [
    city,
    skinType && messages.skin(skinType),
    weeksUsed > 0 && messages.used(weeksUsed),
    formatMoment(savedAt),
    helpful > 0 && messages.helpful(helpful),
  ];
  return (
    <>
      <TextLink as={Link} to={adminCustomerPath(userId)}>
        {author}
      </TextLink>
      {`, ${facts.filter(Boolean).join(', ')}`}
    </>
  );
}

/** A review, which is published, refused and answered. */
export function ReviewCard({ review }: { review: AdminReview }) {
  const dispatch = useDispatch();
  const { sending, open } = useSelector(selectReviewDesk);
  const { id, of, status, savedAt: seen, reports, author } = review;
  const busy = sending[id]?.status === 'sending';
  const dialog = open?.id === id ? open.kind : null;
  const ask = (kind: OpenDialog['kind']) => dispatch(dialogOpened({ id, kind }));
  const isShown = status === 'published';
  const hidden = <VisuallyHidden>{messages.ofReview(author)}</VisuallyHidden>;
  const publish = () =>
    dispatch(deskActRequested({ of, id, kind: 'decide', body: { verdict: 'publish', seen } }));
  return (
    <DeskCard
      row={review}
      answer={review.reply}
      source={<Source review={review} />}
      words={
        <>
          <Stars value={review.rating} />
          <h2>{review.title || messages.noTitle}</h2>
          <p>{review.body}</p>
          <ReviewPhotos photos={review.photos} author={author} />
        </>
      }
      actions={
        <>
          {(!isShown || reports > 0) && (
            <Button size="sm" variant="ghost" busy={busy} onClick={publish}>
              {isShown ? messages.keep : messages.publish}
              {hidden}
            </Button>
          )}
          {status !== 'rejected' && (
            <Button size="sm" variant="ghost" disabled={busy} onClick={() => ask('refuse')}>
              {isShown ? messages.takeDown : messages.of.reviews.refuse}
              {hidden}
            </Button>
          )}
          {isShown && (
            <Button size="sm" variant="ghost" disabled={busy} onClick={() => ask('answer')}>
              {review.reply ? messages.changeAnswer : messages.answer}
              {hidden}
            </Button>
          )}
        </>
      }
    >
      {dialog === 'refuse' && (
        <RefuseDialog
          of={of}
          id={id}
          reasons={messages.reviewReasons}
          onRefuse={(refusal) =>
            dispatch(
              deskActRequested({ of, id, kind: 'decide', body: { verdict: 'refuse', seen, ...refusal } }),
            )
          }
        />
      )}
      {dialog === 'answer' && (
        <AnswerDialog
          of={of}
          id={id}
          answer={review.reply}
          isRemovable
          onAnswer={(body) => dispatch(deskActRequested({ of, id, kind: 'reply', body: { ...body, seen } }))}
        />
      )}
    </DeskCard>
  );
}
