import { Section, type EditTarget } from '../../fields';
import { PictureUploader } from '../../pictures';
import type { HighlightForm } from './forms';
import { fieldTexts } from '../messages';
import { LinkField, TitleFields } from './PlacedFields';
import { usePictureField } from './usePictureField';
import { WhenFields } from './WhenFields';

/** All fields of a highlight. */
export function HighlightFields({ form, target }: { form: HighlightForm; target: EditTarget }) {
  const picture = usePictureField<'image'>(form, target);
  return (
    <>
      <Section>
        <TitleFields form={form} />
        <LinkField form={form} />
      </Section>
      <Section>
        <PictureUploader
          {...picture('image')}
          use="highlight"
          label={fieldTexts.picture}
          hint={fieldTexts.pictureHint}
        />
      </Section>
      <WhenFields form={form} on={fieldTexts.on} off={fieldTexts.off} />
    </>
  );
}
