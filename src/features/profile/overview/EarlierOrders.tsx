import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '@/app/router/paths';
import { isCancelling } from '@/domain/orders/lifecycle/lifecycle';
import { formatRupees } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { orderAgainRequested, selectOrderedAgain, standingOf } from '@/features/orders';
import { formatDay } from '@/lib/dates';
import { Button, Caption, Picture, TextLink } from '@/ui';
import { messages } from '../messages';
import { Between, ListCard } from './overview.styles';

const List = styled.ul`
  display: grid;
  container-type: inline-size;
  li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto;
    gap: 16px;
    align-items: center;
    padding: 14px 0;
    border-top: var(--hair);
  }
  li:last-child {
    padding-bottom: 0;
  }
  img {
    width: 44px;
    height: 55px;
    border-radius: var(--r-s);
  }
  a {
    font-weight: 600;
  }
  /* A narrow phone or large text: the button stands below the words, which would break within words beside it. */
  @container (max-width: 19rem) {
    li {
      grid-template-columns: 44px minmax(0, 1fr);
    }
    button {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

const factsOf = (order: Order) =>
  messages.earlierOrders.facts(
    standingOf(order.status, isCancelling(order)).word,
    formatDay(order.createdAt),
    formatRupees(order.amounts.finalTotal),
  );

/** A few orders, one line each; renders nothing without any. */
export function EarlierOrders({ orders }: { orders: readonly Order[] }) {
  const dispatch = useDispatch();
  const again = useSelector(selectOrderedAgain);
  if (orders.length === 0) return null;
  return (
    <ListCard as="section" aria-labelledby="earlier-orders">
      <Between>
        <h2 id="earlier-orders">{messages.earlierOrders.title}</h2>
        <TextLink as={Link} to={`${paths.profile}#orders`}>
          {messages.earlierOrders.all}
        </TextLink>
      </Between>
      <List>
        {orders.map((order) => {
          const { orderId, lines } = order;
          const [first] = lines;
          return (
            <li key={orderId}>
              {first?.mainImage ? (
                <Picture picture={{ src: first.mainImage, width: 44, height: 55 }} sizes="44px" alt="" />
              ) : (
                <span />
              )}
              <div>
                <Link to={`${paths.profile}#orders/${orderId}`}>
                  {messages.earlierOrders.firstAnd(first?.name ?? orderId, lines.length - 1)}
                </Link>
                <Caption>{factsOf(order)}</Caption>
              </div>
              <Button
                variant="ghost"
                size="sm"
                busy={again === orderId}
                aria-label={messages.earlierOrders.againOf(orderId)}
                onClick={() => dispatch(orderAgainRequested(orderId))}
              >
                {messages.earlierOrders.again}
              </Button>
            </li>
          );
        })}
      </List>
    </ListCard>
  );
}
