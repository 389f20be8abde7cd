import { useId, useRef, useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ADDRESS_LIMITS } from '@/domain/addresses/address';
import type { DeliveryRequest, DeliveryResponse } from '@/domain/contracts/orders/undelivered';
import { messages as fields } from '@/domain/text/messages';
import { isPhone, phoneIn } from '@/domain/text/phone';
import { formatWeekday } from '@/lib/dates';
import { Button, Checkbox, ErrorNote, SelectField, TextField } from '@/ui';
import { Form } from './DeliveryScreen.styles';
import { messages } from './messages';
import { answerSubmitted, selectRedelivery } from './redeliverySlice';

const EMPTY: DeliveryRequest = { day: '', phone: '', landmark: '', notRefused: false };

type Errors = Partial<Record<'phone' | 'landmark' | 'form', string>>;

function errorsOf({ phone, landmark }: DeliveryRequest): Errors {
  return {
    ...(phone && !isPhone(phone) ? { phone: fields.wrongPhone } : {}),
    ...(/[<>]/.test(landmark) ? { landmark: messages.angles } : {}),
  };
}

/**
 * The shopper's instructions for the courier: a day, a landmark, another phone number, or 'I did not refuse
 * it'.
 */
export function DeliveryForm({ token, question }: { token: string; question: DeliveryResponse }) {
  const dispatch = useDispatch();
  const { sending } = useSelector(selectRedelivery);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [first = ''] = question.days;
  const [answer, setAnswer] = useState<DeliveryRequest>({ ...EMPTY, day: first });
  const [errors, setErrors] = useState<Errors>({});
  const busy = sending.status === 'sending';
  const change = (part: Partial<DeliveryRequest>) => setAnswer({ ...answer, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const tidy = {
      ...answer,
      phone: phoneIn(answer.phone),
      landmark: answer.landmark.replace(/\s+/g, ' ').trim(),
    };
    const isEmpty = !tidy.day && !tidy.phone && !tidy.landmark && !tidy.notRefused;
    const found: Errors = isEmpty ? { form: messages.nothingChosen } : errorsOf(tidy);
    setErrors(found);
    const [wrong] = Object.keys(found);
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    else dispatch(answerSubmitted({ token, answer: tidy }));
  };
  const problem = errors.form ?? (sending.status === 'failed' ? sending.message : '');
  return (
    <Form ref={form} onSubmit={submit} noValidate aria-labelledby={id}>
      <h2 id={id}>{messages.heading}</h2>
      <SelectField
        label={messages.day}
        value={answer.day}
        disabled={busy}
        onChange={(event) => change({ day: event.target.value })}
      >
        {question.days.map((day) => (
          <option key={day} value={day}>
            {formatWeekday(`${day}T12:00:00Z`)}
          </option>
        ))}
        <option value="">{messages.nextRound}</option>
      </SelectField>
      <TextField
        label={messages.landmark}
        name="landmark"
        optional
        hint={messages.landmarkHint}
        maxLength={ADDRESS_LIMITS.landmark}
        value={answer.landmark}
        error={errors.landmark}
        readOnly={busy}
        onChange={(event) => change({ landmark: event.target.value })}
      />
      <TextField
        label={messages.phone}
        name="phone"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        hint={messages.phoneHint}
        value={answer.phone}
        error={errors.phone}
        readOnly={busy}
        onChange={(event) => change({ phone: event.target.value })}
      />
      <Checkbox
        label={messages.notRefused}
        checked={answer.notRefused}
        disabled={busy}
        onChange={() => change({ notRefused: !answer.notRefused })}
      />
      <div role="alert">{problem && <ErrorNote>{problem}</ErrorNote>}</div>
      <Button type="submit" busy={busy}>
        {busy ? messages.sending : messages.send}
      </Button>
    </Form>
  );
}
