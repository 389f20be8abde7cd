import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isWrapPrice, type CartSettings } from '@/domain/cart/cartSettings';
import { toPaise, toRupees, type Paise } from '@/domain/money/money';
import { useUnsavedForm } from '@/features/unsaved';
import { Button, Checkbox, ErrorNote, TextField } from '@/ui';
import { Form } from './CartSettings.styles';
import { saveRequested, selectCartSettings } from './cartSettingsSlice';
import { messages } from './messages';

/** A typed price in paise; null for anything that is none. */
function priceIn(text: string): Paise | null {
  const digits = text.replace(/[\s,₹]/g, '');
  const paise = /^\d{1,5}(\.\d{1,2})?$/.test(digits) ? toPaise(Number(digits)) : null;
  return isWrapPrice(paise) ? paise : null;
}

/** What the cart offers, as fields. */
export function CartSettingsForm({ settings }: { settings: CartSettings }) {
  const dispatch = useDispatch();
  const { saving } = useSelector(selectCartSettings);
  const [isOffered, setOffered] = useState(settings.wrapPaise !== null);
  const [price, setPrice] = useState(String(toRupees(settings.wrapPaise ?? toPaise(0))));
  const [hasTried, setHasTried] = useState(false);
  const wrapPaise = isOffered ? priceIn(price) : null;
  const isWrong = isOffered && wrapPaise === null;
  useUnsavedForm(isWrong || wrapPaise !== settings.wrapPaise, messages.leaving);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (!isWrong) dispatch(saveRequested({ wrapPaise }));
  };
  return (
    <Form onSubmit={save} noValidate aria-label={messages.title}>
      <Checkbox
        label={messages.wrap}
        checked={isOffered}
        onChange={({ target }) => setOffered(target.checked)}
      />
      {isOffered && (
        <TextField
          label={messages.price}
          hint={messages.priceHint}
          inputMode="decimal"
          maxLength={12}
          value={price}
          error={hasTried && isWrong ? messages.wrong : undefined}
          onChange={({ target }) => setPrice(target.value)}
        />
      )}
      <div role="alert">{saving.status === 'failed' && <ErrorNote>{saving.message}</ErrorNote>}</div>
      <Button type="submit" size="sm" busy={saving.status === 'saving'}>
        {messages.save}
      </Button>
    </Form>
  );
}
