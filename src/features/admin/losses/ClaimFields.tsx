import { useState, type FormEvent, type Ref } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { toRupees, type Paise } from '@/domain/money/money';
import type { Loss } from '@/domain/orders/order/undelivered';
import { MAX_CLAIM, MAX_CLAIM_NOTE, nextStatuses, type ClaimStatus } from '@/domain/orders/undelivered/claim';
import { paiseIn } from '@/features/admin/shared';
import { Button, ErrorNote, SelectField, TextField } from '@/ui';
import { ClaimForm } from './Losses.styles';
import { claimSubmitted, selectLosses } from './lossesSlice';
import { messages } from './messages';

/** Paise of a typed amount; null where it is none. */
function claimIn(typed: string): number | null {
  const paise = paiseIn(typed);
  return paise !== null && paise >= 100 && paise <= MAX_CLAIM ? paise : null;
}

interface ClaimFieldsProps {
  orderId: string;
  loss: Loss;
  /** Rupees that a new claim begins with. */
  worth: number;
  /** The button that saves; a paid claim has none. */
  save: Ref<HTMLButtonElement>;
}

/** The claim for one lost parcel. A key remounts it when the stored claim changes. */
export function ClaimFields({ orderId, loss, worth, save }: ClaimFieldsProps) {
  const dispatch = useDispatch();
  const { claims, acting } = useSelector(selectLosses);
  const claim = claims[loss.awb] ?? null;
  const [amount, setAmount] = useState(String(claim ? toRupees(claim.amount as Paise) : worth));
  const [status, setStatus] = useState<ClaimStatus>(claim?.status ?? 'open');
  const [note, setNote] = useState(claim?.note ?? '');
  const [tried, setTried] = useState(false);
  const state = acting[loss.awb];
  const paise = claimIn(amount);
  const isOver = claim?.status === 'paid';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (paise === null || isOver) return;
    dispatch(claimSubmitted({ orderId, claim: { awb: loss.awb, amount: paise, status, note: note.trim() } }));
  };
  return (
    <ClaimForm onSubmit={submit} noValidate aria-label={messages.claim}>
      <TextField
        label={messages.amount}
        inputMode="decimal"
        value={amount}
        readOnly={isOver}
        error={tried && paise === null ? messages.badAmount : undefined}
        onChange={(event) => setAmount(event.target.value)}
      />
      <SelectField
        label={messages.status}
        value={status}
        disabled={isOver}
        onChange={(event) => setStatus(event.target.value as ClaimStatus)}
      >
        {nextStatuses(claim).map((one) => (
          <option key={one} value={one}>
            {messages.statuses[one]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={messages.note}
        optional
        hint={messages.noteHint}
        maxLength={MAX_CLAIM_NOTE}
        value={note}
        readOnly={isOver}
        onChange={(event) => setNote(event.target.value)}
      />
      <div role="alert">{state?.status === 'failed' && <ErrorNote>{state.message}</ErrorNote>}</div>
      {!isOver && (
        <div>
          <Button ref={save} type="submit" size="sm" variant="ghost" busy={state?.status === 'sending'}>
            {claim ? messages.save : messages.make}
          </Button>
        </div>
      )}
    </ClaimForm>
  );
}
