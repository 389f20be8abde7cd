import styled from 'styled-components';
import { media } from '@/ui';

/** The buttons for the whole list; on a phone in a row below the heading. */
export const HeadActs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Search and filters, on one line if there is room. */
export const Tools = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  > :first-child {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    grid-template-columns: minmax(220px, 2fr);
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    > :first-child {
      grid-column: auto;
    }
  }
`;
