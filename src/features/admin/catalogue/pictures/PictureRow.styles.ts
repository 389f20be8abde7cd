import styled from 'styled-components';
import { media } from '@/ui';
import { Movable } from '@/features/admin/arrange';

/** The alt text beside the picture; the move buttons below, over the whole width on a phone. */
export const PictureEntry = styled(Movable)`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  gap: 8px 16px;
  align-items: start;
  padding: 12px 12px 8px;
  ${media.large} {
    grid-template-columns: 112px minmax(0, 1fr);
    padding: 16px 16px 10px;
  }
`;
export const Thumb = styled.div`
  position: relative;
  aspect-ratio: 4 / 5;
  border-radius: var(--r-m);
  overflow: hidden;
  background: var(--mist);
  ${media.large} {
    grid-row: span 2;
  }
`;
export const MainMark = styled.span`
  position: absolute;
  inset: auto 0 0;
  padding: 2px 0 3px;
  background: var(--dew);
  color: var(--paper);
  font-size: var(--t-cap);
  font-weight: 600;
  text-align: center;
`;
export const Moves = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  margin-inline: -8px;
  > :last-child {
    margin-left: auto;
  }
  ${media.large} {
    grid-column: 2;
    align-self: end;
  }
`;
export const TextButton = styled.button`
  min-height: 44px;
  padding: 0 10px;
  border-radius: var(--r-m);
  font-weight: 600;
  font-size: var(--t-small);
  color: var(--dew);
  &:hover {
    background: var(--mist);
  }
`;
