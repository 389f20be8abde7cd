import { OFFER_LIMITS } from '@/domain/offers/offerDraft';
import { OFFER_TYPE_DEFINITIONS } from '@/domain/offers/types/offerTypeDefinitions';
import { OFFER_TYPES } from '@/domain/offers/types/offerType';
import { TextField } from '@/ui';
import { ChoiceField, Pair, Section, useFields, useText } from '../fields';
import { WhenFields, type OfferForm } from '../scheduled';
import { ScopeFields } from './ScopeFields';
import { formTexts, scopeTexts } from './messages';

type TextName = Exclude<keyof OfferForm, 'kind' | 'type' | 'enabled' | 'scope' | 'scopeItems'>;

/** The figures of the offer's type. */
function Gives({ form }: { form: OfferForm }) {
  const text = useText<OfferForm, TextName>(form);
  const { change } = useFields();
  const { explanation, fields } = OFFER_TYPE_DEFINITIONS[form.type];
  return (
    <Section>
      <h2>{formTexts.gives}</h2>
      <ChoiceField
        field="type"
        label={formTexts.type}
        hint={explanation}
        value={form.type}
        options={OFFER_TYPES}
        textOf={(type) => OFFER_TYPE_DEFINITIONS[type].label}
        onPick={(type) => change({ type })}
      />
      {fields.length > 0 && (
        <Pair>
          {fields.map(({ name, kind, label, hint, isRequired }) => (
            <TextField
              key={name}
              label={label}
              hint={hint}
              optional={!isRequired}
              inputMode={kind === 'count' ? 'numeric' : 'decimal'}
              {...text(name)}
            />
          ))}
        </Pair>
      )}
    </Section>
  );
}

/** All fields of an offer. */
export function OfferFields({ form }: { form: OfferForm }) {
  const text = useText<OfferForm, TextName>(form);
  const { change } = useFields();
  const hasItems = form.scope === 'products' || form.scope === 'categories';
  return (
    <>
      <Section>
        <Pair>
          <TextField
            label={formTexts.code}
            hint={formTexts.codeHint}
            spellCheck={false}
            autoCapitalize="characters"
            maxLength={OFFER_LIMITS.code}
            {...text('code')}
            onChange={(event) => change({ code: event.target.value.toUpperCase() })}
          />
          <TextField
            label={formTexts.title}
            hint={formTexts.titleHint}
            maxLength={OFFER_LIMITS.title}
            {...text('title')}
          />
        </Pair>
      </Section>
      <Gives form={form} />
      <ScopeFields form={form} />
      <Section>
        <h2>{formTexts.who}</h2>
        <Pair>
          <TextField
            label={formTexts.minProducts}
            optional
            inputMode="numeric"
            hint={hasItems ? scopeTexts.itemsHint : formTexts.minProductsHint}
            {...text('minProducts')}
          />
          <TextField
            label={formTexts.minSubtotal}
            optional
            inputMode="decimal"
            hint={hasItems ? scopeTexts.subtotalHint : undefined}
            {...text('minSubtotal')}
          />
          <TextField
            label={formTexts.usageLimit}
            optional
            inputMode="numeric"
            hint={formTexts.usageLimitHint}
            {...text('usageLimit')}
          />
          <TextField label={formTexts.perUserLimit} optional inputMode="numeric" {...text('perUserLimit')} />
        </Pair>
      </Section>
      <WhenFields form={form} on={formTexts.on} off={formTexts.off} />
    </>
  );
}
