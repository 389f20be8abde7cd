import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AdminMessage } from '@/domain/contracts/adminMessages';
import { MAX_REPLY } from '@/domain/messages/inbox/decide';
import { useUnsavedForm } from '@/features/unsaved';
import { Button, Caption, Checkbox, TextArea } from '@/ui';
import { useKeys } from '../keys/useKeys';
import { actionRequested, replyTyped, selectOpenMessage } from './inboxSlice';
import { Form } from './MessageScreen.styles';
import { inboxTexts } from './texts';

/** Writes back by mail. What is typed outlives a reload, until it has gone out. */
export function ReplyForm({ message }: { message: AdminMessage }) {
  const dispatch = useDispatch();
  const { draft, doing } = useSelector(selectOpenMessage);
  const [tried, setTried] = useState(false);
  const busy = doing.status === 'sending';
  const empty = draft.text.trim() === '';
  useUnsavedForm(!empty, inboxTexts.leaving);
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    setTried(empty);
    if (!empty && !busy) dispatch(actionRequested({ kind: 'reply' }));
  };
  useKeys({ 'mod+enter': () => send() });
  const left = MAX_REPLY - draft.text.trim().length;
  return (
    <Form onSubmit={send} noValidate aria-label="Reply">
      <TextArea
        label={`Reply to ${message.name}`}
        rows={7}
        maxLength={MAX_REPLY}
        hint={left < 300 ? `${left} characters left` : undefined}
        error={tried && empty ? inboxTexts.replyMissing : undefined}
        readOnly={busy && doing.action.kind === 'reply'}
        value={draft.text}
        onChange={({ target }) => dispatch(replyTyped({ text: target.value }))}
      />
      <div>
        <Checkbox
          label={inboxTexts.settles}
          checked={draft.settles}
          onChange={({ target }) => dispatch(replyTyped({ settles: target.checked }))}
        />
        <Caption>{inboxTexts.settlesHint}</Caption>
      </div>
      <Button type="submit" size="sm" busy={busy && doing.action.kind === 'reply'}>
        Send reply
      </Button>
    </Form>
  );
}
