import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { MAX_REASON } from '@/domain/cancel';
import type { Order } from '@/domain/order';
import { Button, Dialog, ErrorNote, SelectField, TextField } from '@/ui';
import { OTHER, REASONS, reasonOf } from './cancelReason';
import { messages } from './messages';
import { cancelDismissed, cancelRequested, selectCancel } from './ordersSlice';

const Texts = styled.div`
  display: grid;
  gap: 10px;
  color: var(--ink-2);
  margin-bottom: 18px;
`;
const Fields = styled.div`
  display: grid;
  gap: 16px;
  padding-bottom: 20px;
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  > button {
    flex: 1 1 150px;
    padding-inline: 16px;
  }
  > [role='alert'] {
    flex: 1 1 100%;
  }
`;

function Consequences({ order }: { order: Order }) {
  return (
    <Texts>
      <p>{messages.money(order)}</p>
      {order.couponCode && <p>{messages.coupon(order.couponCode)}</p>}
      {order.shipment.awb && <p>{messages.courierFirst}</p>}
    </Texts>
  );
}

function Why({ value, onChange }: { value: Reason; onChange: (value: Reason) => void }) {
  const { chosen, own } = value;
  return (
    <Fields>
      <SelectField
        label="Why are you cancelling?"
        optional
        value={chosen}
        onChange={({ target }) => onChange({ ...value, chosen: target.value })}
      >
        <option value="">No reason given</option>
        {[...REASONS, OTHER].map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
      </SelectField>
      {chosen === OTHER && (
        <TextField
          label="In your words"
          optional
          maxLength={MAX_REASON}
          value={own}
          onChange={({ target }) => onChange({ ...value, own: target.value })}
        />
      )}
    </Fields>
  );
}

interface Reason {
  chosen: string;
  own: string;
}

function OpenDialog({ order }: { order: Order }) {
  const dispatch = useDispatch();
  const cancel = useSelector(selectCancel);
  const [reason, setReason] = useState<Reason>({ chosen: '', own: '' });
  const busy = cancel.status === 'sending';
  const failed = cancel.status === 'failed' ? cancel : null;
  const over = failed !== null && !failed.again;
  const close = () => dispatch(cancelDismissed());
  const { orderId } = order;
  return (
    <Dialog
      title={messages.title}
      size="confirm"
      onClose={close}
      footer={
        <Foot>
          {failed && (
            <div role="alert">
              <ErrorNote>{failed.message}</ErrorNote>
            </div>
          )}
          <Button variant="ghost" data-autofocus onClick={close}>
            {over ? 'Close' : messages.keep}
          </Button>
          {!over && (
            <Button
              variant="danger"
              busy={busy}
              onClick={() => dispatch(cancelRequested({ orderId, reason: reasonOf(reason) }))}
            >
              {messages.cancel}
            </Button>
          )}
        </Foot>
      }
    >
      {!over && <Consequences order={order} />}
      {!over && <Why value={reason} onChange={setReason} />}
    </Dialog>
  );
}

/** Asks before an order is cancelled, and says what will happen; nothing while nobody wants to. */
export function CancelDialog({ order }: { order: Order }) {
  const cancel = useSelector(selectCancel);
  if (cancel.status === 'closed' || cancel.orderId !== order.orderId) return null;
  return <OpenDialog order={order} />;
}
