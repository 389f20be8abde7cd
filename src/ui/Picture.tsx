import styled from 'styled-components';

export interface PictureSource {
  /** The 800 px WebP; `-800.webp` is replaced to find its siblings. Any other address is used as it is. */
  src: string;
  width: number;
  height: number;
  alt?: string;
  /** Colour shown while it loads. */
  ground?: string;
}

const WIDTHS = [320, 480, 800, 1200];

/** `srcset` of one format, or undefined for an address that has no siblings. */
export function srcSetOf(src: string, format: 'avif' | 'webp'): string | undefined {
  const stem = /^(.*)-800\.webp(\?.*)?$/.exec(src);
  if (!stem) return undefined;
  return WIDTHS.map((width) => `${stem[1]}-${width}.${format}${stem[2] ?? ''} ${width}w`).join(', ');
}

const Image = styled.img<{ $ground: string }>`
  width: 100%;
  height: 100%;
  object-fit: cover;
  background: ${({ $ground }) => $ground};
`;

export interface PictureProps {
  picture: PictureSource;
  /** As of `<img sizes>`: how wide it is drawn. */
  sizes: string;
  /** Loads at once and first; for what is on the first screen. */
  eager?: boolean;
  /** Empty where the words beside it say the same. */
  alt?: string;
  className?: string;
}

/** AVIF and WebP in four widths; its size is known before it loads. */
export function Picture({ picture, sizes, eager = false, alt, className }: PictureProps) {
  const avif = srcSetOf(picture.src, 'avif');
  return (
    <picture style={{ display: 'contents' }}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <Image
        className={className}
        src={picture.src}
        srcSet={srcSetOf(picture.src, 'webp')}
        sizes={avif && sizes}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt ?? ''}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? 'sync' : 'async'}
        $ground={picture.ground ?? 'var(--mist)'}
      />
    </picture>
  );
}
