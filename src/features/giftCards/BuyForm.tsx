import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { addDays } from '@/domain/time/calendar';
import { dayInIndia } from '@/domain/time/india';
import { GIFT_CARD_SEND_DAYS, MAX_GIFT_CARD_MESSAGE, MAX_GIFT_CARD_NAME } from '@/domain/giftCards/giftCard';
import { isPersonName } from '@/domain/giftCards/personName';
import { isMailAddress } from '@/domain/mail/outgoingMail';
import { formatRupees } from '@/domain/money/money';
import { focusInvalid } from '@/lib/focusInvalid';
import { EMPTY_GIFT, giftCardDraft } from '@/services';
import { Button, Caption, ErrorNote, SelectField, TextArea, TextField, useExternalOverlay } from '@/ui';
import { Pair, Sheet } from './GiftCards.styles';
import { giftCardActions, selectGiftCards } from './giftCardsSlice';
import { messages } from './messages';

const texts = messages.buy;
type Form = typeof EMPTY_GIFT;

const withNewId = (form: Form): Form => ({ ...form, id: crypto.randomUUID() });

function firstForm(): Form {
  const draft = giftCardDraft.read() ?? EMPTY_GIFT;
  return draft.id ? draft : withNewId(draft);
}

/** The amount that the form proposes. */
const usualOf = (amounts: readonly number[]): number => (amounts.includes(1000) ? 1000 : (amounts[0] ?? 0));

function errorsOf(
  { email, name, from, sendOn }: Form,
  today: string,
): Partial<Record<'email' | 'name' | 'from' | 'sendOn', string>> {
  const isDay = !sendOn || (sendOn >= today && sendOn <= addDays(today, GIFT_CARD_SEND_DAYS));
  return {
    ...(isMailAddress(email.trim()) ? {} : { email: texts.badEmail }),
    ...(isPersonName(name) ? {} : { name: texts.badName }),
    ...(isPersonName(from) ? {} : { from: texts.badName }),
    ...(isDay ? {} : { sendOn: texts.badDay }),
  };
}

/** Buys a gift card for another person. A bought card resets the form; a reload of the page does not. */
export function BuyForm({ amounts }: { amounts: readonly number[] }) {
  const dispatch = useDispatch();
  const { sending: all, isPaying, bought } = useSelector(selectGiftCards);
  const sending = all.buy;
  const busy = sending.status === 'sending';
  useExternalOverlay(isPaying, () => dispatch(giftCardActions.paymentLeft()));
  const [form, setForm] = useState(firstForm);
  const amount = amounts.find((one) => String(one) === form.amount) ?? usualOf(amounts);
  const [hasTried, setHasTried] = useState(false);
  if (bought === form.id) {
    // The next purchase is another card.
    setForm(withNewId(EMPTY_GIFT));
    setHasTried(false);
  }
  const [today] = useState(() => dayInIndia(new Date()));
  const errors = errorsOf(form, today);
  const shown = hasTried ? errors : {};
  const change = (part: Partial<Form>) => {
    // What is being paid for stays as it is: a reload finds its payment by the id.
    if (busy) return;
    // A retry keeps the id, also after a reload: a payment that has arrived meanwhile is not made again.
    const next = withNewId({ ...form, ...part });
    setForm(next);
    giftCardDraft.write(next);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (Object.keys(errors).length > 0) return void focusInvalid(event.currentTarget);
    giftCardDraft.write(form);
    dispatch(giftCardActions.buyRequested({ ...form, amount, email: form.email.trim() }));
  };
  return (
    <Sheet onSubmit={send} noValidate aria-label={texts.title}>
      <Caption>{texts.intro}</Caption>
      <SelectField
        label={texts.amount}
        value={String(amount)}
        onChange={({ target }) => change({ amount: target.value })}
      >
        {amounts.map((rupees) => (
          <option key={rupees} value={rupees}>
            {formatRupees(rupees)}
          </option>
        ))}
      </SelectField>
      <Pair>
        <TextField
          label={texts.email}
          type="email"
          autoComplete="off"
          maxLength={254}
          readOnly={busy}
          value={form.email}
          error={shown.email}
          onChange={({ target }) => change({ email: target.value })}
        />
        <TextField
          label={texts.name}
          optional
          autoComplete="off"
          maxLength={MAX_GIFT_CARD_NAME}
          readOnly={busy}
          value={form.name}
          error={shown.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextField
          label={texts.from}
          optional
          autoComplete="name"
          maxLength={MAX_GIFT_CARD_NAME}
          readOnly={busy}
          value={form.from}
          error={shown.from}
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextField
          label={texts.sendOn}
          hint={texts.sendHint}
          type="date"
          optional
          min={today}
          max={addDays(today, GIFT_CARD_SEND_DAYS)}
          readOnly={busy}
          value={form.sendOn}
          error={shown.sendOn}
          onChange={({ target }) => change({ sendOn: target.value })}
        />
      </Pair>
      <TextArea
        label={texts.message}
        hint={texts.left(MAX_GIFT_CARD_MESSAGE - form.message.length)}
        optional
        rows={3}
        maxLength={MAX_GIFT_CARD_MESSAGE}
        readOnly={busy}
        value={form.message}
        onChange={({ target }) => change({ message: target.value })}
      />
      <div role="alert">{sending.status === 'failed' && <ErrorNote>{sending.message}</ErrorNote>}</div>
      <Button type="submit" busy={busy}>
        {texts.pay(formatRupees(amount))}
      </Button>
    </Sheet>
  );
}
