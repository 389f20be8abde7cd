import { useId, useState, type FormEvent, type Ref } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { toRupees, type Paise } from '@/domain/money/money';
import type { Loss } from '@/domain/orders/order/undelivered';
import {
  MAX_CLAIM,
  MAX_CLAIM_NOTE,
  nextStatuses,
  type Claim,
  type ClaimStatus,
} from '@/domain/orders/undelivered/claim';
import { changedFields, paiseIn, useTypedOver } from '@/features/admin/shared';
import { useUnsavedForm } from '@/features/unsaved';
import { focusInvalidIn } from '@/lib/focusInvalid';
import { Button, ErrorNote, SelectField, TextField } from '@/ui';
import { ClaimForm } from './Losses.styles';
import { claimSubmitted, selectLosses } from './lossesSlice';
import { messages } from './messages';

/** Paise of a typed amount; null where it is none. */
function claimIn(typed: string): Paise | null {
  const paise = paiseIn(typed);
  return paise !== null && paise >= 100 && paise <= MAX_CLAIM ? paise : null;
}

/** The form of a claim, or of a new one for a parcel of this worth in rupees. */
const claimForm = (
  claim: Claim | null,
  worth: number,
): { amount: string; status: ClaimStatus; note: string } => ({
  amount: String(claim ? toRupees(claim.amount) : worth),
  status: claim?.status ?? 'open',
  note: claim?.note ?? '',
});

interface ClaimFieldsProps {
  orderId: string;
  loss: Loss;
  /** Rupees that a new claim begins with. */
  worth: number;
  /** The button that saves; a paid claim has none. */
  save: Ref<HTMLButtonElement>;
}

/** The claim for one lost parcel. What is typed stays when a colleague saves the claim meanwhile. */
export function ClaimFields({ orderId, loss, worth, save }: ClaimFieldsProps) {
  const dispatch = useDispatch();
  const id = useId();
  const { claims, sending } = useSelector(selectLosses);
  const claim = claims[loss.awb] ?? null;
  const saved = claimForm(claim, worth);
  const [typed, type] = useTypedOver(saved);
  const isOver = claim?.status === 'paid';
  const statuses = nextStatuses(claim);
  const { amount, note, status: chosen } = isOver ? saved : typed;
  // A colleague's save may have left no way to the chosen status.
  const status = statuses.includes(chosen) ? chosen : saved.status;
  const [tried, setTried] = useState(false);
  const state = sending[loss.awb];
  const paise = claimIn(amount);
  const changes = changedFields(saved, { amount, status, note: note.trim() });
  useUnsavedForm(Object.keys(changes).length > 0, messages.leaving);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isOver) return;
    if (paise === null) return void focusInvalidIn(`[id="${id}"]`);
    const seen = claim?.at ?? '';
    const request = { awb: loss.awb, amount: paise, status, note: note.trim(), seen };
    dispatch(claimSubmitted({ orderId, claim: request }));
  };
  return (
    <ClaimForm id={id} onSubmit={submit} noValidate aria-label={messages.claim}>
      <TextField
        label={messages.amount}
        inputMode="decimal"
        value={amount}
        readOnly={isOver}
        error={tried && paise === null ? messages.badAmount : undefined}
        onChange={(event) => type({ amount: event.target.value })}
      />
      <SelectField
        label={messages.status}
        value={status}
        disabled={isOver}
        onChange={(event) => type({ status: event.target.value as ClaimStatus })}
      >
        {statuses.map((one) => (
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
        onChange={(event) => type({ note: event.target.value })}
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
