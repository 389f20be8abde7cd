import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { MAX_NOTE } from '@/domain/admin/adminOrder';
import type { Order } from '@/domain/orders/order/order';
import { ActionFields } from '@/features/orders';
import { TextField } from '@/ui';
import { ActionDialog } from './ActionDialog';
import { messages } from '../messages';
import { actionRequested } from '../orderActionsSlice';
import { useActionDraft } from './useActionDraft';

/** Adds a note to the order's history. */
export function NoteForm({ order: { orderId } }: { order: Order }) {
  const dispatch = useDispatch();
  const [{ text }, change] = useActionDraft({ orderId, action: 'note' }, { text: '' });
  const [tried, setTried] = useState(false);
  const note = text.trim();
  const send = () => {
    setTried(true);
    if (note) dispatch(actionRequested({ orderId, action: 'note', body: { note } }));
  };
  return (
    <ActionDialog title={messages.noteTitle} act={messages.noteSave} onAct={send}>
      <ActionFields>
        <TextField
          label={messages.noteLabel}
          hint={messages.customerReads}
          maxLength={MAX_NOTE}
          value={text}
          error={tried && !note ? messages.noteMissing : undefined}
          onChange={({ target }) => change({ text: target.value })}
        />
      </ActionFields>
    </ActionDialog>
  );
}
