import { LIMITS } from '@/domain/catalogue/draft/draft';
import { PLACED_LIMITS } from '@/domain/offers/scheduled/draft';
import { TextArea, TextField } from '@/ui';
import { Pair, Section, draftName, useText, useFields, type EditTarget } from '../fields';
import { PictureUploader } from '../pictures';
import type { BannerForm } from './forms';
import { fieldTexts } from './messages';
import { WhenFields } from './WhenFields';

type TextName = Exclude<keyof BannerForm, 'kind' | 'enabled'>;

/** Everything that can be said of a banner. */
export function BannerFields({ form, target }: { form: BannerForm; target: EditTarget }) {
  const text = useText<BannerForm, TextName>(form);
  const { control, change, saving } = useFields();
  const picture = (field: 'imageWide' | 'imageTall') => {
    const { id, error } = control(field);
    return {
      id,
      problem: error,
      place: `${draftName(target)}/${field}`,
      value: form[field],
      disabled: saving,
    };
  };
  return (
    <>
      <Section>
        <TextField label={fieldTexts.title} maxLength={PLACED_LIMITS.title} {...text('title')} />
        <TextArea label={fieldTexts.text} optional maxLength={PLACED_LIMITS.text} {...text('text')} />
      </Section>
      <Section>
        <h2>{fieldTexts.pictures}</h2>
        <PictureUploader
          {...picture('imageWide')}
          use="bannerWide"
          label={fieldTexts.wide}
          hint={fieldTexts.wideHint}
          onChange={(made) => change({ imageWide: made?.src ?? '' })}
        />
        <PictureUploader
          {...picture('imageTall')}
          use="bannerTall"
          label={fieldTexts.tall}
          hint={fieldTexts.tallHint}
          onChange={(made) => change({ imageTall: made?.src ?? '' })}
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
          <TextField
            label={fieldTexts.link}
            optional
            hint={fieldTexts.linkHint}
            spellCheck={false}
            maxLength={PLACED_LIMITS.link}
            {...text('link')}
          />
        </Pair>
      </Section>
      <WhenFields form={form} on={fieldTexts.on} off={fieldTexts.off} />
    </>
  );
}
