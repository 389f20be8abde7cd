import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MAX_CREDIT_NOTE, MAX_ISSUED } from '@/domain/credit/limits';
import { formatPaise, toRupees } from '@/domain/money/money';
import { FormDialog, paiseIn } from '@/features/admin/shared';
import { problemOf } from '@/lib/sending';
import { TextField } from '@/ui';
import { creditActions, selectCreditSending, type CreditAct } from './customerCreditSlice';
import { messages } from './messages';

/** Rupees of a typed amount; null where it is none that can be given. */
function rupeesIn(typed: string): number | null {
  const paise = paiseIn(typed);
  return paise !== null && paise >= 100 && paise <= MAX_ISSUED ? toRupees(paise) : null;
}

/** Asks how much and why, before a customer's credit is changed. */
export function CreditDialog({ act, uid, name }: { act: CreditAct; uid: string; name: string }) {
  const dispatch = useDispatch();
  const sending = useSelector(selectCreditSending);
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const moves = act === 'give' || act === 'takeBack';
  const rupees = moves ? rupeesIn(amount) : 0;
  const close = () => dispatch(creditActions.dialogClosed());
  const send = () => {
    setHasTried(true);
    if (rupees === null || !note.trim()) return;
    dispatch(creditActions.actRequested({ uid, name, act, amount: rupees, note: note.trim() }));
  };
  return (
    <FormDialog
      title={messages.titles[act](name)}
      hint={messages.hints[act]}
      action={messages.sends[act]}
      isSending={sending?.status === 'sending'}
      problem={problemOf(sending)}
      onClose={close}
      onSend={send}
    >
      {moves && (
        <TextField
          label={messages.amount}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          error={hasTried && rupees === null ? messages.badAmount(formatPaise(MAX_ISSUED)) : undefined}
          onChange={({ target }) => setAmount(target.value)}
        />
      )}
      <TextField
        label={moves ? messages.note : messages.reason}
        maxLength={MAX_CREDIT_NOTE}
        autoComplete="off"
        value={note}
        error={hasTried && !note.trim() ? messages.noNote : undefined}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
