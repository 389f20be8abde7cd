import { useId } from 'react';
import styled from 'styled-components';
import { formatPaise } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { canPrepay, prepaidAmounts, prepaySaving } from '@/domain/orders/prepay/prepay';
import { messages } from './messages';
import { PayButton } from './PayButton';

const Frame = styled.section`
  display: grid;
  gap: 6px;
  margin-top: 24px;
  padding-top: 20px;
  border-top: var(--hair);
  h3 {
    font: 600 1rem/1.4 var(--sans);
  }
  p {
    margin-bottom: 8px;
  }
`;

/** The online price of the shopper's unshipped cash order; renders nothing for any other order. */
export function PrepayOffer({ order }: { order: Order }) {
  const id = useId();
  if (!canPrepay(order)) return null;
  const { finalTotal } = prepaidAmounts(order);
  return (
    <Frame aria-labelledby={id}>
      <h3 id={id}>{messages.heading(formatPaise(prepaySaving(order)))}</h3>
      <p>{messages.sums(finalTotal, order.amounts.finalTotal)}</p>
      <PayButton target={{ key: order.orderId, by: 'order' }} online={finalTotal} />
    </Frame>
  );
}
