import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { catalogueRequested, selectHighlights } from '@/features/catalogue';
import { BannerBand, HighlightCards } from '@/features/storefront';
import { Wrap } from '@/ui';
import styled from 'styled-components';
import type { EditTarget } from '../../fields';
import { DeviceFrame } from './DeviceFrame';
import type { BannerForm, HighlightForm } from '../fields/forms';
import { previewTexts } from '../messages';
import { NO_PICTURE } from '../../shared';

const Frames = styled.div`
  display: grid;
  gap: 20px;
  margin-top: 14px;
`;
const Padded = styled(Wrap)`
  padding-block: 24px;
`;
/** Highlights in one row on a laptop. */
const A_ROW = 3;

function Banner({ form }: { form: BannerForm }) {
  const { title, text, link, linkLabel, imageWide, imageTall, alt } = form;
  const pictures = {
    id: 'preview',
    alt,
    imageWide: imageWide || NO_PICTURE,
    imageTall: imageTall || NO_PICTURE,
  };
  return (
    <BannerBand
      pictures={imageWide || imageTall ? pictures : null}
      copy={{ title: title || previewTexts.title, text, link: link.startsWith('/') ? link : '', linkLabel }}
    />
  );
}

/** The highlight within a row of others; `alone`: over a phone's full width. */
function Highlights({
  form,
  id,
  alone: isSingle = false,
}: {
  form: HighlightForm;
  id: string;
  alone?: boolean;
}) {
  const shown = useSelector(selectHighlights);
  const { title, text, image } = form;
  const own = { id, title: title || previewTexts.title, text, image, link: '', enabled: true, order: 1 };
  const others = shown.filter((one) => one.id !== id);
  const index = shown.findIndex((one) => one.id === id);
  const at = index < 0 ? others.length : index;
  const all = [...others.slice(0, at), own, ...others.slice(at)];
  const row = at - (at % A_ROW);
  return (
    <Padded>
      <HighlightCards highlights={isSingle ? [own] : all.slice(row, row + A_ROW)} />
    </Padded>
  );
}

/** Previews a banner or highlight as on the home page, on a laptop and on a phone. */
export function PlacedPreview({ form, target }: { form: BannerForm | HighlightForm; target: EditTarget }) {
  const dispatch = useDispatch();
  const id = target.id ?? 'preview';
  useEffect(() => {
    dispatch(catalogueRequested());
  }, [dispatch]);
  return (
    <section aria-label={previewTexts.label}>
      <h2>{previewTexts.heading}</h2>
      <Frames>
        <DeviceFrame title={previewTexts.laptop} width={1440} maxWidth={640}>
          {form.kind === 'banners' ? <Banner form={form} /> : <Highlights form={form} id={id} />}
        </DeviceFrame>
        <DeviceFrame title={previewTexts.phone} width={390} maxWidth={190}>
          {form.kind === 'banners' ? <Banner form={form} /> : <Highlights form={form} id={id} alone />}
        </DeviceFrame>
      </Frames>
    </section>
  );
}
