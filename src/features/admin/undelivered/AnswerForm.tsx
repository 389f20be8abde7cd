import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ADDRESS_LIMITS } from '@/domain/addresses/address';
import type { UndeliveredRow } from '@/domain/admin/undelivered/row';
import { addDays } from '@/domain/time/calendar';
import { dayInIndia } from '@/domain/time/india';
import { isPhone, PHONE_ERROR, phoneIn } from '@/domain/text/phone';
import { MAX_COURIER_NOTE, MAX_DAYS_AHEAD } from '@/domain/orders/undelivered/answerUndelivered';
import { formatWeekday } from '@/lib/dates';
import { Button, ErrorNote, RadioCard, SelectField, TextField } from '@/ui';
import { messages } from './messages';
import { Fields, AnswerForm as Form } from './Undelivered.styles';
import { answerSubmitted, selectUndelivered } from './undeliveredSlice';

type Choice = 'again' | 'change' | 'return';
const TEXTS = { phone: '', landmark: '', address: '', note: '' };
type Texts = typeof TEXTS;

/** What is wrong with the choice, as a sentence; empty where nothing is. */
function problemOf(choice: Choice, { phone, landmark, address, note }: Texts): string {
  if (/[<>]/.test(landmark + address + note)) return messages.angles;
  if (choice !== 'change') return '';
  if (!phone && !landmark && !address) return messages.nothingChanged;
  return phone && !isPhone(phoneIn(phone)) ? PHONE_ERROR : '';
}

/** What the courier is to do. 'Return to origin' is never chosen beforehand. */
export function AnswerForm({ row, now }: { row: UndeliveredRow; now: Date }) {
  const dispatch = useDispatch();
  const { telling } = useSelector(selectUndelivered);
  const mayTryAgain = row.acts.includes('again');
  const today = dayInIndia(now);
  const [choice, setChoice] = useState<Choice | null>(mayTryAgain ? 'again' : null);
  const [day, setDay] = useState(addDays(today, 1));
  const [texts, setTexts] = useState<Texts>(TEXTS);
  const [problem, setProblem] = useState('');
  const mine = telling?.orderId === row.orderId ? telling : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!choice) return;
    const found = problemOf(choice, texts);
    setProblem(found);
    if (found) return;
    const isChange = choice === 'change';
    const request = {
      act: choice === 'return' ? ('return' as const) : ('again' as const),
      attempt: row.attempts.length,
      day: choice === 'return' ? '' : day,
      phone: isChange && texts.phone ? phoneIn(texts.phone) : '',
      landmark: isChange ? texts.landmark.trim() : '',
      address: isChange ? texts.address.trim() : '',
      note: texts.note.trim(),
    };
    dispatch(answerSubmitted({ orderId: row.orderId, request }));
  };
  const radio = (value: Choice, title: string, note = '') => (
    <RadioCard
      name="tell"
      title={title}
      note={note}
      checked={choice === value}
      onChange={() => setChoice(value)}
    />
  );
  const text = (name: keyof Texts, maxLength: number) => (
    <TextField
      label={messages[name]}
      optional
      hint={name === 'note' ? messages.noteHint : undefined}
      maxLength={maxLength}
      value={texts[name]}
      inputMode={name === 'phone' ? 'tel' : undefined}
      onChange={(event) => {
        setTexts({ ...texts, [name]: event.target.value });
        setProblem('');
      }}
    />
  );
  const shown = problem || (mine?.status === 'failed' ? mine.message : '');
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
            <SelectField label={messages.day} value={day} onChange={(event) => setDay(event.target.value)}>
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
      <div role="alert">{shown && <ErrorNote>{shown}</ErrorNote>}</div>
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
