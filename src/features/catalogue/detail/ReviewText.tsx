import styled from 'styled-components';
import type { Review, ReviewPhoto } from '@/domain/catalogue/catalogue';
import { formatDay } from '@/lib/dates';
import { Link } from 'react-router-dom';
import { productPath } from '@/app/router/paths';
import { photoAddress, type SeenPhoto } from '@/domain/reviews/photo';
import { ReviewActs, ReviewPhotos } from '@/features/reviews';
import { Caption, H3, Stars } from '@/ui';
import { messages } from './messages/below';

const Frame = styled.article`
  padding: 20px 0;
  border-top: var(--hair);
  h3 {
    margin-top: 6px;
  }
  p {
    margin-top: 8px;
    color: var(--ink-2);
    max-width: 60ch;
    white-space: pre-line;
  }
  a {
    text-decoration: underline 1px;
    text-underline-offset: 3px;
  }
`;

const Source = styled(Caption)`
  margin-top: 8px;
`;

/** What the shop answered, set apart by a line in its colour. */
const Reply = styled.p`
  && {
    margin-top: 14px;
    padding-left: 16px;
    border-left: 2px solid var(--dew);
  }
`;

const seen = (photo: ReviewPhoto): SeenPhoto => ({
  ...photo,
  small: photoAddress(photo.id, 'small'),
  large: photoAddress(photo.id, 'large'),
});

interface ReviewTextProps {
  review: Review;
  /** The part of a combo that it is about. */
  about?: string;
}

/** One person's words, with where and when. */
export function ReviewText({ review, about }: ReviewTextProps) {
  const {
    rating,
    title,
    body,
    author,
    city,
    createdAt,
    productId,
    skinType,
    weeksUsed = 0,
    photos = [],
    reply,
  } = review;
  return (
    <Frame>
      <Stars value={rating} />
      {title && <H3>{title}</H3>}
      <p>{body}</p>
      <ReviewPhotos photos={photos.map(seen)} author={author} />
      <Source as="div">
        {[
          author,
          city,
          skinType && messages.reviewText.skin(skinType),
          weeksUsed > 0 && messages.reviewText.used(weeksUsed),
          Number.isNaN(Date.parse(createdAt)) ? '' : formatDay(createdAt),
        ]
          .filter(Boolean)
          .join(', ')}
        {about && (
          <>
            {messages.reviewText.about} <Link to={productPath(productId)}>{about}</Link>
          </>
        )}
      </Source>
      {reply && (
        <Reply>
          <b>{messages.reviewText.reply(formatDay(reply.at))}</b> {reply.text}
        </Reply>
      )}
      <ReviewActs id={review.id} author={author} helpful={review.helpful ?? 0} />
    </Frame>
  );
}
