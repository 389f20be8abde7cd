import type { OfferType } from '@/domain/offers/offer';
import { OFFER_TYPES, PROMOTION_LIMITS } from '@/domain/offers/scheduled/draft';
import { SelectField, TextField } from '@/ui';
import { Pair, Section, useText, useFields } from '../fields';
import type { OfferForm } from './forms';
import { typeWords } from './texts';
import { WhenFields } from './WhenFields';

type TextName = Exclude<keyof OfferForm, 'kind' | 'type' | 'enabled'>;

const WHAT_IT_DOES: Record<OfferType, string> = {
  percentage: 'Takes a percentage off the subtotal.',
  fixed: 'Takes an amount off the subtotal.',
  bogo: 'Half of the items are free, the cheapest first.',
};

/** What it gives; each type has a figure of its own. */
function Gives({ form }: { form: OfferForm }) {
  const text = useText<OfferForm, TextName>(form);
  const { control, change, saving } = useFields();
  const { readOnly: _unused, ...type } = control('type');
  return (
    <Section>
      <h2>What it gives</h2>
      <SelectField
        label="Type"
        {...type}
        disabled={saving}
        hint={WHAT_IT_DOES[form.type]}
        value={form.type}
        onChange={(event) => change({ type: event.target.value as OfferType })}
      >
        {OFFER_TYPES.map((one) => (
          <option key={one} value={one}>
            {typeWords[one]}
          </option>
        ))}
      </SelectField>
      <Pair>
        {form.type === 'percentage' && (
          <>
            <TextField label="Percent" inputMode="decimal" {...text('discount')} />
            <TextField
              label="Takes off at most, in ₹"
              optional
              inputMode="decimal"
              {...text('maxDiscount')}
            />
          </>
        )}
        {form.type === 'fixed' && <TextField label="Amount in ₹" inputMode="decimal" {...text('discount')} />}
        {form.type === 'bogo' && (
          <TextField
            label="Free items at most"
            optional
            inputMode="numeric"
            hint="Without it every second item"
            {...text('maxFreeItems')}
          />
        )}
      </Pair>
    </Section>
  );
}

/** Everything that can be said of an offer. */
export function OfferFields({ form }: { form: OfferForm }) {
  const text = useText<OfferForm, TextName>(form);
  const { change } = useFields();
  return (
    <>
      <Section>
        <Pair>
          <TextField
            label="Code"
            hint="What shoppers type: 3 to 20 letters, digits, - or _"
            spellCheck={false}
            autoCapitalize="characters"
            maxLength={PROMOTION_LIMITS.code}
            {...text('code')}
            onChange={(event) => change({ code: event.target.value.toUpperCase() })}
          />
          <TextField
            label="Title"
            hint="Stands in the band at the top, beside the code"
            maxLength={PROMOTION_LIMITS.title}
            {...text('title')}
          />
        </Pair>
      </Section>
      <Gives form={form} />
      <Section>
        <h2>Who can use it</h2>
        <Pair>
          <TextField
            label="From how many items"
            optional
            inputMode="numeric"
            hint="A combo counts as one"
            {...text('minProducts')}
          />
          <TextField label="From a subtotal of, in ₹" optional inputMode="decimal" {...text('minSubtotal')} />
          <TextField
            label="Uses in all"
            optional
            inputMode="numeric"
            hint="Without it there is no end to them"
            {...text('usageLimit')}
          />
          <TextField label="Uses a person" optional inputMode="numeric" {...text('perUserLimit')} />
        </Pair>
      </Section>
      <WhenFields
        form={form}
        on="Shoppers see it and can use it, within its time."
        off="Nobody sees it, and its code is refused."
      />
    </>
  );
}
