import type { EditTarget } from '../fields';
import { BannerFields, HighlightFields, type ScheduledForm } from '../scheduled';
import { OfferFields } from './OfferFields';
import { OfferPreview } from './OfferPreview';

/** The fields of an offer, a banner or a highlight, by kind. */
export function ScheduledFields({ form, target }: { form: ScheduledForm; target: EditTarget }) {
  switch (form.kind) {
    case 'offers':
      return (
        <>
          <OfferFields form={form} />
          <OfferPreview form={form} />
        </>
      );
    case 'banners':
      return <BannerFields form={form} target={target} />;
    case 'highlights':
      return <HighlightFields form={form} target={target} />;
  }
}
