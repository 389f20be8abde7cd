import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Banner } from '@/domain/catalogue';
import { selectBanners, selectCatalogue } from '@/features/catalogue';
import { Button, HeroTitle, IconButton, Wrap } from '@/ui';
import { Action, Band, HeroText, LowSun, Steps, Words } from './Hero.styles';
import { HeroPicture } from './HeroPicture';

type Copy = Pick<Banner, 'title' | 'text' | 'link' | 'linkLabel'>;

/** What stands there should the shop have no banner. */
const OWN_WORDS: Copy = {
  title: 'Skin like early morning',
  text: 'Mists, serums and sunscreens made for heat, humidity and hard water.',
  link: '/products',
  linkLabel: 'Shop all products',
};

/** The admin's banners, one at a time. */
export function Hero() {
  const banners = useSelector(selectBanners);
  const { status } = useSelector(selectCatalogue);
  const [turn, setTurn] = useState(0);
  const many = banners.length > 1;
  const banner = banners[turn % Math.max(1, banners.length)];
  const waiting = status === 'idle' || status === 'loading';
  const { title, text, link, linkLabel } = banner ?? OWN_WORDS;
  return (
    <Band aria-roledescription={many ? 'carousel' : undefined} aria-label="Welcome" aria-busy={waiting}>
      {banner && <HeroPicture key={banner.id} banner={banner} />}
      {!banner && !waiting && <LowSun aria-hidden="true" />}
      {!waiting && (
        <Words aria-live={many ? 'polite' : undefined}>
          <Wrap>
            <HeroTitle>{title}</HeroTitle>
            {text && <HeroText>{text}</HeroText>}
            {link && linkLabel && (
              <Action>
                <Button as={Link} to={link} wide>
                  {linkLabel}
                </Button>
              </Action>
            )}
          </Wrap>
        </Words>
      )}
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
    </Band>
  );
}
