import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isSampleSum, isWrapPrice, type CartSettings, type SampleChoice } from '@/domain/cart/cartSettings';
import { toRupees, ZERO } from '@/domain/money/money';
import { useUnsavedForm } from '@/features/unsaved';
import { focusInvalid } from '@/lib/focusInvalid';
import { Button, Checkbox, ErrorNote, TextField } from '@/ui';
import { changedFields, useTypedOver } from '../shared';
import { Form } from './CartSettings.styles';
import { saveRequested, selectCartSettings } from './cartSettingsSlice';
import { messages } from './messages';
import { SampleFields } from './SampleFields';
import { typedRupees } from './typedRupees';

interface CartSettingsFormProps {
  settings: CartSettings;
  /** Available units of each sample, by SKU. */
  left: Readonly<Record<string, number>>;
}

/** The settings in the form's units; of the samples what is changed, so that another owner's choice stays in sight. */
const shownOf = ({ wrapPaise, sampleFromPaise }: CartSettings) => ({
  isOffered: wrapPaise !== null,
  price: String(toRupees(wrapPaise ?? ZERO)),
  hasSamples: sampleFromPaise !== null,
  from: sampleFromPaise === null ? '' : String(toRupees(sampleFromPaise)),
  added: [] as SampleChoice[],
  takenOut: [] as string[],
});

const skusOf = (samples: readonly SampleChoice[]) => samples.map(({ sku }) => sku);
const without = (samples: readonly SampleChoice[], skus: readonly string[]) =>
  samples.filter(({ sku }) => !skus.includes(sku));

/**
 * The form of gift wrap and free samples. Sends only changes, so that two colleagues do not overwrite each
 * other.
 */
export function CartSettingsForm({ settings, left }: CartSettingsFormProps) {
  const dispatch = useDispatch();
  const { sending } = useSelector(selectCartSettings);
  const [typed, type] = useTypedOver(shownOf(settings));
  const { isOffered, price, hasSamples, from, added, takenOut } = typed;
  const stored = skusOf(settings.samples);
  const samples = [...without(settings.samples, takenOut), ...without(added, stored)];
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
  const changes = changedFields(settings, wanted);
  useUnsavedForm(isInvalid || Object.keys(changes).length > 0, messages.leaving);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (isInvalid) return void focusInvalid(event.currentTarget);
    dispatch(saveRequested({ changes, seen: stored }));
  };
  return (
    <Form onSubmit={save} noValidate aria-label={messages.title}>
      <section>
        <h2>{messages.wrapTitle}</h2>
        <Checkbox
          label={messages.wrap}
          checked={isOffered}
          onChange={({ target }) => type({ isOffered: target.checked })}
        />
        {isOffered && (
          <TextField
            label={messages.price}
            hint={messages.priceHint}
            inputMode="decimal"
            maxLength={12}
            value={price}
            error={hasTried && isWrong ? messages.wrong : undefined}
            onChange={({ target }) => type({ price: target.value })}
          />
        )}
      </section>
      <section>
        <h2>{messages.sampleTitle}</h2>
        <Checkbox
          label={messages.sample}
          checked={hasSamples}
          onChange={({ target }) => type({ hasSamples: target.checked })}
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
              onChange={({ target }) => type({ from: target.value })}
            />
            <SampleFields
              samples={samples}
              left={left}
              isMissing={hasTried && isMissing}
              onChange={(chosen) =>
                type({
                  added: without(chosen, stored),
                  takenOut: skusOf(without(settings.samples, skusOf(chosen))),
                })
              }
            />
          </>
        )}
      </section>
      <div role="alert">{sending.status === 'failed' && <ErrorNote>{sending.message}</ErrorNote>}</div>
      <Button type="submit" size="sm" busy={sending.status === 'sending'}>
        {messages.save}
      </Button>
    </Form>
  );
}
