import styled from 'styled-components';
import type { Review, ReviewPhoto } from '@/domain/catalogue/catalogue';
import { formatDay } from '@/lib/dates';
import { Link } from 'react-router-dom';
import { productPath } from '@/app/router/paths';
import { photoAddress, type ViewablePhoto } from '@/domain/reviews/photo';
import { Entry, ReviewActs, ReviewPhotos, ShopAnswer } from '@/features/reviews';
import { Caption, H3, Stars } from '@/ui';
import { messages } from '../messages/below';

const Source = styled(Caption)`
  margin-top: 8px;
`;

const toViewable = (photo: ReviewPhoto): ViewablePhoto => ({
  ...photo,
  small: photoAddress(photo.id, 'small'),
  large: photoAddress(photo.id, 'large'),
});

interface ReviewTextProps {
  review: Review;
  /** The part of a combo that the review is about. */
  about?: string;
}

/** One review, with place and date. */
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
    <Entry>
      <Stars value={rating} />
      {title && <H3>{title}</H3>}
      <p>{body}</p>
      <ReviewPhotos photos={photos.map(toViewable)} author={author} />
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
        <ShopAnswer>
          <b>{messages.reviewText.reply(formatDay(reply.at))}</b> {reply.text}
        </ShopAnswer>
      )}
      <ReviewActs
        of="reviews"
        id={review.id}
        about={messages.reviewText.by(author)}
        helpful={review.helpful ?? 0}
      />
    </Entry>
  );
}
