import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { LATER, watchFirstTouch } from './firstTouch';
import { media } from './theme/media';

const Part = styled.div<{ $phone: number; $desktop: number }>`
  html:not([data-touched]) & {
    content-visibility: auto;
    overflow-clip-margin: 16px;
    contain-intrinsic-height: auto ${({ $phone }) => $phone}px;
    ${media.desktop} {
      contain-intrinsic-height: auto ${({ $desktop }) => $desktop}px;
    }
  }
`;

interface LaterProps {
  /** About how tall it is on a phone and on a desktop, px. */
  phone: number;
  desktop: number;
  children: ReactNode;
}

/** What lies below the first screen: neither laid out nor its pictures fetched before somebody has touched the page. */
export function Later({ phone, desktop, children }: LaterProps) {
  useEffect(watchFirstTouch, []);
  return (
    <Part className={LATER} $phone={phone} $desktop={desktop}>
      {children}
    </Part>
  );
}
