import type { EditTarget as About } from '../fields';
import { BannerFields, HighlightFields, type ScheduledForm } from '../scheduled';
import { OfferFields } from './OfferFields';
import { OfferPreview } from './OfferPreview';

/** The fields of an offer, a banner or a highlight. */
export function ScheduledFields({ form, about }: { form: ScheduledForm; about: About }) {
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
