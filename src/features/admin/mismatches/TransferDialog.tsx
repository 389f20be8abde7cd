import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { formatRupees } from '@/domain/money/money';
import { BankReferenceField, FormDialog, missingReference } from '../shared';
import { messages } from './messages';
import {
  keyOf,
  selectMismatches,
  transferDialogClosed,
  transferRequested,
  type RefusedRefund,
} from './mismatchesSlice';

const { refundRefused: texts } = messages;

/** Notes that the team transferred what Razorpay refused to refund of a payment without an order. */
export function TransferDialog({ mismatch }: { mismatch: RefusedRefund }) {
  const dispatch = useDispatch();
  const { sending } = useSelector(selectMismatches);
  const state = sending[keyOf(mismatch)];
  const [typed, setTyped] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const reference = typed.trim();
  const send = () => {
    setHasTried(true);
    if (reference) dispatch(transferRequested({ mismatch, reference }));
  };
  return (
    <FormDialog
      title={texts.dialogTitle}
      hint={texts.dialogHint(formatRupees(mismatch.amount))}
      action={texts.act}
      isSending={state?.status === 'sending'}
      problem={state?.status === 'failed' ? state.message : ''}
      onClose={() => dispatch(transferDialogClosed())}
      onSend={send}
    >
      <BankReferenceField
        value={typed}
        error={hasTried ? missingReference(typed) : undefined}
        onChange={setTyped}
      />
    </FormDialog>
  );
}
