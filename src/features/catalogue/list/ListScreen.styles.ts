import styled from 'styled-components';
import { media } from '@/ui';

/**
 * Where a sticky column of the list stops: one that fits sticks below the header, a taller one scrolls to its end first.
 * `--tall` is its height.
 */
export const STICKY_TOP = 'min(100px, calc(100vh - var(--tall, 200vh) - 24px))';

export const Head = styled.div`
  padding-block: 24px 12px;
  p {
    margin-top: 6px;
  }
  ${media.desktop} {
    padding-block: 48px 8px;
    display: flex;
    justify-content: space-between;
    align-items: flex-end;
  }
`;
export const Columns = styled.div<{ $isSingle: boolean }>`
  padding-bottom: var(--section);
  ${media.desktop} {
    display: ${({ $isSingle }) => ($isSingle ? 'block' : 'grid')};
    grid-template-columns: 248px minmax(0, 1fr);
    gap: 56px;
    margin-top: 12px;
    align-items: start;
    /* The shorter column sticks while the other one scrolls. */
    aside {
      align-self: stretch;
    }
  }
`;
/** The id of the results, the target of a skip link. */
export const RESULTS_ID = 'products';

export const Results = styled.div`
  outline: none;
  min-height: 70vh;
  padding-top: 8px;
  scroll-margin-top: 120px;
  ${media.desktop} {
    padding-top: 0;
    scroll-margin-top: 100px;
    position: sticky;
    top: ${STICKY_TOP};
  }
`;
/** The height of one row of chips. */
export const ChipsRoom = styled.div`
  height: 62px;
  ${media.desktop} {
    height: 76px;
  }
`;
