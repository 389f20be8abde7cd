import { useId } from 'react';
import type { RefundTarget } from '@/domain/contracts/orders/cancel';
import { canBecomeCredit } from '@/domain/payments/refund/refundToCredit';
import { Checkbox, ErrorNote, RadioCard } from '@/ui';
import { Choice } from './Choice.styles';
import { messages } from '../messages';
import type { RefundFieldsProps } from './refundForm';

const texts = messages.refundTo;

/** The target of a refund: the original payment, or store credit at the customer's request. */
export function TargetFields({ order, form, errors, onChange }: RefundFieldsProps) {
  const name = useId();
  if (!canBecomeCredit(order)) return null;
  const card = (refundTo: RefundTarget, title: string, note?: string) => (
    <RadioCard
      name={name}
      title={title}
      note={note}
      checked={form.refundTo === refundTo}
      onChange={() => onChange({ refundTo })}
    />
  );
  return (
    <Choice aria-label={texts.title} style={{ padding: 0 }}>
      {card('source', texts.source)}
      {card('credit', texts.credit, texts.creditHint)}
      {form.refundTo === 'credit' && (
        <div>
          <Checkbox
            label={texts.asked}
            checked={form.isAsked}
            aria-invalid={errors.isAsked ? true : undefined}
            onChange={({ target }) => onChange({ isAsked: target.checked })}
          />
          <div role="alert">{errors.isAsked && <ErrorNote>{errors.isAsked}</ErrorNote>}</div>
        </div>
      )}
    </Choice>
  );
}
