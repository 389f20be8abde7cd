import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isSampleSum, isWrapPrice, type CartSettings } from '@/domain/cart/cartSettings';
import { same } from '@/domain/records/audit';
import { toRupees, ZERO } from '@/domain/money/money';
import { useUnsavedForm } from '@/features/unsaved';
import { Button, Checkbox, ErrorNote, TextField } from '@/ui';
import { Form } from './CartSettings.styles';
import { saveRequested, selectCartSettings } from './cartSettingsSlice';
import { messages } from './messages';
import { SampleFields } from './SampleFields';
import { typedRupees } from './typedRupees';

interface CartSettingsFormProps {
  settings: CartSettings;
  /** Units of each sample that can be given, by SKU. */
  left: Readonly<Record<string, number>>;
}

/** What the cart offers, as fields. */
export function CartSettingsForm({ settings, left }: CartSettingsFormProps) {
  const dispatch = useDispatch();
  const { saving } = useSelector(selectCartSettings);
  const [isOffered, setOffered] = useState(settings.wrapPaise !== null);
  const [price, setPrice] = useState(String(toRupees(settings.wrapPaise ?? ZERO)));
  const [hasSamples, setHasSamples] = useState(settings.sampleFromPaise !== null);
  const [from, setFrom] = useState(
    settings.sampleFromPaise === null ? '' : String(toRupees(settings.sampleFromPaise)),
  );
  const [samples, setSamples] = useState(settings.samples);
  const [hasTried, setHasTried] = useState(false);
  const wanted: CartSettings = {
    wrapPaise: isOffered ? typedRupees(price, isWrapPrice) : null,
    sampleFromPaise: hasSamples ? typedRupees(from, isSampleSum) : null,
    samples,
  };
  const isWrong = isOffered && wanted.wrapPaise === null;
  const isWrongSum = hasSamples && wanted.sampleFromPaise === null;
  const isMissing = hasSamples && samples.length === 0;
  const isInvalid = isWrong || isWrongSum || isMissing;
  useUnsavedForm(isInvalid || !same(wanted, settings), messages.leaving);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (!isInvalid) dispatch(saveRequested(wanted));
  };
  return (
    <Form onSubmit={save} noValidate aria-label={messages.title}>
      <section>
        <h2>{messages.wrapTitle}</h2>
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
      </section>
      <section>
        <h2>{messages.sampleTitle}</h2>
        <Checkbox
          label={messages.sample}
          checked={hasSamples}
          onChange={({ target }) => setHasSamples(target.checked)}
        />
        {hasSamples && (
          <>
            <TextField
              label={messages.from}
              hint={messages.fromHint}
              inputMode="decimal"
              maxLength={12}
              value={from}
              error={hasTried && isWrongSum ? messages.wrongSum : undefined}
              onChange={({ target }) => setFrom(target.value)}
            />
            <SampleFields
              samples={samples}
              left={left}
              isMissing={hasTried && isMissing}
              onChange={setSamples}
            />
          </>
        )}
      </section>
      <div role="alert">{saving.status === 'failed' && <ErrorNote>{saving.message}</ErrorNote>}</div>
      <Button type="submit" size="sm" busy={saving.status === 'saving'}>
        {messages.save}
      </Button>
    </Form>
  );
}
