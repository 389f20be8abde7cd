import { useRef, useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AdminMessage } from '@/domain/contracts/admin/messages';
import { MAX_REPLY } from '@/domain/messages/inbox/decide';
import { useUnsavedForm } from '@/features/unsaved';
import { Button, Caption, Checkbox, TextArea } from '@/ui';
import { useKeys } from '../keys';
import { oneAtATime } from '../shared';
import { actionRequested, replyTyped, selectSending, selectOpenMessage } from './messagesSlice';
import { Form } from './MessageScreen.styles';
import { messages } from './messages';

/** Replies by mail. The browser stores the draft until it is sent. */
export function ReplyForm({ message }: { message: AdminMessage }) {
  const dispatch = useDispatch();
  const { draft } = useSelector(selectOpenMessage);
  const sending = useSelector(selectSending);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const busy = sending.status === 'sending';
  const isSending = busy && sending.action.kind === 'reply';
  const empty = draft.text.trim() === '';
  useUnsavedForm(!empty, messages.reply.leaving);
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    setTried(empty);
    if (empty) field.current?.focus();
    else if (!busy) dispatch(actionRequested({ id: message.id, action: { kind: 'reply' } }));
  };
  useKeys({ 'mod+enter': () => send() });
  const left = MAX_REPLY - draft.text.trim().length;
  return (
    <Form onSubmit={send} noValidate aria-label={messages.reply.form}>
      <TextArea
        ref={field}
        label={messages.reply.to(message.name)}
        rows={7}
        maxLength={MAX_REPLY}
        hint={left < 300 ? messages.reply.left(left) : undefined}
        error={tried && empty ? messages.reply.missing : undefined}
        readOnly={isSending}
        value={draft.text}
        onChange={({ target }) => dispatch(replyTyped({ text: target.value }))}
      />
      <div>
        <Checkbox
          label={messages.reply.settles}
          checked={draft.settles}
          onChange={({ target }) => dispatch(replyTyped({ settles: target.checked }))}
        />
        <Caption>{messages.reply.settlesHint}</Caption>
      </div>
      <Button type="submit" size="sm" {...oneAtATime(isSending, busy)}>
        {messages.reply.send}
      </Button>
    </Form>
  );
}
