import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MAX_NOTE } from '@/domain/admin/adminOrder';
import { subtract } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { isPaidOnline, needsTransfer, refundable } from '@/domain/payments/refund/refundable';
import { ActionFields, ActionConsequences } from '@/features/orders';
import { Checkbox, DoubtNote, TextField } from '@/ui';
import { BankReferenceField } from '../../shared';
import { ActionDialog } from './ActionDialog';
import { messages } from '../messages';
import { actionRequested, selectRefundId } from '../orderActionsSlice';
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
        <BankReferenceField
          value={form.reference}
          error={errors.reference}
          onChange={(reference) => onChange({ reference })}
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

/** What went back while the dialog is open, if it is not this very refund, whose answer was lost. */
function WentBack({ order }: { order: Order }) {
  const left = refundable(order);
  const [atOpening] = useState(left);
  const ownId = useSelector((root: Parameters<typeof selectRefundId>[0]) =>
    selectRefundId(root, order.orderId),
  );
  const isOwn = order.payment.parts?.some(({ id }) => id === ownId) ?? false;
  return (
    <div role="status">
      {left < atOpening && !isOwn && (
        <ActionConsequences>
          <DoubtNote>{messages.wentBack(subtract(atOpening, left))}</DoubtNote>
        </ActionConsequences>
      )}
    </div>
  );
}

/** Refunds some or all of the payment. */
export function RefundDialog({ order }: { order: Order }) {
  const dispatch = useDispatch();
  const [tried, setTried] = useState(false);
  const { orderId } = order;
  const empty = emptyRefund(order);
  // A sum typed before another refund or a return would no longer fit.
  const left = refundable(order);
  const basis = `${empty.amount} of ${left}`;
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
          {messages.refundLeft(left)}{' '}
          {form.refundTo === 'source' && (isPaidOnline(order) ? messages.refundOnline : messages.refundCash)}
          {order.credit && ` ${messages.refundCredit}`}
        </p>
      </ActionConsequences>
      <WentBack order={order} />
      <Fields order={order} form={form} errors={tried && !read.ok ? read.errors : {}} onChange={change} />
    </ActionDialog>
  );
}
