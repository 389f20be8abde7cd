import { LIMITS } from '@/domain/catalogue/draft/draft';
import { PLACED_LIMITS } from '@/domain/offers/scheduled/draft';
import { TextField } from '@/ui';
import { Pair, Section, useText, type EditTarget } from '../../fields';
import { PictureUploader } from '../../pictures';
import type { BannerForm } from './forms';
import { fieldTexts } from '../messages';
import { LinkField, TitleFields } from './PlacedFields';
import { usePictureField } from './usePictureField';
import { WhenFields } from './WhenFields';

/** All fields of a banner. */
export function BannerFields({ form, target }: { form: BannerForm; target: EditTarget }) {
  const text = useText<BannerForm, 'alt' | 'linkLabel'>(form);
  const picture = usePictureField<'imageWide' | 'imageTall'>(form, target);
  return (
    <>
      <Section>
        <TitleFields form={form} />
      </Section>
      <Section>
        <h2>{fieldTexts.pictures}</h2>
        <PictureUploader
          {...picture('imageWide')}
          use="bannerWide"
          label={fieldTexts.wide}
          hint={fieldTexts.wideHint}
        />
        <PictureUploader
          {...picture('imageTall')}
          use="bannerTall"
          label={fieldTexts.tall}
          hint={fieldTexts.tallHint}
        />
        <TextField
          label={fieldTexts.alt}
          optional
          hint={fieldTexts.altHint}
          maxLength={LIMITS.alt}
          {...text('alt')}
        />
      </Section>
      <Section>
        <h2>{fieldTexts.button}</h2>
        <Pair>
          <TextField
            label={fieldTexts.linkLabel}
            optional
            maxLength={PLACED_LIMITS.linkLabel}
            {...text('linkLabel')}
          />
          <LinkField form={form} />
        </Pair>
      </Section>
      <WhenFields form={form} on={fieldTexts.on} off={fieldTexts.off} />
    </>
  );
}
