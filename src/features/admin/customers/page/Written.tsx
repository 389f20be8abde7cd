import { Link } from 'react-router-dom';
import { adminMessagePath, productPath } from '@/app/router/paths';
import type { CustomerDetail } from '@/domain/contracts/admin/customers';
import { formatShortDay } from '@/lib/dates';
import { Caption, TextLink } from '@/ui';
import { messages } from '../messages';
import { Entries, Panel } from './CustomerScreen.styles';

const { page } = messages;

/** The newest messages of a customer. */
export function MessagesOf({ customer }: { customer: CustomerDetail }) {
  return (
    <Panel>
      <header>
        <h2>{page.messages}</h2>
      </header>
      {customer.messages.length === 0 && <Caption>{page.noMessages}</Caption>}
      <Entries>
        {customer.messages.map(({ id, excerpt, replies, createdAt }) => (
          <li key={id}>
            <TextLink as={Link} to={adminMessagePath(id)}>
              {excerpt}
            </TextLink>
            <Caption as="span">{replies > 0 ? page.answered : page.open}</Caption>
            <time dateTime={createdAt}>{formatShortDay(createdAt)}</time>
          </li>
        ))}
      </Entries>
    </Panel>
  );
}

/** The newest reviews of a customer. */
export function ReviewsOf({ customer }: { customer: CustomerDetail }) {
  return (
    <Panel>
      <header>
        <h2>{page.reviews}</h2>
      </header>
      {customer.reviews.length === 0 && <Caption>{page.noReviews}</Caption>}
      <Entries>
        {customer.reviews.map(({ id, productId, rating, title, body, status, createdAt }) => (
          <li key={id}>
            <TextLink as={Link} to={productPath(productId)}>
              {title || body}
            </TextLink>
            <Caption as="span">
              {page.stars(rating)}, {page.reviewStatus(status)}
            </Caption>
            {createdAt && <time dateTime={createdAt}>{formatShortDay(createdAt)}</time>}
          </li>
        ))}
      </Entries>
    </Panel>
  );
}
