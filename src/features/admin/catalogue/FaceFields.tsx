import { LIMITS, STATUSES } from '@/domain/catalogue/draft/draft';
import type { CatalogueStatus } from '@/domain/catalogue/catalogue';
import { slugOf } from '@/domain/general/slug';
import { SelectField, TextArea, TextField } from '@/ui';
import { Pair, Section } from './Editor.styles';
import type { FaceForm, ShelfForm } from './forms';
import { ListField } from './ListField';
import { statusWords } from './texts';
import { useFields } from './useFields';

type TextName = Exclude<keyof FaceForm, 'status' | 'images'>;

/** What a field of the editor passes to its control. */
export function useText<F extends object, N extends keyof F & string>(form: F) {
  const { control, change } = useFields();
  return (field: N) => ({
    ...control(field),
    value: String(form[field]),
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
  });
}

/** What product and combo are called, and whether they are on sale. */
export function NameFields({ form, children }: { form: ShelfForm; children?: React.ReactNode }) {
  const text = useText<ShelfForm, TextName>(form);
  const { control, change, saving, statusNote } = useFields();
  const { readOnly: _unused, error: _elsewhere, ...status } = control('status');
  return (
    <Section>
      <TextField label="Name" maxLength={LIMITS.name} {...text('name')} />
      <TextField
        label="Line under the name"
        optional
        hint={form.kind === 'products' ? 'Actives, such as 10% niacinamide' : 'What is in it'}
        maxLength={LIMITS.subtitle}
        {...text('subtitle')}
      />
      <Pair>
        <SelectField
          label="Status"
          {...status}
          warning={statusNote}
          disabled={saving}
          value={form.status}
          onChange={(event) => change({ status: event.target.value as CatalogueStatus })}
        >
          {STATUSES.map((one) => (
            <option key={one} value={one}>
              {statusWords[one].word}
            </option>
          ))}
        </SelectField>
        {children}
      </Pair>
      <TextArea label="Description" optional maxLength={LIMITS.description} {...text('description')} />
    </Section>
  );
}

/** How it is found, and its address. */
export function FindingFields({ form, children }: { form: ShelfForm; children?: React.ReactNode }) {
  const text = useText<ShelfForm, TextName>(form);
  return (
    <Section>
      <h2>To be found</h2>
      {children}
      <ListField
        field="tags"
        label="Tags"
        known="tags"
        value={form.tags}
        hint="Parted by commas. “recommended” and “bestseller” are shown more."
      />
      <Pair>
        <TextField
          label="Label on the card"
          optional
          hint="Such as New, or Back on 2 Dec"
          maxLength={LIMITS.label}
          {...text('label')}
        />
        <TextField
          label="Short name"
          optional
          hint="For its address; made of the name when empty"
          placeholder={slugOf(form.name)}
          maxLength={LIMITS.slug}
          spellCheck={false}
          {...text('slug')}
        />
      </Pair>
    </Section>
  );
}
