import type { ReactNode } from 'react';
import type { Banner } from '@/domain/catalogue/catalogue';
import { isOwnLink } from '@/domain/offers/scheduled/ownLink';
import { Link } from 'react-router-dom';
import { Button, HeroTitle, Wrap } from '@/ui';
import { BannerPicture } from './BannerPicture';
import { Action, Band, HeroText, LowSun, Words } from './BannerBand.styles';
import { messages } from './messages';

export type BannerCopy = Pick<Banner, 'title' | 'text' | 'link' | 'linkLabel'>;
export type BannerPictures = Pick<Banner, 'id' | 'imageWide' | 'imageTall' | 'alt'>;

interface BannerBandProps {
  /** Without pictures the shop's sun is drawn. */
  pictures: BannerPictures | null;
  copy: BannerCopy;
  /** While the banners load, neither text nor sun is shown. */
  waiting?: boolean;
  /** Whether there are other banners. */
  many?: boolean;
  /** The controls for the other banners. */
  children?: ReactNode;
}

/** A stored link must not leave the shop, but the router's links can. */
const isShopLink = (link: string) => link !== '' && isOwnLink(link);

/** A banner, as at the top of the home page. */
export function BannerBand({ pictures, copy, waiting = false, many = false, children }: BannerBandProps) {
  const { title, text, link, linkLabel } = copy;
  return (
    <Band
      aria-roledescription={many ? messages.carousel : undefined}
      aria-label={messages.welcome}
      aria-busy={waiting}
    >
      {pictures && <BannerPicture key={pictures.id} banner={pictures} />}
      {!pictures && !waiting && <LowSun aria-hidden="true" />}
      {!waiting && (
        <Words aria-live={many ? 'polite' : undefined}>
          <Wrap>
            <HeroTitle>{title}</HeroTitle>
            {text && <HeroText>{text}</HeroText>}
            {linkLabel && isShopLink(link) && (
              <Action>
                <Button as={Link} to={link} wide>
                  {linkLabel}
                </Button>
              </Action>
            )}
          </Wrap>
        </Words>
      )}
      {children}
    </Band>
  );
}
