import { useId } from 'react';
import styled from 'styled-components';
import { formatPaise, formatRupees } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { payable } from '@/domain/orders/order/payable';
import { momentText } from '@/domain/orders/shipment/deliveryDate';
import { Button, Caption } from '@/ui';
import { messages } from '../messages';

const { editPayment: texts } = messages;

const Frame = styled.section`
  display: grid;
  gap: 8px;
  justify-items: start;
  margin-top: 24px;
  padding-top: 20px;
  border-top: var(--hair);
  h3 {
    font: 600 1rem/1.4 var(--sans);
  }
`;

/** The payment that a link offers now: a team-placed order, or an edit that costs more; null without one. */
function linkPaymentOf(order: Order) {
  const { status, phoneOrder, waitingEdit } = order;
  if (waitingEdit && !waitingEdit.paid) {
    const { link, what } = waitingEdit;
    const sum = formatRupees(link.amount);
    return { link, sum, what, title: texts.title(sum), until: texts.until };
  }
  const link = status === 'pending_payment' ? phoneOrder?.link : undefined;
  if (!link) return null;
  const { title, until } = messages.linkPayment;
  return { link, sum: formatPaise(payable(order)), what: '', title, until };
}

/** The link of an order's open payment; renders nothing for any other order. */
export function LinkPayment({ order }: { order: Order }) {
  const id = useId();
  const payment = linkPaymentOf(order);
  if (!payment) return null;
  const { link, sum, what, title, until } = payment;
  return (
    <Frame aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {what && <p>{what}</p>}
      <Button as="a" size="sm" href={link.url}>
        {texts.pay(sum)}
      </Button>
      <Caption>{until(momentText(link.expiresAt))}</Caption>
    </Frame>
  );
}
