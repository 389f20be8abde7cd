import { useState } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '@/app/router/paths';
import { selectBanners, selectIsCatalogueAwaited } from '@/features/catalogue';
import { BannerBand, Steps, type BannerCopy } from '@/features/storefront';
import { useRunning } from '@/lib/hooks/useRunning';
import { IconButton } from '@/ui';
import { messages } from './messages/hero';

/** The texts used without banners. */
const OWN_WORDS: BannerCopy = {
  title: messages.title,
  text: messages.text,
  link: paths.products,
  linkLabel: messages.link,
};

/** The admin's banners that run now, one at a time. */
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
            label={messages.previousBanner}
            onClick={() => setTurn(turn + banners.length - 1)}
          />
          <IconButton icon="next" label={messages.nextBanner} onClick={() => setTurn(turn + 1)} />
        </Steps>
      )}
    </BannerBand>
  );
}
