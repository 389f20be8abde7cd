import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import type { CartItem } from '@/domain/cart/cart';
import { H1, IconButton, Lead, Rating } from '@/ui';
import { pageShared } from '../catalogueSlice';
import { HeartSlot } from '../HeartSlot';
import type { Detail } from '../types';
import { splitDescription } from './detailView';
import { countReviews } from './reviews/reviewList';
import * as icons from './icons';
import { messages } from './messages/detailHead';

const Purpose = styled(Lead)`
  margin-top: 8px;
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  margin-top: 2px;
  font-size: var(--t-cap);
  color: var(--ink-2);
  > :first-child {
    margin-right: auto;
  }
  > button {
    margin-right: -10px;
    color: var(--ink);
  }
`;
const ReviewLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  u {
    text-underline-offset: 4px;
    text-decoration-thickness: 1px;
  }
`;

/** Name, purpose, rating, and the share button. */
export function DetailHead({ detail, line }: { detail: Detail; line: CartItem }) {
  const dispatch = useDispatch();
  const { item } = detail;
  return (
    <div>
      <H1>{item.name}</H1>
      <Purpose>{splitDescription(item).lead}</Purpose>
      <Row>
        {item.ratingCount > 0 ? (
          <ReviewLink href="#reviews">
            <Rating value={item.rating} />
            <u>{countReviews(item.ratingCount)}</u>
          </ReviewLink>
        ) : (
          <span>{messages.noReviewsYet}</span>
        )}
        <HeartSlot line={line} />
        <IconButton
          label={messages.share(item.name)}
          icon={icons.share}
          iconSize={20}
          onClick={() => dispatch(pageShared(item.name))}
        />
      </Row>
    </div>
  );
}
