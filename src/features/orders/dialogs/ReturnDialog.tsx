import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Order } from '@/domain/orders/order/order';
import { RETURN_REASONS } from '@/domain/orders/returns/messages';
import { returnDeadline } from '@/domain/orders/returns/returns';
import { SelectField, TextField } from '@/ui';
import { ConfirmActionDialog, ActionFields, ActionConsequences } from './ConfirmActionDialog';
import { OTHER } from './cancelReason';
import { formatDay } from '@/lib/dates';
import { messages } from '../messages';
import {
  actionDismissed,
  returnDraftChanged,
  returnRequested,
  selectOrderAction,
  selectReturnDraft,
  type OpenAction,
} from '../ordersSlice';
import { RefundChoice } from './RefundChoice';
import { ReturnLines } from './ReturnLines';
import {
  emptyDraft,
  firstWrong,
  roomFor,
  readReturnDraft,
  type ReturnDraft,
  type ReadReturn,
} from './returnDraft';

function Next({ order }: { order: Order }) {
  const ends = returnDeadline(order);
  return (
    <ActionConsequences>
      <p>{messages.returnNext}</p>
      <p>{messages.returnUnopened}</p>
      {/* The window ends as the day after its last begins. */}
      {ends && <p>{messages.returnUntil(formatDay(new Date(ends.getTime() - 1).toISOString()))}</p>}
    </ActionConsequences>
  );
}

interface WhyProps {
  draft: ReturnDraft;
  wrong: Extract<ReadReturn, { ok: false }> | null;
  onChange: (draft: ReturnDraft) => void;
}

function Why({ draft, wrong, onChange }: WhyProps) {
  const other = draft.chosen === OTHER;
  return (
    <>
      <SelectField
        label={messages.returnDialog.why}
        name="chosen"
        value={draft.chosen}
        error={wrong?.chosen}
        onChange={({ target }) => onChange({ ...draft, chosen: target.value })}
      >
        <option value="">{messages.returnDialog.chooseAReason}</option>
        {[...RETURN_REASONS, OTHER].map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
      </SelectField>
      {draft.chosen && (
        <TextField
          label={other ? messages.returnDialog.inYourWords : messages.returnDialog.anythingElse}
          name="more"
          optional={!other}
          maxLength={roomFor(draft)}
          value={draft.more}
          error={wrong?.more}
          onChange={({ target }) => onChange({ ...draft, more: target.value })}
        />
      )}
    </>
  );
}

function OpenDialog({ order, state }: { order: Order; state: OpenAction }) {
  const dispatch = useDispatch();
  const { orderId } = order;
  const box = useRef<HTMLDivElement>(null);
  const draft = useSelector(selectReturnDraft(orderId)) ?? emptyDraft(order);
  const [sent, setSent] = useState(false);
  const read = readReturnDraft(order, draft);
  // Errors show after the first attempt, and disappear once corrected.
  const wrong = sent && !read.ok ? read : null;
  const change = (to: ReturnDraft) => dispatch(returnDraftChanged({ orderId, draft: to }));
  return (
    <ConfirmActionDialog
      state={state}
      title={messages.returnTitle}
      cancelLabel={messages.keep}
      act={messages.returnSend}
      variant="primary"
      onClose={() => dispatch(actionDismissed())}
      onAct={() => {
        setSent(true);
        if (read.ok) dispatch(returnRequested({ orderId, request: read.request }));
        else box.current?.querySelector<HTMLElement>(`[name="${firstWrong(read)}"]`)?.focus();
      }}
    >
      <Next order={order} />
      <ActionFields ref={box}>
        <ReturnLines
          order={order}
          counts={draft.counts}
          error={wrong?.lines}
          onChange={(counts) => change({ ...draft, counts })}
        />
        <Why draft={draft} wrong={wrong} onChange={change} />
        <RefundChoice
          order={order}
          value={draft.refundTo}
          onChange={(refundTo) => change({ ...draft, refundTo })}
        />
      </ActionFields>
    </ConfirmActionDialog>
  );
}

/** Asks for the returned items and the reason; renders nothing while closed. */
export function ReturnDialog({ order }: { order: Order }) {
  const state = useSelector(selectOrderAction({ kind: 'return', orderId: order.orderId }));
  return state && <OpenDialog order={order} state={state} />;
}
