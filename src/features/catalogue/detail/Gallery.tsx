import { useEffect, useState } from 'react';
import type { Picture as PictureData } from '@/domain/catalogue';
import { lazyPart } from '@/lib/lazyPart';
import { whenPresent } from '@/lib/presence';
import { IconButton, LATER, Picture } from '@/ui';
import { Dot, Dots, Frame, Stage, Thumbs, Track, ZoomButton } from './Gallery.styles';
import { useSwipe } from './useSwipe';
import * as icons from './icons';

const ZoomDialog = lazyPart(() => import('./ZoomDialog'));

/** As `<img sizes>`. */
export const GALLERY_SIZES = '(min-width: 1024px) 640px, (min-width: 700px) 46vw, 100vw';

/** Pictures to swipe through, thumbnails beside them on a desktop, and a closer look. */
export function Gallery({ name, images }: { name: string; images: readonly PictureData[] }) {
  const { track, at, onScroll, goTo } = useSwipe();
  /** The picture that is enlarged. */
  const [zoomed, setZoomed] = useState<number | null>(null);
  useEffect(() => whenPresent(() => void ZoomDialog.preload()), []);
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
              aria-label={`Picture ${index + 1}`}
              aria-current={index === at ? 'true' : undefined}
              onClick={() => goTo(index)}
            >
              <Picture picture={image} sizes="76px" alt="" />
            </button>
          ))}
        </Thumbs>
      )}
      <Stage>
        <Track ref={track} onScroll={onScroll} aria-label={`Pictures of ${name}`}>
          {images.map((image, index) => (
            <li key={image.src} className={index > 0 ? LATER : undefined}>
              <button
                type="button"
                aria-label={`Enlarge picture ${index + 1}`}
                onClick={() => setZoomed(index)}
              >
                <Picture picture={image} sizes={GALLERY_SIZES} largest={index === 0} />
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
          <IconButton label="Zoom" icon={icons.zoom} iconSize={20} onClick={() => setZoomed(at)} />
        </ZoomButton>
      </Stage>
      {zoomed !== null && (
        <ZoomDialog {...{ name, images, onClose: close, onMissing: close }} start={zoomed} />
      )}
    </Frame>
  );
}
