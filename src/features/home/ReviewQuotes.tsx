import { photoAddress } from '@/domain/reviews/photo';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { selectProducts, selectReviews } from '@/features/catalogue';
import { Caption, H2, media, Rating, Section, SectionHead, Stars, Wrap } from '@/ui';
import { overallRating, quotes } from './picks';
import { messages } from './messages/below';

const SHOWN = 3;

const Row = styled.ul`
  display: grid;
  li {
    padding: 24px 0;
    border-top: var(--hair);
  }
  blockquote {
    margin-top: 10px;
    font: 360 1.3125rem/1.32 var(--serif);
    word-spacing: 0.05em;
    text-wrap: pretty;
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
    gap: 48px;
    li {
      padding: 28px 0 0;
    }
    blockquote {
      font-size: 1.5rem;
    }
  }
`;
const Writer = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-top: 12px;
  img {
    flex: none;
    height: 56px;
    border-radius: var(--r-s);
    object-fit: cover;
  }
`;
const Overall = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 5px;
  font-size: var(--t-cap);
  color: var(--ink-2);
`;

/** Quotes from reviews, each with the first of its photos. */
export function ReviewQuotes() {
  const products = useSelector(selectProducts);
  const shown = quotes(useSelector(selectReviews), SHOWN);
  const overall = overallRating(products);
  if (shown.length === 0) return null;
  const nameOf = (id: string) => products.find((product) => product.id === id)?.name;
  return (
    <Section aria-labelledby="reviews">
      <Wrap>
        <SectionHead>
          <H2 id="reviews">{messages.reviewQuotes.title}</H2>
          {overall && (
            <Overall>
              <Rating value={overall.rating} />
              <span>{messages.reviewQuotes.fromReviews(overall.count)}</span>
            </Overall>
          )}
        </SectionHead>
        <Row>
          {shown.map(({ id, rating, body, author, productId, photos: [photo] = [] }) => (
            <li key={id}>
              <Stars value={rating} />
              <blockquote>{body}</blockquote>
              <Writer>
                {photo && (
                  <img
                    src={photoAddress(photo.id, 'small')}
                    alt={messages.reviewQuotes.photoBy(author)}
                    width={56}
                    height={56}
                    loading="lazy"
                  />
                )}
                <Caption>
                  {author}
                  {nameOf(productId) && messages.reviewQuotes.about(nameOf(productId) ?? '')}
                </Caption>
              </Writer>
            </li>
          ))}
        </Row>
      </Wrap>
    </Section>
  );
}
