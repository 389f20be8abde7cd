import { useId } from 'react';
import styled from 'styled-components';
import type { RefundTarget } from '@/domain/contracts/orders/cancel';
import { formatPaise } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { sourceLeft } from '@/domain/payments/refund/refundable';
import { canBecomeCredit } from '@/domain/payments/refund/refundToCredit';
import { RadioCard } from '@/ui';
import { messages } from '../messages';

const Group = styled.fieldset`
  display: grid;
  gap: 8px;
  border: 0;
  margin: 0 0 18px;
  padding: 0;
  min-width: 0;
  legend {
    padding: 0;
    font-weight: 600;
    margin-bottom: 8px;
  }
`;

interface RefundChoiceProps {
  order: Order;
  value: RefundTarget;
  /** Whether the refund starts now; a return has to arrive first. */
  isAtOnce?: boolean;
  onChange: (target: RefundTarget) => void;
}

/**
 * The choice between refund and store credit; renders nothing without a refund. The default is the original
 * payment.
 */
export function RefundChoice({ order, value, isAtOnce = false, onChange }: RefundChoiceProps) {
  const name = useId();
  if (!canBecomeCredit(order)) return null;
  const { title, source, sourceNote, credit, creditNow, creditLater } = messages.refundChoice;
  const money = formatPaise(sourceLeft(order));
  const card = (target: RefundTarget, label: string, note: string) => (
    <RadioCard
      name={name}
      value={target}
      checked={value === target}
      title={label}
      note={note}
      onChange={() => onChange(target)}
    />
  );
  return (
    <Group>
      <legend>{title}</legend>
      {card('source', source, sourceNote(order, isAtOnce ? money : ''))}
      {card('credit', credit, isAtOnce ? creditNow(money) : creditLater)}
    </Group>
  );
}
