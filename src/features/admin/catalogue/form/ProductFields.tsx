import { useSelector } from 'react-redux';
import { LIMITS, UNITS } from '@/domain/catalogue/draft/draft';
import { ChoiceField, Pair, Section, useText, useFields, type EditTarget } from '@/features/admin/fields';
import { TextArea, TextField } from '@/ui';
import { BenefitsField, FindingFields, NameFields } from './CommonFields';
import type { ProductForm } from './forms';
import { GstChanges } from './GstChanges';
import { ListField } from './ListField';
import { PictureFields } from '../pictures/PictureFields';
import { selectKnown } from '../catalogueSlice';
import { VariantFields, type SizeUnits } from './VariantFields';
import { messages } from '../messages';

type TextName = Exclude<keyof ProductForm, 'kind' | 'status' | 'images' | 'variants' | 'gstRates'>;

/** The values in use, as suggestions of a field. */
function Suggested({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}

function LabelFacts({ form }: { form: ProductForm }) {
  const text = useText<ProductForm, TextName>(form);
  const { control, change } = useFields();
  const known = useSelector(selectKnown);
  return (
    <Section>
      <h2>{messages.product.labelTitle}</h2>
      <TextArea
        label={messages.product.ingredients}
        hint={messages.product.ingredientsHint}
        spellCheck={false}
        {...text('ingredients')}
      />
      <Pair>
        <TextField
          label={messages.product.netQuantity}
          inputMode="decimal"
          {...text('netValue')}
          {...control('netQuantity.value')}
        />
        <ChoiceField
          field="netQuantity.unit"
          label={messages.product.unit}
          value={form.netUnit}
          options={UNITS}
          textOf={(unit) => unit}
          onPick={(netUnit) => change({ netUnit })}
        />
        <TextField
          label={messages.product.country}
          list="known-countries"
          maxLength={LIMITS.country}
          {...text('countryOfOrigin')}
        />
        <TextField label={messages.product.shelfLife} inputMode="numeric" {...text('shelfLifeMonths')} />
      </Pair>
      <TextField
        label={messages.product.manufacturer}
        hint={messages.product.manufacturerHint}
        list="known-makers"
        maxLength={LIMITS.manufacturer}
        {...text('manufacturer')}
      />
      <Pair>
        <TextField label={messages.form.hsn} inputMode="numeric" maxLength={8} {...text('hsn')} />
        <TextField label={messages.product.gst} inputMode="decimal" {...text('gstRate')} />
      </Pair>
      <GstChanges changes={form.gstRates} />
      <Suggested id="known-countries" values={known.countries} />
      <Suggested id="known-makers" values={known.manufacturers} />
    </Section>
  );
}

interface ProductFieldsProps {
  form: ProductForm;
  target: EditTarget;
  units: ReadonlyMap<string, SizeUnits>;
}

/** All fields of a product. */
export function ProductFields({ form, target, units }: ProductFieldsProps) {
  const text = useText<ProductForm, TextName>(form);
  const { categories } = useSelector(selectKnown);
  return (
    <>
      <NameFields form={form}>
        <TextField
          label={messages.product.category}
          list="known-categories"
          maxLength={LIMITS.category}
          {...text('category')}
        />
      </NameFields>
      <VariantFields form={form} units={units} />
      <PictureFields form={form} target={target} />
      <LabelFacts form={form} />
      <Section>
        <h2>{messages.form.effectsTitle}</h2>
        <BenefitsField form={form} />
        <TextArea
          label={messages.product.howToUse}
          optional
          hint={messages.product.howToUseHint}
          {...text('howToUse')}
        />
        <TextField
          label={messages.product.keyIngredients}
          optional
          hint={messages.form.separatedByCommas}
          {...text('keyIngredients')}
        />
      </Section>
      <FindingFields form={form} target={target}>
        <ListField
          field="concerns"
          label={messages.product.concerns}
          known="concerns"
          value={form.concerns}
        />
        <ListField
          field="skinTypes"
          label={messages.product.skinTypes}
          known="skinTypes"
          value={form.skinTypes}
        />
      </FindingFields>
      <Suggested id="known-categories" values={categories} />
    </>
  );
}
