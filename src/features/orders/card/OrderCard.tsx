import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { countUnits } from '@/domain/cart/cart';
import { formatRupees } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { canRequestCancel } from '@/domain/orders/cancel/cancel';
import { canRequestReturn } from '@/domain/orders/returns/returns';
import { Box, Caption, DoubtNote, focusInView, Icon } from '@/ui';
import { formatDay } from '@/lib/dates';
import { useOnChange } from '@/lib/hooks/useOnChange';
import { OrderFacts } from './facts/OrderFacts';
import { OrderStrip } from './OrderStrip';
import { OrderStatusDot } from './OrderStatusDot';
import { noteOf } from './orderWords';
import { messages } from '../messages';

const Frame = styled(Box)`
  padding: 0;
`;
const Head = styled.summary`
  display: flex;
  /* At 320 px the number and the longest status do not fit side by side. */
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  padding: 18px 16px;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  b {
    font-weight: 600;
    display: block;
  }
  > span:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > span:last-child {
    display: flex;
    align-items: center;
    gap: 10px;
    flex: none;
    margin-left: auto;
  }
  svg {
    transition: transform var(--d-base) var(--e-out);
  }
  details[open] > & svg {
    transform: rotate(180deg);
  }
`;
const Note = styled.div`
  margin-bottom: 20px;
`;
const Body = styled.div`
  padding: 4px 16px 20px;
`;

function itemsText(order: Order): string {
  return messages.orderCard.items(countUnits(order.lines));
}

interface OrderCardProps {
  order: Order;
  open?: boolean;
  /** The actions, below everything else. */
  actions?: ReactNode;
}

/** One order: a summary, and all its details when opened. */
export function OrderCard({ order, open = false, actions }: OrderCardProps) {
  const head = useRef<HTMLElement>(null);
  const note = noteOf(order);
  const [now] = useState(() => new Date());
  const askable = canRequestCancel(order) || canRequestReturn(order, now);
  useOnChange(askable, () => {
    // The pressed button disappears with its action.
    const hasLostFocus = !askable && document.activeElement === document.body;
    if (hasLostFocus && head.current) focusInView(head.current);
  });
  return (
    <Frame as="article" aria-label={messages.orderCard.order(order.orderId)}>
      <details open={open}>
        <Head ref={head}>
          <span>
            <b>
              {itemsText(order)}, {formatRupees(order.amounts.finalTotal)}
            </b>
            <Caption as="span">
              {messages.orderCard.ordered(formatDay(order.createdAt))}
              <br />
              {order.orderId}
            </Caption>
          </span>
          <span>
            <OrderStatusDot order={order} />
            <Icon name="down" size={20} />
          </span>
        </Head>
        <Body>
          {note && (
            <Note>
              <DoubtNote>{note}</DoubtNote>
            </Note>
          )}
          <OrderFacts order={order} />
          {actions}
        </Body>
      </details>
      <OrderStrip order={order} />
    </Frame>
  );
}
