import { useEffect, useState } from 'react';
import type { Picture as PictureData } from '@/domain/catalogue/catalogue';
import { ChunkBoundary, lazyChunk, onFirstInteraction, overlayFailure, useFirstInteraction } from '@/loading';
import { IconButton, Picture } from '@/ui';
import { Dot, Dots, Frame, Stage, Thumbs, Track, ZoomButton } from './Gallery.styles';
import { useSwipe } from './useSwipe';
import * as icons from './icons';
import { messages } from './messages/gallery';

const ZoomDialog = lazyChunk(() =>
  import(/* webpackChunkName: "zoom" */ './ZoomDialog').then(({ default: Zoom }) => Zoom),
);

/** As `<img sizes>`. */
export const GALLERY_SIZES = '(min-width: 1024px) 640px, (min-width: 700px) 46vw, 100vw';

/** Pictures to swipe through, thumbnails beside them on a desktop, and a closer look. */
export function Gallery({ name, images }: { name: string; images: readonly PictureData[] }) {
  const { track, at, onScroll, goTo } = useSwipe();
  /** The picture that is enlarged. */
  const [zoomed, setZoomed] = useState<number | null>(null);
  useEffect(() => onFirstInteraction(() => void ZoomDialog.preload().catch(() => undefined)), []);
  // The first picture has the line to itself; the others are beside it, out of sight.
  const hasAll = useFirstInteraction();
  const close = () => setZoomed(null);
  const many = images.length > 1;
  return (
    <Frame>
      {many && (
        <Thumbs>
          {images.map((image, index) => (
            <button
              key={image.src}
              type="button"
              aria-label={messages.picture(index + 1)}
              aria-current={index === at ? 'true' : undefined}
              onClick={() => goTo(index)}
            >
              <Picture picture={image} sizes="76px" alt="" />
            </button>
          ))}
        </Thumbs>
      )}
      <Stage>
        <Track ref={track} onScroll={onScroll} aria-label={messages.picturesOf(name)}>
          {images.map((image, index) => (
            <li key={image.src}>
              <button
                type="button"
                aria-label={messages.enlargePicture(index + 1)}
                // One stop for the row: the thumbnails or the closer look lead to the others.
                tabIndex={index === at ? 0 : -1}
                onClick={() => setZoomed(index)}
              >
                {(index === 0 || hasAll) && (
                  <Picture picture={image} sizes={GALLERY_SIZES} largest={index === 0} />
                )}
              </button>
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
