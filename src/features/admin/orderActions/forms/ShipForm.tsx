import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { MAX_AWB, MAX_COURIER } from '@/domain/admin/shipByHand';
import type { Order } from '@/domain/orders/order/order';
import { ActionConsequences, ActionFields } from '@/features/orders';
import { TextField } from '@/ui';
import { ActionDialog } from './ActionDialog';
import { messages } from '../messages';
import { actionRequested } from '../orderActionsSlice';
import { useActionDraft } from './useActionDraft';

const isAddress = (text: string) => text === '' || /^https:\/\/[^\s<>"]+\.[^\s<>"]+$/.test(text);
const isNumber = (text: string) => /^[A-Za-z0-9-]*$/.test(text);

/** Marks an order as sent with a courier that the shop is not connected to. */
export function ShipForm({ order: { orderId } }: { order: Order }) {
  const dispatch = useDispatch();
  const [form, change] = useActionDraft(
    { orderId, action: 'ship' },
    { courier: '', awb: '', trackingUrl: '' },
  );
  const [tried, setTried] = useState(false);
  const body = {
    courier: form.courier.trim(),
    awb: form.awb.trim(),
    trackingUrl: form.trackingUrl.trim(),
  };
  const isRight = isNumber(body.awb) && isAddress(body.trackingUrl);
  const send = () => {
    setTried(true);
    if (isRight) dispatch(actionRequested({ orderId, action: 'ship', body }));
  };
  return (
    <ActionDialog title={messages.shipTitle} act={messages.actions.ship} onAct={send}>
      <ActionConsequences>
        <p>{messages.shipWhat}</p>
      </ActionConsequences>
      <ActionFields>
        <TextField
          label={messages.courier}
          hint={messages.courierHint}
          maxLength={MAX_COURIER}
          value={form.courier}
          onChange={({ target }) => change({ courier: target.value })}
        />
        <TextField
          label={messages.awb}
          hint={messages.awbHint}
          autoComplete="off"
          maxLength={MAX_AWB}
          value={form.awb}
          error={tried && !isNumber(body.awb) ? messages.awbWrong : undefined}
          onChange={({ target }) => change({ awb: target.value })}
        />
        <TextField
          label={messages.trackingUrl}
          hint={messages.trackingUrlHint}
          inputMode="url"
          autoComplete="off"
          maxLength={300}
          value={form.trackingUrl}
          error={tried && !isAddress(body.trackingUrl) ? messages.trackingUrlWrong : undefined}
          onChange={({ target }) => change({ trackingUrl: target.value })}
        />
      </ActionFields>
    </ActionDialog>
  );
}
