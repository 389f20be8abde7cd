import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { RefundTarget } from '@/domain/contracts/orders/cancel';
import { MAX_REASON } from '@/domain/orders/cancel/cancel';
import type { Order } from '@/domain/orders/order/order';
import { SelectField, TextField } from '@/ui';
import { ConfirmActionDialog, ActionFields, ActionConsequences } from './ConfirmActionDialog';
import { OTHER, REASONS, reasonOf } from './cancelReason';
import { messages } from '../messages';
import { RefundChoice } from './RefundChoice';
import { actionDismissed, cancelRequested, selectOrderAction, type OpenAction } from '../ordersSlice';

function Consequences({ order }: { order: Order }) {
  const money = messages.money(order);
  return (
    <ActionConsequences>
      {money && <p>{money}</p>}
      {order.couponCode && <p>{messages.coupon(order.couponCode)}</p>}
      {order.shipment.awb && <p>{messages.courierFirst}</p>}
    </ActionConsequences>
  );
}

function Why({ value, onChange }: { value: Reason; onChange: (value: Reason) => void }) {
  const { chosen, own } = value;
  return (
    <ActionFields>
      <SelectField
        label={messages.cancelDialog.why}
        optional
        value={chosen}
        onChange={({ target }) => onChange({ ...value, chosen: target.value })}
      >
        <option value="">{messages.cancelDialog.noReason}</option>
        {[...REASONS, OTHER].map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
      </SelectField>
      {chosen === OTHER && (
        <TextField
          label={messages.cancelDialog.inYourWords}
          optional
          maxLength={MAX_REASON}
          value={own}
          onChange={({ target }) => onChange({ ...value, own: target.value })}
        />
      )}
    </ActionFields>
  );
}

interface Reason {
  chosen: string;
  own: string;
}

function OpenDialog({ order, state }: { order: Order; state: OpenAction }) {
  const dispatch = useDispatch();
  const [reason, setReason] = useState<Reason>({ chosen: '', own: '' });
  const [refundTo, setRefundTo] = useState<RefundTarget>('source');
  const { orderId } = order;
  return (
    <ConfirmActionDialog
      state={state}
      title={messages.title}
      cancelLabel={messages.keep}
      act={messages.cancel}
      variant="danger"
      onClose={() => dispatch(actionDismissed())}
      onAct={() => dispatch(cancelRequested({ orderId, reason: reasonOf(reason), refundTo }))}
    >
      <Consequences order={order} />
      <RefundChoice order={order} value={refundTo} isAtOnce onChange={setRefundTo} />
      <Why value={reason} onChange={setReason} />
    </ConfirmActionDialog>
  );
}

/** Asks before an order is cancelled, and names the consequences; renders nothing while it is closed. */
export function CancelDialog({ order }: { order: Order }) {
  const state = useSelector(selectOrderAction({ kind: 'cancel', orderId: order.orderId }));
  return state && <OpenDialog order={order} state={state} />;
}
