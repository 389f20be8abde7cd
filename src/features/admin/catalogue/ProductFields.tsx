import { useSelector } from 'react-redux';
import { LIMITS, UNITS } from '@/domain/catalogue/draft/draft';
import { Pair, Section } from './Editor.styles';
import { SelectField, TextArea, TextField } from '@/ui';
import { FindingFields, NameFields, useText } from './FaceFields';
import type { ProductForm } from './forms';
import { GstChanges } from './GstChanges';
import { ListField } from './ListField';
import type { About } from './editorSlice';
import { PictureFields } from './PictureFields';
import { selectKnown } from './shelfSlice';
import { useFields } from './useFields';
import { VariantFields } from './VariantFields';

type TextName = Exclude<keyof ProductForm, 'kind' | 'status' | 'images' | 'variants' | 'gstRates'>;

/** Values in use, offered while one types. */
function Offered({ id, values }: { id: string; values: readonly string[] }) {
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
  const { control, change, saving } = useFields();
  const known = useSelector(selectKnown);
  const { readOnly: _unused, ...unit } = control('netQuantity.unit');
  return (
    <Section>
      <h2>On the label</h2>
      <TextArea
        label="Ingredients (INCI)"
        hint="In order of amount, parted by commas"
        spellCheck={false}
        {...text('ingredients')}
      />
      <Pair>
        <TextField
          label="Net quantity"
          inputMode="decimal"
          {...text('netValue')}
          {...control('netQuantity.value')}
        />
        <SelectField
          label="Unit"
          {...unit}
          disabled={saving}
          value={form.netUnit}
          onChange={(event) => change({ netUnit: event.target.value as ProductForm['netUnit'] })}
        >
          {UNITS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <TextField
          label="Country of origin"
          list="known-countries"
          maxLength={LIMITS.country}
          {...text('countryOfOrigin')}
        />
        <TextField label="Shelf life in months" inputMode="numeric" {...text('shelfLifeMonths')} />
      </Pair>
      <TextField
        label="Manufacturer"
        hint="Name and address, as on the pack"
        list="known-makers"
        maxLength={LIMITS.manufacturer}
        {...text('manufacturer')}
      />
      <Pair>
        <TextField label="HSN code" inputMode="numeric" maxLength={8} {...text('hsn')} />
        <TextField label="GST in percent" inputMode="decimal" {...text('gstRate')} />
      </Pair>
      <GstChanges changes={form.gstRates} />
      <Offered id="known-countries" values={known.countries} />
      <Offered id="known-makers" values={known.manufacturers} />
    </Section>
  );
}

interface ProductFieldsProps {
  form: ProductForm;
  about: About;
  reserved: ReadonlyMap<string, number>;
}

/** Everything that can be said of a product. */
export function ProductFields({ form, about, reserved }: ProductFieldsProps) {
  const text = useText<ProductForm, TextName>(form);
  const { categories } = useSelector(selectKnown);
  return (
    <>
      <NameFields form={form}>
        <TextField
          label="Category"
          list="known-categories"
          maxLength={LIMITS.category}
          {...text('category')}
        />
      </NameFields>
      <VariantFields form={form} reserved={reserved} />
      <PictureFields form={form} about={about} />
      <LabelFacts form={form} />
      <Section>
        <h2>What it does</h2>
        <TextArea label="Benefits" optional hint="One a line" {...text('benefits')} />
        <TextArea label="How to use" optional hint="One step a line" {...text('howToUse')} />
        <TextField label="Key ingredients" optional hint="Parted by commas" {...text('keyIngredients')} />
      </Section>
      <FindingFields form={form}>
        <ListField field="concerns" label="Concerns" known="concerns" value={form.concerns} />
        <ListField field="skinTypes" label="Skin types" known="skinTypes" value={form.skinTypes} />
      </FindingFields>
      <Offered id="known-categories" values={categories} />
    </>
  );
}
