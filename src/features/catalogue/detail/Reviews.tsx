import styled from 'styled-components';
import type { CatalogueFace, Review } from '@/domain/catalogue';
import { Caption, H1, H2, H3, media, Section, Stars } from '@/ui';
import { reviewShares } from './reviewShares';

const Columns = styled.div`
  display: grid;
  gap: 24px;
  ${media.desktop} {
    grid-template-columns: 320px minmax(0, 1fr);
    gap: 72px;
  }
`;
const Figure = styled.p`
  margin-top: 14px;
  display: flex;
  align-items: baseline;
  gap: 10px;
  font-variant-numeric: tabular-nums;
`;
const Bars = styled.dl`
  display: grid;
  gap: 6px;
  margin-top: 14px;
  div {
    display: grid;
    grid-template-columns: 16px 1fr 40px;
    gap: 10px;
    align-items: center;
    font-size: var(--t-cap);
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  i {
    height: 6px;
    border-radius: 3px;
  }
  dd {
    display: contents;
  }
`;
const Text = styled.article`
  padding: 20px 0;
  border-top: var(--hair);
  h3 {
    margin-top: 6px;
  }
  p {
    margin-top: 8px;
    color: var(--ink-2);
    max-width: 60ch;
  }
`;

interface ReviewsProps {
  item: Pick<CatalogueFace, 'rating' | 'ratingCount'>;
  reviews: readonly Review[];
}

/** What people gave and wrote. The bars show how the reviews read here are spread. */
export function Reviews({ item, reviews }: ReviewsProps) {
  const shares = reviewShares(reviews);
  return (
    <Section id="reviews" aria-labelledby="reviews-title">
      <Columns>
        <div>
          <H2 id="reviews-title">Reviews</H2>
          <Figure>
            <H1 as="span">{item.rating.toFixed(1)}</H1>
            <Caption as="span">out of 5, from {item.ratingCount.toLocaleString('en-IN')} people</Caption>
          </Figure>
          <Bars>
            {shares.map(({ stars, percent }) => (
              <div key={stars}>
                <dt aria-label={`${stars} stars`}>{stars}</dt>
                <dd>
                  <i
                    aria-hidden="true"
                    style={{
                      background: `linear-gradient(90deg, var(--gold) ${percent}%, #ede5db ${percent}%)`,
                    }}
                  />
                  {percent}%
                </dd>
              </div>
            ))}
          </Bars>
          {shares.length > 0 && reviews.length < item.ratingCount && (
            <Caption style={{ marginTop: 10 }}>
              The bars show the {reviews.length} written reviews here.
            </Caption>
          )}
        </div>
        <div>
          {reviews.length === 0 && <Caption>No one has written yet.</Caption>}
          {reviews.map((review) => (
            <Text key={review.id}>
              <Stars value={review.rating} />
              <H3>{review.title}</H3>
              <p>{review.body}</p>
              <Caption as="div" style={{ marginTop: 8 }}>
                {[review.author, review.city].filter(Boolean).join(', ')}
              </Caption>
            </Text>
          ))}
        </div>
      </Columns>
    </Section>
  );
}
