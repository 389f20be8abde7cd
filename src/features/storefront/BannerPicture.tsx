import type { Banner } from '@/domain/catalogue/catalogue';
import { srcSetOf } from '@/ui';

const WIDE = [960, 1440, 1920, 2400];
const TALL = [480, 800, 1200];
const FORMATS = ['avif', 'webp'] as const;
/** From a large phone held upright, as in BannerBand.styles. */
const wideScreens = '(min-width: 600px)';

/** A wide picture, and a tall one on phones. */
export function BannerPicture({ banner }: { banner: Pick<Banner, 'imageWide' | 'imageTall' | 'alt'> }) {
  const { imageWide, imageTall, alt } = banner;
  return (
    <picture>
      {FORMATS.map((format) => (
        <source
          key={`wide-${format}`}
          media={wideScreens}
          type={`image/${format}`}
          srcSet={srcSetOf(imageWide, format, WIDE) ?? imageWide}
          sizes="100vw"
        />
      ))}
      {FORMATS.map((format) => (
        <source
          key={`tall-${format}`}
          type={`image/${format}`}
          srcSet={srcSetOf(imageTall, format, TALL) ?? imageTall}
          sizes="100vw"
        />
      ))}
      <img src={imageTall} width={800} height={1250} alt={alt} fetchPriority="high" />
    </picture>
  );
}
