import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MAX_CREDIT_NOTE } from '@/domain/credit/limits';
import { Button, Caption, Dialog, ErrorNote, TextField } from '@/ui';
import { DialogForm } from '../shared';
import { messages } from './messages';
import { referralsAdmin, selectReferralsAdmin } from './referralsSlice';

/** Asks why, before a referral is refused or its reward taken back. */
export function WithdrawDialog({ friendId, status }: { friendId: string; status: 'waiting' | 'earned' }) {
  const dispatch = useDispatch();
  const { isSending, problem } = useSelector(selectReferralsAdmin);
  const [text, setText] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const reason = text.trim();
  const close = () => dispatch(referralsAdmin.withdrawalDismissed());
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    setHasTried(true);
    if (reason) dispatch(referralsAdmin.withdrawalSubmitted({ friendId, reason }));
  };
  return (
    <Dialog
      title={messages.titles[status]}
      onClose={close}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {messages.cancel}
          </Button>
          <Button variant="danger" busy={isSending} onClick={() => send()}>
            {messages.acts[status]}
          </Button>
        </>
      }
    >
      <DialogForm onSubmit={send} noValidate>
        <Caption>{messages.hints[status]}</Caption>
        <TextField
          label={messages.reason}
          maxLength={MAX_CREDIT_NOTE}
          autoComplete="off"
          value={text}
          error={hasTried && !reason ? messages.noReason : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <div role="alert">{problem && <ErrorNote>{problem}</ErrorNote>}</div>
        {/* Enter sends it too. */}
        <button type="submit" hidden />
      </DialogForm>
    </Dialog>
  );
}
