import { useCallback } from 'react';
import styled from 'styled-components';
import { groundClass } from './ground';

export interface PictureSource {
  /**
   * A WebP such as `name-800.webp`, which exists in other widths and formats too. Any other address is used as it is.
   */
  src: string;
  width: number;
  height: number;
  alt?: string;
  /** Colour shown while it loads. */
  ground?: string;
}

const WIDTHS = [360, 640, 800, 1200];

/** `srcset` of one format, or undefined for an address without variants. Widths are px. */
export function srcSetOf(src: string, format: 'avif' | 'webp', widths: readonly number[] = WIDTHS) {
  const [, stem, width] = /^(.*)-(\d+)\.webp$/.exec(src) ?? [];
  if (!stem || !widths.includes(Number(width))) return undefined;
  return widths.map((px) => `${stem}-${px}.${format} ${px}w`).join(', ');
}

const Image = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
  background: var(--mist);
`;

export interface PictureProps {
  picture: PictureSource;
  /** As for `<img sizes>`. */
  sizes: string;
  /** The available widths in px; 360, 640, 800 and 1200 by default. */
  widths?: readonly number[];
  /** Disables lazy loading; for pictures on the first screen. */
  eager?: boolean;
  /** Loads with high priority; for the largest picture of the first screen. */
  largest?: boolean;
  /** Empty if the text beside it says the same. */
  alt?: string;
  className?: string;
}

/** A picture as AVIF and WebP in several widths, with its size known before it loads. */
export function Picture({ picture, sizes, widths, alt, className, ...props }: PictureProps) {
  const { largest = false, eager = largest } = props;
  const avif = srcSetOf(picture.src, 'avif', widths);
  const { ground } = picture;
  const ownClass = groundClass(ground);
  const lay = useCallback(
    (image: HTMLImageElement | null) => {
      if (image && ground) image.style.backgroundColor = ground;
    },
    [ground],
  );
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <Image
        ref={lay}
        className={[className, ownClass].filter(Boolean).join(' ') || undefined}
        src={picture.src || undefined}
        srcSet={srcSetOf(picture.src, 'webp', widths)}
        sizes={avif && sizes}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt ?? ''}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={largest ? 'high' : undefined}
        decoding={largest ? 'sync' : 'async'}
      />
    </picture>
  );
}
