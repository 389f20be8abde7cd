import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Arrival } from '@/domain/admin/shipByHand';
import type { Order } from '@/domain/orders/order/order';
import { ActionConsequences } from '@/features/orders';
import { ErrorNote, RadioCard } from '@/ui';
import { ActionDialog } from './ActionDialog';
import { Choice } from './Choice.styles';
import { messages } from '../messages';
import { actionRequested } from '../orderActionsSlice';

const OUTCOMES: readonly [Arrival, string, string][] = [
  ['delivered', messages.delivered, messages.deliveredHint],
  ['rto', messages.rto, messages.rtoHint],
];

/** Reports the outcome of a parcel that was sent by hand. */
export function ArriveForm({ order: { orderId } }: { order: Order }) {
  const dispatch = useDispatch();
  const [outcome, setOutcome] = useState<Arrival | null>(null);
  const [tried, setTried] = useState(false);
  const isMissing = tried && !outcome;
  const send = () => {
    setTried(true);
    if (outcome) dispatch(actionRequested({ orderId, action: 'arrive', body: { outcome } }));
  };
  return (
    <ActionDialog title={messages.arriveTitle} act={messages.actions.arrive} onAct={send}>
      <ActionConsequences>
        <p>{messages.arriveWhat}</p>
      </ActionConsequences>
      <Choice aria-label={messages.arriveTitle}>
        {OUTCOMES.map(([value, title, note]) => (
          <RadioCard
            key={value}
            name="outcome"
            title={title}
            note={note}
            checked={outcome === value}
            aria-invalid={isMissing || undefined}
            onChange={() => setOutcome(value)}
          />
        ))}
        <div role="alert">{isMissing && <ErrorNote>{messages.arriveMissing}</ErrorNote>}</div>
      </Choice>
    </ActionDialog>
  );
}
