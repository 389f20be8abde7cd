import type { About } from '../catalogue/editorSlice';
import { BannerFields } from './BannerFields';
import type { PromotionForm } from './forms';
import { HighlightFields } from './HighlightFields';
import { OfferFields } from './OfferFields';
import { OfferPreview } from './OfferPreview';
import { PlacedPreview } from './PlacedPreview';

/** The fields of an offer, a banner or a highlight, and how shoppers will see it. */
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
      return (
        <>
          <BannerFields form={form} about={about} />
          <PlacedPreview form={form} />
        </>
      );
    case 'highlights':
      return (
        <>
          <HighlightFields form={form} about={about} />
          <PlacedPreview form={form} />
        </>
      );
  }
}
