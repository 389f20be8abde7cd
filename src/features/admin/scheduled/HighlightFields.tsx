import { PLACED_LIMITS } from '@/domain/offers/scheduled/draft';
import { TextArea, TextField } from '@/ui';
import { Section, draftName, useText, useFields, type EditTarget } from '../fields';
import { PictureUploader } from '../pictures';
import type { HighlightForm } from './forms';
import { fieldTexts } from './messages';
import { WhenFields } from './WhenFields';

type TextName = Exclude<keyof HighlightForm, 'kind' | 'enabled'>;

/** Everything that can be said of a highlight. */
export function HighlightFields({ form, target }: { form: HighlightForm; target: EditTarget }) {
  const text = useText<HighlightForm, TextName>(form);
  const { control, change, saving } = useFields();
  const { id, error } = control('image');
  return (
    <>
      <Section>
        <TextField label={fieldTexts.title} maxLength={PLACED_LIMITS.title} {...text('title')} />
        <TextArea label={fieldTexts.text} optional maxLength={PLACED_LIMITS.text} {...text('text')} />
        <TextField
          label={fieldTexts.link}
          optional
          hint={fieldTexts.linkHint}
          spellCheck={false}
          maxLength={PLACED_LIMITS.link}
          {...text('link')}
        />
      </Section>
      <Section>
        <PictureUploader
          id={id}
          problem={error}
          value={form.image}
          disabled={saving}
          place={`${draftName(target)}/image`}
          use="highlight"
          label={fieldTexts.picture}
          hint={fieldTexts.pictureHint}
          onChange={(made) => change({ image: made?.src ?? '' })}
        />
      </Section>
      <WhenFields form={form} on={fieldTexts.on} off={fieldTexts.off} />
    </>
  );
}
