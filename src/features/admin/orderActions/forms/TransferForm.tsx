import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { formatPaise, toRupees } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { refusalReasons, refusedOf } from '@/domain/payments/refund/refusedRefunds';
import { ActionConsequences, ActionFields } from '@/features/orders';
import { BankReferenceField, missingReference } from '../../shared';
import { ActionDialog } from './ActionDialog';
import { messages } from '../messages';
import { actionRequested } from '../orderActionsSlice';
import { useActionDraft } from './useActionDraft';

/** Notes that the team transferred what Razorpay refused to refund. */
export function TransferForm({ order }: { order: Order }) {
  const dispatch = useDispatch();
  const { orderId } = order;
  const paise = refusedOf(order);
  const [form, change] = useActionDraft({ orderId, action: 'transfer' }, { reference: '' }, String(paise));
  const [tried, setTried] = useState(false);
  const reference = form.reference.trim();
  const send = () => {
    setTried(true);
    if (reference)
      dispatch(
        actionRequested({ orderId, action: 'transfer', body: { amount: toRupees(paise), reference } }),
      );
  };
  const money = formatPaise(paise);
  return (
    <ActionDialog title={messages.transferTitle} act={messages.actions.transfer} onAct={send}>
      <ActionConsequences>
        <p>{messages.transferWhat(money, refusalReasons(order).join('; '))}</p>
        <p>{messages.transferHow(money)}</p>
      </ActionConsequences>
      <ActionFields>
        <BankReferenceField
          value={form.reference}
          error={tried ? missingReference(form.reference) : undefined}
          onChange={(typed) => change({ reference: typed })}
        />
      </ActionFields>
    </ActionDialog>
  );
}
