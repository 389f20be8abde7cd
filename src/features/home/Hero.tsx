import { useState } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '@/app/router/paths';
import { selectBanners, selectIsCatalogueAwaited } from '@/features/catalogue';
import { BannerBand, Steps, type BannerCopy } from '@/features/storefront';
import { useRunning } from '@/lib/useRunning';
import { IconButton } from '@/ui';

/** What stands there should the shop have no banner. */
const OWN_WORDS: BannerCopy = {
  title: 'Skin like early morning',
  text: 'Mists, serums and sunscreens made for heat, humidity and hard water.',
  link: paths.products,
  linkLabel: 'Shop all products',
};

/** The admin's banners, one at a time and each in its time. */
export function Hero() {
  const banners = useRunning(useSelector(selectBanners));
  const waiting = useSelector(selectIsCatalogueAwaited);
  const [turn, setTurn] = useState(0);
  const many = banners.length > 1;
  const banner = banners[turn % Math.max(1, banners.length)] ?? null;
  return (
    <BannerBand pictures={banner} copy={banner ?? OWN_WORDS} waiting={waiting} many={many}>
      {many && (
        <Steps>
          <IconButton
            icon="back"
            label="Previous banner"
            onClick={() => setTurn(turn + banners.length - 1)}
          />
          <IconButton icon="next" label="Next banner" onClick={() => setTurn(turn + 1)} />
        </Steps>
      )}
    </BannerBand>
  );
}
