import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { catalogueRequested, selectHighlights } from '@/features/catalogue';
import { BannerBand, HighlightCards } from '@/features/storefront';
import { Wrap } from '@/ui';
import styled from 'styled-components';
import type { EditTarget } from '../fields';
import { DeviceFrame } from './DeviceFrame';
import type { BannerForm, HighlightForm } from './forms';
import { previewTexts } from './messages';

const Frames = styled.div`
  display: grid;
  gap: 20px;
  margin-top: 14px;
`;
const Padded = styled(Wrap)`
  padding-block: 24px;
`;
/** So many stand side by side on a laptop. */
const A_ROW = 3;
/** In the place of a picture that is not there yet: nothing, on the ground of the shop. */
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

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

/** The highlight among those that stand in its row; `alone` as it fills a phone's screen. */
function Highlights({ form, id, alone = false }: { form: HighlightForm; id: string; alone?: boolean }) {
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
      <HighlightCards highlights={alone ? [own] : all.slice(row, row + A_ROW)} />
    </Padded>
  );
}

/** A banner or highlight as the home page draws it, on a laptop and on a phone. */
export function PlacedPreview({ form, target }: { form: BannerForm | HighlightForm; target: EditTarget }) {
  const dispatch = useDispatch();
  const id = target.id ?? 'preview';
  useEffect(() => {
    if (form.kind === 'highlights') dispatch(catalogueRequested());
  }, [dispatch, form.kind]);
  return (
    <section aria-label={previewTexts.label}>
      <h2>{previewTexts.heading}</h2>
      <Frames>
        <DeviceFrame title={previewTexts.laptop} width={1440} most={640}>
          {form.kind === 'banners' ? <Banner form={form} /> : <Highlights form={form} id={id} />}
        </DeviceFrame>
        <DeviceFrame title={previewTexts.phone} width={390} most={190}>
          {form.kind === 'banners' ? <Banner form={form} /> : <Highlights form={form} id={id} alone />}
        </DeviceFrame>
      </Frames>
    </section>
  );
}
