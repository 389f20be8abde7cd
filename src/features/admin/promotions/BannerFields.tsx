import { LIMITS } from '@/domain/catalogue/draft/draft';
import { PROMOTION_LIMITS } from '@/domain/offers/scheduled/draft';
import { TextArea, TextField } from '@/ui';
import { Pair, Section, draftName, useText, useFields, type EditTarget as About } from '../fields';
import { PictureUploader } from '../pictures';
import type { BannerForm } from './forms';
import { WhenFields } from './WhenFields';

type TextName = Exclude<keyof BannerForm, 'kind' | 'enabled'>;

/** Everything that can be said of a banner. */
export function BannerFields({ form, about }: { form: BannerForm; about: About }) {
  const text = useText<BannerForm, TextName>(form);
  const { control, change, saving } = useFields();
  const picture = (field: 'imageWide' | 'imageTall') => {
    const { id, error } = control(field);
    return {
      id,
      problem: error,
      place: `${draftName(about)}/${field}`,
      value: form[field],
      disabled: saving,
    };
  };
  return (
    <>
      <Section>
        <TextField label="Title" maxLength={PROMOTION_LIMITS.title} {...text('title')} />
        <TextArea label="Text" optional maxLength={PROMOTION_LIMITS.text} {...text('text')} />
      </Section>
      <Section>
        <h2>Pictures</h2>
        <PictureUploader
          {...picture('imageWide')}
          use="bannerWide"
          label="On wide screens"
          hint="The words stand on its left two fifths."
          onChange={(made) => change({ imageWide: made?.src ?? '' })}
        />
        <PictureUploader
          {...picture('imageTall')}
          use="bannerTall"
          label="On phones"
          hint="The words stand at its top, the button at its foot."
          onChange={(made) => change({ imageTall: made?.src ?? '' })}
        />
        <TextField
          label="What the picture shows"
          optional
          hint="For who cannot see it; empty where it only adorns"
          maxLength={LIMITS.alt}
          {...text('alt')}
        />
      </Section>
      <Section>
        <h2>Button</h2>
        <Pair>
          <TextField
            label="Words on it"
            optional
            maxLength={PROMOTION_LIMITS.linkLabel}
            {...text('linkLabel')}
          />
          <TextField
            label="Leads to"
            optional
            hint="A path of the shop, such as /products"
            spellCheck={false}
            maxLength={PROMOTION_LIMITS.link}
            {...text('link')}
          />
        </Pair>
      </Section>
      <WhenFields
        form={form}
        on="The home page shows it within its time, from about a minute after it is saved."
        off="Nobody sees it."
      />
    </>
  );
}
