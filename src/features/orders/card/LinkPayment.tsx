import { useId } from 'react';
import styled from 'styled-components';
import { formatRupees } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
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

/** A change that costs more and waits for its payment; nothing for any other order. */
export function EditPayment({ order: { waitingEdit } }: { order: Order }) {
  const id = useId();
  if (!waitingEdit || waitingEdit.paid) return null;
  const { link, what } = waitingEdit;
  const sum = formatRupees(link.amount);
  return (
    <Frame aria-labelledby={id}>
      <h3 id={id}>{texts.title(sum)}</h3>
      <p>{what}</p>
      <Button as="a" size="sm" href={link.url}>
        {texts.pay(sum)}
      </Button>
      <Caption>{texts.until(momentText(link.expiresAt))}</Caption>
    </Frame>
  );
}
