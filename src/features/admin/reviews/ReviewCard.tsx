import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { adminCustomerPath, productPath } from '@/app/router/paths';
import type { AdminReview } from '@/domain/contracts/adminReviews';
import { ReviewPhotos } from '@/features/reviews';
import { formatMoment } from '@/lib/dates';
import { Button, Caption, DoubtNote, ErrorNote, Stars, StatusDot, TextLink, VisuallyHidden } from '@/ui';
import { Card } from '../shared';
import { messages } from './messages';
import { AnswerDialog, RefuseDialog } from './ReviewDialogs';
import { reviewActRequested, selectReviewDesk } from './reviewsSlice';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 6px 16px;
`;
const Words = styled.div`
  max-width: 68ch;
  h2 {
    font: 600 1rem / 1.4 var(--sans);
  }
  p {
    margin-top: 6px;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
const Reply = styled.p`
  max-width: 68ch;
  padding-left: 14px;
  border-left: 2px solid var(--dew);
  white-space: pre-line;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

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
    <Caption>
      <TextLink as={Link} to={adminCustomerPath(userId)}>
        {author}
      </TextLink>
      {`, ${facts.filter(Boolean).join(', ')}`}
    </Caption>
  );
}

/** One review, whole, with what the team can do about it. */
export function ReviewCard({ review }: { review: AdminReview }) {
  const dispatch = useDispatch();
  const acting = useSelector(selectReviewDesk).acting[review.id];
  const [dialog, setDialog] = useState<'refuse' | 'answer' | null>(null);
  const { id, status, savedAt: seen, reports, author } = review;
  const busy = acting?.status === 'sending';
  const isShown = status === 'published';
  const hidden = <VisuallyHidden>{messages.of(author)}</VisuallyHidden>;
  const publish = () =>
    dispatch(reviewActRequested({ id, kind: 'decide', verdict: { verdict: 'publish', seen } }));
  return (
    <Card>
      <Head>
        <TextLink as={Link} to={productPath(review.productId)}>
          {review.product || messages.goneProduct}
        </TextLink>
        <StatusDot tone={isShown ? 'good' : status === 'pending' ? 'wait' : 'neutral'}>
          {messages.status[status]}
        </StatusDot>
      </Head>
      <Words>
        <Stars value={review.rating} />
        <h2>{review.title || messages.noTitle}</h2>
        <p>{review.body}</p>
        <ReviewPhotos photos={review.photos} author={author} />
      </Words>
      <Source review={review} />
      {reports > 0 && <DoubtNote>{messages.reports(reports, review.reportedFor)}</DoubtNote>}
      {review.refusal && <Caption>{messages.refusal(review.refusal)}</Caption>}
      {review.reply && <Reply>{review.reply}</Reply>}
      <Actions>
        {(!isShown || reports > 0) && (
          <Button size="sm" busy={busy} onClick={publish}>
            {isShown ? messages.keep : messages.publish}
            {hidden}
          </Button>
        )}
        {status !== 'rejected' && (
          <Button size="sm" variant="ghost" disabled={busy} onClick={() => setDialog('refuse')}>
            {isShown ? messages.takeDown : messages.refuse}
            {hidden}
          </Button>
        )}
        {isShown && (
          <Button size="sm" variant="ghost" disabled={busy} onClick={() => setDialog('answer')}>
            {review.reply ? messages.changeAnswer : messages.answer}
            {hidden}
          </Button>
        )}
      </Actions>
      <div role="alert">{acting?.status === 'failed' && <ErrorNote>{acting.message}</ErrorNote>}</div>
      {dialog === 'refuse' && (
        <RefuseDialog
          onClose={() => setDialog(null)}
          onRefuse={(refusal) =>
            dispatch(
              reviewActRequested({ id, kind: 'decide', verdict: { verdict: 'refuse', seen, ...refusal } }),
            )
          }
        />
      )}
      {dialog === 'answer' && (
        <AnswerDialog
          review={review}
          onClose={() => setDialog(null)}
          onAnswer={(text) => dispatch(reviewActRequested({ id, kind: 'reply', text }))}
        />
      )}
    </Card>
  );
}
