import styled from 'styled-components';
import { IconButton, media } from '@/ui';

export const PlacedList = styled.ol`
  display: grid;
  gap: 12px;
`;
/** Picture and words, and beneath or beside them what moves and switches it. */
export const PlacedEntry = styled.li<{ $held: boolean }>`
  position: relative;
  z-index: ${({ $held }) => ($held ? 2 : 'auto')};
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  gap: 8px 16px;
  align-items: center;
  padding: 12px 12px 8px;
  border: ${({ $held }) => ($held ? '1px solid var(--dew)' : 'var(--hair)')};
  border-radius: var(--r-l);
  background: var(--surface);
  box-shadow: ${({ $held }) => ($held ? 'var(--float)' : 'none')};
  transition: ${({ $held }) => ($held ? 'none' : 'transform var(--d-fast) var(--e-soft)')};
  ${media.desktop} {
    grid-template-columns: 168px minmax(0, 1fr) auto;
    gap: 8px 24px;
    padding: 16px;
  }
  ${media.stillness} {
    transition: none;
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
  a {
    font-weight: 600;
    overflow-wrap: anywhere;
    text-underline-offset: 4px;
  }
  a:hover {
    text-decoration: underline;
  }
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
export const Handle = styled(IconButton)`
  cursor: grab;
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
`;
