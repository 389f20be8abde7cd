import styled from 'styled-components';
import { DESKTOP, media } from '@/ui';

export interface PlaceSize {
  /** About how tall it is on a phone and on a desktop, px. */
  phone: number;
  desktop: number;
  /** It is on the first screen of some: laid out with that. */
  isFirst?: boolean;
  /** Its pictures are fetched once somebody has touched the page. */
  hasPictures?: boolean;
}

type Sizes = { $phone: number; $desktop: number };

/**
 * Around a part below the first screen. A browser lays out what is `auto` for two and a half screens down, all of it before the
 * first frame: on phones it stays out of that altogether (`data-painted`, src/app/earlyInput.ts).
 */
export const Place = styled.div<Sizes>`
  html:not([data-touched]) & {
    content-visibility: auto;
    overflow-clip-margin: 16px;
    contain-intrinsic-height: auto ${({ $phone }) => $phone}px;
    ${media.desktop} {
      contain-intrinsic-height: auto ${({ $desktop }) => $desktop}px;
    }
  }
  @media screen and (max-width: ${DESKTOP - 1}px) and (scripting: enabled) {
    html:not([data-painted]):not([data-touched]) & {
      content-visibility: hidden;
    }
  }
`;

/** Stands for a part that is not there yet. */
export const Room = styled.div<Sizes>`
  min-height: ${({ $phone }) => $phone}px;
  text-align: center;
  > div {
    padding: 48px var(--gutter);
  }
  ${media.desktop} {
    min-height: ${({ $desktop }) => $desktop}px;
  }
`;

/** A part as it was drawn beforehand, without life; laid out as the part is. */
export const Likeness = styled.div`
  display: contents;
`;
