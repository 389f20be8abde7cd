import { useSelector } from 'react-redux';
import { leadsToUnsold } from '@/domain/offers/scheduled/leadsToUnsold';
import { PLACED_LIMITS } from '@/domain/offers/scheduled/draft';
import { selectCatalogue } from '@/features/catalogue';
import { TextArea, TextField } from '@/ui';
import { useText } from '../../fields';
import type { BannerForm, HighlightForm } from './forms';
import { fieldTexts } from '../messages';

/** Title and text of a banner or highlight. */
export function TitleFields({ form }: { form: BannerForm | HighlightForm }) {
  const text = useText<BannerForm | HighlightForm, 'title' | 'text'>(form);
  return (
    <>
      <TextField label={fieldTexts.title} maxLength={PLACED_LIMITS.title} {...text('title')} />
      <TextArea label={fieldTexts.text} optional maxLength={PLACED_LIMITS.text} {...text('text')} />
    </>
  );
}

/** The link of a banner or highlight. The shop shows neither while it leads to something that is not sold. */
export function LinkField({ form }: { form: BannerForm | HighlightForm }) {
  const text = useText<BannerForm | HighlightForm, 'link'>(form);
  const catalogue = useSelector(selectCatalogue);
  const isUnsold = catalogue.status === 'ready' && leadsToUnsold(form.link, catalogue.value);
  return (
    <TextField
      label={fieldTexts.link}
      optional
      hint={isUnsold ? fieldTexts.linkUnsold : fieldTexts.linkHint}
      spellCheck={false}
      maxLength={PLACED_LIMITS.link}
      {...text('link')}
    />
  );
}
