import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Order } from '@/domain/orders/order/order';
import { describePartialReturn } from '@/domain/orders/returns/returns';
import { ActionConsequences } from '@/features/orders';
import { ErrorNote, RadioCard } from '@/ui';
import { ActionDialog } from './ActionDialog';
import { Choice } from './Choice.styles';
import { messages } from '../messages';
import { actionRequested } from '../orderActionsSlice';

/** Takes a returned parcel in: its units are sold again, or written off. */
export function ReceiveForm({ order }: { order: Order }) {
  const dispatch = useDispatch();
  const [restock, setRestock] = useState<boolean | null>(null);
  const [tried, setTried] = useState(false);
  const isMissing = tried && restock === null;
  const { orderId, returning } = order;
  const send = () => {
    setTried(true);
    if (restock !== null) dispatch(actionRequested({ orderId, action: 'receive', body: { restock } }));
  };
  const choice = (value: boolean, title: string, note: string) => (
    <RadioCard
      name="restock"
      title={title}
      note={note}
      checked={restock === value}
      aria-invalid={isMissing || undefined}
      onChange={() => setRestock(value)}
    />
  );
  return (
    <ActionDialog title={messages.receiveTitle} act={messages.actions.receive} onAct={send}>
      <ActionConsequences>
        <p>{messages.receiveWhat(returning ? describePartialReturn(order) : '')}</p>
      </ActionConsequences>
      <Choice aria-label={messages.receiveTitle}>
        {choice(true, messages.restock, messages.restockHint)}
        {choice(false, messages.writeOff, messages.writeOffHint)}
        <div role="alert">{isMissing && <ErrorNote>{messages.receiveMissing}</ErrorNote>}</div>
      </Choice>
    </ActionDialog>
  );
}
