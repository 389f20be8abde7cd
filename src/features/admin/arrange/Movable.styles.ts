import styled from 'styled-components';
import { media } from '@/ui';

/** A row that can be dragged; while held it floats over the others. */
export const Movable = styled.li<{ $held: boolean }>`
  position: relative;
  z-index: ${({ $held }) => ($held ? 2 : 'auto')};
  border: ${({ $held }) => ($held ? '1px solid var(--dew)' : 'var(--hair)')};
  border-radius: var(--r-l);
  background: var(--surface);
  box-shadow: ${({ $held }) => ($held ? 'var(--float)' : 'none')};
  transition: ${({ $held }) => ($held ? 'none' : 'transform var(--d-fast) var(--e-soft)')};
  ${media.stillness} {
    transition: none;
  }
`;
export const MovableList = styled.ol`
  display: grid;
  gap: 12px;
`;
