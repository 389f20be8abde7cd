import type { About } from '../catalogue/editorSlice';
import type { PromotionForm } from './forms';
import { OfferFields } from './OfferFields';
import { OfferPreview } from './OfferPreview';

/** The fields of an offer, a banner or a highlight, and how shoppers will see it. */
export function PromotionFields({ form, about: _about }: { form: PromotionForm; about: About }) {
  switch (form.kind) {
    case 'offers':
      return (
        <>
          <OfferFields form={form} />
          <OfferPreview form={form} />
        </>
      );
    case 'banners':
    case 'highlights':
      return null;
  }
}
