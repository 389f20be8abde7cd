import styled from 'styled-components';
import { media } from '@/ui';

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
export const Columns = styled.div`
  padding-bottom: var(--section);
  ${media.desktop} {
    display: grid;
    grid-template-columns: 248px minmax(0, 1fr);
    gap: 56px;
    margin-top: 12px;
    align-items: start;
    /* The filters in it stick while the list scrolls. */
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
  }
`;
/** The height of one row of chips. */
export const ChipsRoom = styled.div`
  height: 62px;
  ${media.desktop} {
    height: 76px;
  }
`;
