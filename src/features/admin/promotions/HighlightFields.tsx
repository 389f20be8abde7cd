import { PROMOTION_LIMITS } from '@/domain/offers/scheduled/draft';
import { TextArea, TextField } from '@/ui';
import { Section, draftName, useText, useFields, type EditTarget as About } from '../fields';
import { PictureUploader } from '../pictures';
import type { HighlightForm } from './forms';
import { WhenFields } from './WhenFields';

type TextName = Exclude<keyof HighlightForm, 'kind' | 'enabled'>;

/** Everything that can be said of a highlight. */
export function HighlightFields({ form, about }: { form: HighlightForm; about: About }) {
  const text = useText<HighlightForm, TextName>(form);
  const { control, change, saving } = useFields();
  const { id, error } = control('image');
  return (
    <>
      <Section>
        <TextField label="Title" maxLength={PROMOTION_LIMITS.title} {...text('title')} />
        <TextArea label="Text" optional maxLength={PROMOTION_LIMITS.text} {...text('text')} />
        <TextField
          label="Leads to"
          optional
          hint="A path of the shop, such as /products"
          spellCheck={false}
          maxLength={PROMOTION_LIMITS.link}
          {...text('link')}
        />
      </Section>
      <Section>
        <PictureUploader
          {...{ id, problem: error, value: form.image, disabled: saving }}
          place={`${draftName(about)}/image`}
          use="highlight"
          label="Picture"
          hint="Three parts wide, two parts high"
          onChange={(made) => change({ image: made?.src ?? '' })}
        />
      </Section>
      <WhenFields
        form={form}
        on="The home page shows it within its time, from about a minute after it is saved."
        off="Nobody sees it."
      />
    </>
  );
}
