import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { MAX_REASON } from '@/domain/orders/cancel/cancel';
import type { Order } from '@/domain/orders/order/order';
import { ActionFields, ActionConsequences } from '@/features/orders';
import { TextField } from '@/ui';
import { ActionDialog } from './ActionDialog';
import { messages } from '../messages';
import { actionRequested } from '../orderActionsSlice';
import { useActionDraft } from './useActionDraft';

/** Cancels the order, with a reason that the shopper reads. */
export function CancelForm({ order }: { order: Order }) {
  const dispatch = useDispatch();
  const [tried, setTried] = useState(false);
  const { orderId, payment, shipment } = order;
  const [{ reason }, change] = useActionDraft({ orderId, action: 'cancel' }, { reason: '' });
  const trimmed = reason.trim();
  const send = () => {
    setTried(true);
    if (trimmed) dispatch(actionRequested({ orderId, action: 'cancel', body: { reason: trimmed } }));
  };
  return (
    <ActionDialog title={messages.cancelTitle} act={messages.actions.cancel} variant="danger" onAct={send}>
      <ActionConsequences>
        <p>{messages.cancelWhat(payment.status === 'captured', shipment.awb !== '')}</p>
      </ActionConsequences>
      <ActionFields>
        <TextField
          label={messages.reason}
          hint={messages.customerReads}
          maxLength={MAX_REASON}
          value={reason}
          error={tried && !trimmed ? messages.reasonMissing : undefined}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </ActionFields>
    </ActionDialog>
  );
}
