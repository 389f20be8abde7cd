import type { EditTarget as About } from '../fields';
import { BannerFields } from './BannerFields';
import type { PromotionForm } from './forms';
import { HighlightFields } from './HighlightFields';
import { OfferFields } from './OfferFields';
import { OfferPreview } from './OfferPreview';

/** The fields of an offer, a banner or a highlight. */
export function PromotionFields({ form, about }: { form: PromotionForm; about: About }) {
  switch (form.kind) {
    case 'offers':
      return (
        <>
          <OfferFields form={form} />
          <OfferPreview form={form} />
        </>
      );
    case 'banners':
      return <BannerFields form={form} about={about} />;
    case 'highlights':
      return <HighlightFields form={form} about={about} />;
  }
}
