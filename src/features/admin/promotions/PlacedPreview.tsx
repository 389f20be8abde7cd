import { BannerBand, HighlightCards } from '@/features/storefront';
import { Wrap } from '@/ui';
import styled from 'styled-components';
import { DeviceFrame } from './DeviceFrame';
import type { BannerForm, HighlightForm } from './forms';

const Frames = styled.div`
  display: grid;
  gap: 20px;
  margin-top: 14px;
`;
const Padded = styled(Wrap)`
  padding-block: 24px;
`;
/** In the place of a picture that is not there yet: nothing, on the ground of the shop. */
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

function Banner({ form }: { form: BannerForm }) {
  const { title, text, link, linkLabel, imageWide, imageTall, alt } = form;
  const pictures = {
    ...{ id: 'preview', alt },
    ...{ imageWide: imageWide || NO_PICTURE, imageTall: imageTall || NO_PICTURE },
  };
  return (
    <BannerBand
      pictures={imageWide || imageTall ? pictures : null}
      copy={{ title: title || 'Title', text, link: link.startsWith('/') ? link : '', linkLabel }}
    />
  );
}

function Highlight({ form }: { form: HighlightForm }) {
  const { title, text, image } = form;
  const highlight = {
    ...{ id: 'preview', title: title || 'Title', text, image },
    link: '',
    enabled: true,
    order: 1,
  };
  return (
    <Padded>
      <HighlightCards highlights={[highlight]} />
    </Padded>
  );
}

/** A banner or highlight as the home page draws it, on a laptop and on a phone. */
export function PlacedPreview({ form }: { form: BannerForm | HighlightForm }) {
  const drawn = form.kind === 'banners' ? <Banner form={form} /> : <Highlight form={form} />;
  return (
    <section aria-label="Preview">
      <h2>As shoppers see it</h2>
      <Frames>
        <DeviceFrame title="On a laptop" width={1440} most={640}>
          {drawn}
        </DeviceFrame>
        <DeviceFrame title="On a phone" width={390} most={260}>
          {drawn}
        </DeviceFrame>
      </Frames>
    </section>
  );
}
