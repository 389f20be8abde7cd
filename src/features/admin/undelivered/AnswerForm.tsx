import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ADDRESS_LIMITS } from '@/domain/addresses/address';
import type { UndeliveredRow } from '@/domain/admin/undelivered/row';
import { addDays } from '@/domain/time/calendar';
import type { FieldProblem } from '@/domain/records/fieldProblem';
import { dayInIndia } from '@/domain/time/india';
import { messages as fields } from '@/domain/text/messages';
import { isPhone, phoneIn } from '@/domain/text/phone';
import { MAX_COURIER_NOTE, MAX_DAYS_AHEAD } from '@/domain/orders/undelivered/answerUndelivered';
import { formatWeekday } from '@/lib/dates';
import { focusInvalid } from '@/lib/focusInvalid';
import { Button, ErrorNote, RadioCard, SelectField, TextField } from '@/ui';
import { draftOf, type AnswerDraft, type Choice } from './answerDraft';
import { messages } from './messages';
import { Fields, AnswerForm as Form } from './Undelivered.styles';
import { answerDrafted, answerSubmitted, selectUndelivered } from './undeliveredSlice';

type Texts = Pick<AnswerDraft, 'phone' | 'landmark' | 'address' | 'note'>;

type Problem = FieldProblem<keyof Texts>;

/** The fields in the order of the form; a phone number has other faults. */
const WITHOUT_ANGLES = ['landmark', 'address', 'note'] as const;

/** The first field that is wrong, with a sentence; null where nothing is. */
function problemOf(choice: Choice, texts: Texts): Problem | null {
  const isChange = choice === 'change';
  const { phone, landmark, address } = texts;
  if (isChange && !phone && !landmark && !address)
    return { field: 'phone', message: messages.nothingChanged };
  if (isChange && phone && !isPhone(phoneIn(phone))) return { field: 'phone', message: fields.wrongPhone };
  const field = WITHOUT_ANGLES.find((name) => (isChange || name === 'note') && /[<>]/.test(texts[name]));
  return field ? { field, message: messages.angles } : null;
}

/** The answer to the courier. 'Return to origin' is never chosen beforehand. Each parcel keeps its draft until it is sent. */
export function AnswerForm({ row, now }: { row: UndeliveredRow; now: Date }) {
  const dispatch = useDispatch();
  const { sending, drafts } = useSelector(selectUndelivered);
  const mayTryAgain = row.acts.includes('again');
  const today = dayInIndia(now);
  const draft = draftOf(drafts, row);
  const update = (change: Partial<AnswerDraft>) =>
    dispatch(answerDrafted({ orderId: row.orderId, draft: { ...draft, ...change } }));
  const chosen = draft.choice ?? (mayTryAgain ? 'again' : null);
  const choice = mayTryAgain || chosen === 'return' ? chosen : null;
  // A draft may have waited until its day was over.
  const day = draft.day === null || (draft.day && draft.day <= today) ? addDays(today, 1) : draft.day;
  const [problem, setProblem] = useState<Problem | null>(null);
  const mine = sending[row.orderId];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!choice) return;
    const found = problemOf(choice, draft);
    setProblem(found);
    if (found) return void focusInvalid(event.currentTarget);
    const isChange = choice === 'change';
    const request = {
      act: choice === 'return' ? ('return' as const) : ('again' as const),
      attempt: row.attempts.length,
      day: choice === 'return' ? '' : day,
      phone: isChange && draft.phone ? phoneIn(draft.phone) : '',
      landmark: isChange ? draft.landmark.trim() : '',
      address: isChange ? draft.address.trim() : '',
      note: draft.note.trim(),
    };
    dispatch(answerSubmitted({ orderId: row.orderId, request }));
  };
  const radio = (value: Choice, title: string, note = '') => (
    <RadioCard
      name="tell"
      title={title}
      note={note}
      checked={choice === value}
      onChange={() => update({ choice: value })}
    />
  );
  const text = (name: keyof Texts, maxLength: number) => (
    <TextField
      label={messages[name]}
      optional
      hint={name === 'note' ? messages.noteHint : undefined}
      maxLength={maxLength}
      value={draft[name]}
      error={problem?.field === name ? problem.message : undefined}
      inputMode={name === 'phone' ? 'tel' : undefined}
      onChange={(event) => {
        update({ [name]: event.target.value });
        setProblem(null);
      }}
    />
  );
  const refusal = mine?.status === 'failed' && !problem ? mine.message : '';
  const isBack = choice === 'return';
  return (
    <Form onSubmit={submit} noValidate>
      <fieldset>
        <legend>{messages.tellTitle}</legend>
        {mayTryAgain && radio('again', messages.again, messages.againNote)}
        {mayTryAgain && radio('change', messages.change)}
        {radio('return', messages.back, messages.backNote)}
      </fieldset>
      {choice && (
        <Fields>
          {!isBack && (
            <SelectField
              label={messages.day}
              value={day}
              onChange={(event) => update({ day: event.target.value })}
            >
              {Array.from({ length: MAX_DAYS_AHEAD }, (_, ahead) => addDays(today, ahead + 1)).map((one) => (
                <option key={one} value={one}>
                  {formatWeekday(`${one}T12:00:00Z`)}
                </option>
              ))}
              <option value="">{messages.nextRound}</option>
            </SelectField>
          )}
          {choice === 'change' && (
            <>
              {text('phone', 16)}
              {text('landmark', ADDRESS_LIMITS.landmark)}
              {text('address', ADDRESS_LIMITS.addressLine1)}
            </>
          )}
          {text('note', MAX_COURIER_NOTE)}
        </Fields>
      )}
      <div role="alert">{refusal && <ErrorNote>{refusal}</ErrorNote>}</div>
      <Button
        type="submit"
        variant={isBack ? 'danger' : undefined}
        disabled={!choice}
        busy={mine?.status === 'sending'}
      >
        {isBack ? messages.tellBack : messages.tell(row.courier)}
      </Button>
    </Form>
  );
}
