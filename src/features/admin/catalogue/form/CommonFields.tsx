import { comboPath, productPath } from '@/app/router/paths';
import { LIMITS, STATUSES } from '@/domain/catalogue/draft/draft';
import { slugOf } from '@/domain/text/slug';
import { TextArea, TextField } from '@/ui';
import { ChoiceField, Pair, Section, useFields, useText, type EditTarget } from '@/features/admin/fields';
import type { CommonForm, CatalogueForm } from './forms';
import { ListField } from './ListField';
import { messages } from '../messages';

type TextName = Exclude<keyof CommonForm, 'status' | 'images'>;

/** Name, status and description of a product or combo. */
export function NameFields({ form, children }: { form: CatalogueForm; children?: React.ReactNode }) {
  const text = useText<CatalogueForm, TextName>(form);
  const { change, statusNote } = useFields();
  return (
    <Section>
      <TextField label={messages.form.name} maxLength={LIMITS.name} {...text('name')} />
      <TextField
        label={messages.form.subtitle}
        optional
        hint={messages.form.subtitleHint[form.kind]}
        maxLength={LIMITS.subtitle}
        {...text('subtitle')}
      />
      <Pair>
        <ChoiceField
          field="status"
          label={messages.form.status}
          warning={statusNote}
          value={form.status}
          options={STATUSES}
          textOf={(status) => messages.status[status]}
          onPick={(status) => change({ status })}
        />
        {children}
      </Pair>
      <TextArea
        label={messages.form.description}
        optional
        maxLength={LIMITS.description}
        {...text('description')}
      />
    </Section>
  );
}

export function BenefitsField({ form }: { form: CatalogueForm }) {
  const text = useText<CatalogueForm, TextName>(form);
  return (
    <TextArea
      label={messages.form.benefits}
      optional
      hint={messages.form.benefitsHint}
      {...text('benefits')}
    />
  );
}

/** The address of something new is made of its short name. Afterwards it stays, so that links to it go on working. */
function AddressField({ form, id }: { form: CatalogueForm; id: string | null }) {
  const text = useText<CatalogueForm, TextName>(form);
  if (id !== null) {
    const path = form.kind === 'products' ? productPath(id) : comboPath(id);
    return <TextField label={messages.form.address} readOnly hint={messages.form.addressHint} value={path} />;
  }
  return (
    <TextField
      label={messages.form.slug}
      optional
      hint={messages.form.slugHint}
      placeholder={slugOf(form.name)}
      maxLength={LIMITS.slug}
      spellCheck={false}
      {...text('slug')}
    />
  );
}

interface FindingFieldsProps {
  form: CatalogueForm;
  target: EditTarget;
  children?: React.ReactNode;
}

/** Tags, card label and address of a product or combo. */
export function FindingFields({ form, target, children }: FindingFieldsProps) {
  const text = useText<CatalogueForm, TextName>(form);
  return (
    <Section>
      <h2>{messages.form.findingTitle}</h2>
      {children}
      <ListField
        field="tags"
        label={messages.form.tags}
        known="tags"
        value={form.tags}
        hint={messages.form.tagsHint}
      />
      <Pair>
        <TextField
          label={messages.form.cardLabel}
          optional
          hint={messages.form.cardLabelHint}
          maxLength={LIMITS.label}
          {...text('label')}
        />
        <AddressField form={form} id={target.id} />
      </Pair>
    </Section>
  );
}
