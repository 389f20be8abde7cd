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
  /** Without them the shop's own sun stands there. */
  pictures: BannerPictures | null;
  copy: BannerCopy;
  /** Before it is known what stands there, neither words nor sun do. */
  waiting?: boolean;
  /** Whether other banners take its place. */
  many?: boolean;
  /** What leads to the others. */
  children?: ReactNode;
}

/** The router's links lead anywhere; a stored link must not leave the shop. */
const isShopLink = (link: string) => link !== '' && isOwnLink(link);

/** A banner as the home page begins with it. */
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
