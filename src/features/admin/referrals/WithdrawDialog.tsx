import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MAX_CREDIT_NOTE } from '@/domain/credit/limits';
import { problemOf } from '@/lib/sending';
import { TextField } from '@/ui';
import { FormDialog } from '../shared';
import { messages } from './messages';
import { referralsAdmin, selectReferralsAdmin } from './referralsSlice';

/** Asks why, before a referral is refused or its reward taken back. */
export function WithdrawDialog({ friendId, status }: { friendId: string; status: 'waiting' | 'earned' }) {
  const dispatch = useDispatch();
  const { dialog, page } = useSelector(selectReferralsAdmin).sending;
  const [text, setText] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const reason = text.trim();
  const close = () => dispatch(referralsAdmin.withdrawalDismissed());
  const send = () => {
    setHasTried(true);
    if (reason) dispatch(referralsAdmin.withdrawalSubmitted({ friendId, reason }));
  };
  return (
    <FormDialog
      title={messages.titles[status]}
      hint={messages.hints[status]}
      action={messages.acts[status]}
      isDanger
      isSending={dialog.status === 'sending' || page.status === 'sending'}
      problem={problemOf(dialog)}
      onClose={close}
      onSend={send}
    >
      <TextField
        label={messages.reason}
        maxLength={MAX_CREDIT_NOTE}
        autoComplete="off"
        value={text}
        error={hasTried && !reason ? messages.noReason : undefined}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}
