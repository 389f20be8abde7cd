import styled from 'styled-components';
import { media } from '@/ui';
import { Movable } from '../../arrange';
import { nameLink } from '../../shared';

/** Picture and text, with the controls below or beside them. */
export const PlacedEntry = styled(Movable)`
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  gap: 8px 16px;
  align-items: center;
  padding: 12px 12px 8px;
  ${media.desktop} {
    grid-template-columns: 168px minmax(0, 1fr) auto;
    gap: 8px 24px;
    padding: 16px;
  }
`;
export const Shot = styled.div`
  aspect-ratio: 3 / 2;
  border-radius: var(--r-m);
  overflow: hidden;
  background: var(--mist);
`;
export const Words = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  ${nameLink}
  small {
    font-size: var(--t-cap);
    color: var(--ink-3);
  }
`;
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  grid-column: 1 / -1;
  margin-left: -8px;
  > :last-child {
    margin-left: auto;
  }
  ${media.desktop} {
    grid-column: auto;
    gap: 4px;
    margin: 0;
    > :last-child {
      min-width: 116px;
      margin-left: 8px;
    }
  }
`;
