import styled from 'styled-components';
import type { CatalogueItemBase } from '@/domain/catalogue/catalogue';
import { H1, media, Picture, Skeleton, VisuallyHidden, Wrap } from '@/ui';
import { Columns, Crumbs, Stack } from './DetailScreen.styles';
import { GALLERY_SIZES } from './gallery/Gallery';
import { Frame, Stage, Track } from './gallery/Gallery.styles';
import { messages } from './messages/detailSkeleton';

const First = styled(Skeleton)`
  ${media.desktop} {
    grid-column: 1 / -1;
  }
`;

type Known = Pick<CatalogueItemBase, 'name' | 'images'>;

/** Placeholder of the detail screen, with the data that its card has already shown. */
export function DetailSkeleton({ known }: { known?: Known }) {
  const picture = known?.images[0];
  return (
    <Wrap aria-busy="true">
      <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
      <Crumbs as="div">
        <Skeleton $width="220px" $height="21px" />
      </Crumbs>
      <Columns>
        <Frame>
          <Stage>
            {picture ? (
              <Track>
                <li>
                  <Picture picture={picture} sizes={GALLERY_SIZES} largest alt="" />
                </li>
              </Track>
            ) : (
              <Track as="div">
                <First $picture $ratio="4 / 5" />
              </Track>
            )}
          </Stage>
        </Frame>
        <Stack>
          {known ? <H1>{known.name}</H1> : <Skeleton $width="70%" $height="var(--t-h1)" />}
          <Skeleton $width="90%" $height="28px" />
          <Skeleton $width="40%" $height="40px" />
          <Skeleton $height="64px" />
          <Skeleton $height="52px" />
          <Skeleton $height="200px" />
        </Stack>
      </Columns>
    </Wrap>
  );
}
