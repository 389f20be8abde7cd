import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { MAX_NOTE } from '@/domain/admin/adminOrder';
import type { Order } from '@/domain/orders/order/order';
import { isPaidOnline, needsTransfer, refundable } from '@/domain/payments/refund/refundable';
import { ActionFields, ActionConsequences } from '@/features/orders';
import { Checkbox, TextField } from '@/ui';
import { ActionDialog } from './ActionDialog';
import { messages } from '../messages';
import { actionRequested } from '../orderActionsSlice';
import { asksToSettle, emptyRefund, isSettling, readRefund, type RefundFieldsProps } from './refundForm';
import { RefundLines } from './RefundLines';
import { TargetFields } from './TargetFields';
import { useActionDraft } from './useActionDraft';

function Fields({ order, form, errors, onChange }: RefundFieldsProps) {
  return (
    <ActionFields>
      <TextField
        label={messages.amount}
        inputMode="decimal"
        autoComplete="off"
        value={form.amount}
        error={errors.amount}
        onChange={({ target }) => onChange({ amount: target.value })}
      />
      <TextField
        label={messages.why}
        hint={messages.customerReads}
        maxLength={MAX_NOTE}
        value={form.note}
        error={errors.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
      <TargetFields order={order} form={form} errors={errors} onChange={onChange} />
      {form.refundTo === 'source' && needsTransfer(order, refundable(order)) && (
        <TextField
          label={messages.reference}
          autoComplete="off"
          maxLength={60}
          value={form.reference}
          error={errors.reference}
          onChange={({ target }) => onChange({ reference: target.value })}
        />
      )}
      {asksToSettle(order, form) && (
        <Checkbox
          label={messages.settles}
          checked={isSettling(order, form)}
          onChange={({ target }) => onChange({ settles: target.checked })}
        />
      )}
    </ActionFields>
  );
}

/** Refunds some or all of the payment. */
export function RefundDialog({ order }: { order: Order }) {
  const dispatch = useDispatch();
  const [tried, setTried] = useState(false);
  const { orderId } = order;
  const empty = emptyRefund(order);
  // A sum typed before another refund or a return would no longer fit.
  const basis = `${empty.amount} of ${refundable(order)}`;
  const [form, change] = useActionDraft({ orderId, action: 'refund' }, empty, basis);
  const read = readRefund(order, form);
  const send = () => {
    setTried(true);
    if (read.ok) dispatch(actionRequested({ orderId, action: 'refund', body: read.body }));
  };
  return (
    <ActionDialog title={messages.refundTitle} act={messages.actions.refund} onAct={send}>
      <RefundLines order={order} />
      <ActionConsequences>
        <p>
          {messages.refundLeft(refundable(order))}{' '}
          {form.refundTo === 'source' && (isPaidOnline(order) ? messages.refundOnline : messages.refundCash)}
          {order.credit && ` ${messages.refundCredit}`}
        </p>
      </ActionConsequences>
      <Fields order={order} form={form} errors={tried && !read.ok ? read.errors : {}} onChange={change} />
    </ActionDialog>
  );
}
