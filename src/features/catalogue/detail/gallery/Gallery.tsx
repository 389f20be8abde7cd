import { useEffect, useState } from 'react';
import type { Picture as PictureData } from '@/domain/catalogue/catalogue';
import { isDesktop, useMediaQuery } from '@/lib/hooks/useMediaQuery';
import { ChunkBoundary, lazyChunk, onFirstInteraction, overlayFailure, useFirstInteraction } from '@/loading';
import { IconButton, Picture } from '@/ui';
import { Caption, Dot, Dots, Frame, Stage, Track, ZoomButton } from './Gallery.styles';
import { useSwipe } from './useSwipe';
import * as icons from '../icons';
import { messages } from '../messages/gallery';

const ZoomDialog = lazyChunk(() => import(/* webpackChunkName: "zoom" */ './ZoomDialog'));

/** As `<img sizes>`: for the first picture, and for those side by side in the mosaic. */
export const GALLERY_SIZES = '(min-width: 1024px) 640px, (min-width: 700px) 46vw, 100vw';
const PAIR_SIZES = '(min-width: 1024px) 320px, (min-width: 700px) 46vw, 100vw';

/** A swipeable row of pictures, a mosaic on a desktop, with a zoom dialog. */
export function Gallery({ name, images }: { name: string; images: readonly PictureData[] }) {
  const { track, at, onScroll } = useSwipe();
  /** Index of the enlarged picture. */
  const [zoomed, setZoomed] = useState<number | null>(null);
  useEffect(() => onFirstInteraction(() => void ZoomDialog.preload().catch(() => undefined)), []);
  const isMosaic = useMediaQuery(isDesktop);
  // The first picture loads alone; the others are off screen until the first interaction, except in the
  // mosaic.
  const isUsed = useFirstInteraction();
  const close = () => setZoomed(null);
  const many = images.length > 1;
  return (
    <Frame>
      <Stage>
        <Track ref={track} onScroll={onScroll} aria-label={messages.picturesOf(name)}>
          {images.map((image, index) => (
            <li key={image.src}>
              <button
                type="button"
                aria-label={messages.enlargePicture(index + 1)}
                // One tab stop for the row, because the zoom dialog leads to the others. The mosaic shows
                // all of them.
                tabIndex={isMosaic || index === at ? 0 : -1}
                onClick={() => setZoomed(index)}
              >
                {(index === 0 || isUsed || isMosaic) && (
                  <Picture
                    picture={image}
                    sizes={index === 0 ? GALLERY_SIZES : PAIR_SIZES}
                    largest={index === 0}
                  />
                )}
              </button>
              {isMosaic && index > 0 && <Caption>{image.alt}</Caption>}
            </li>
          ))}
        </Track>
        {many && (
          <Dots aria-hidden="true">
            {images.map((image, index) => (
              <Dot key={image.src} $on={index === at} />
            ))}
          </Dots>
        )}
        <ZoomButton>
          <IconButton label={messages.zoom} icon={icons.zoom} iconSize={20} onClick={() => setZoomed(at)} />
        </ZoomButton>
      </Stage>
      {zoomed !== null && (
        <ChunkBoundary failure={overlayFailure(close)}>
          <ZoomDialog name={name} images={images} onClose={close} start={zoomed} />
        </ChunkBoundary>
      )}
    </Frame>
  );
}
