import styled from 'styled-components';
import { media } from '@/ui';
import { spreadRow, scrollRow } from '../shared';

/** The heading of a list, with the buttons for all of it. */
export const Head = styled.header`
  ${spreadRow}
  gap: 12px 20px;
`;
/** Filters; on a phone one row that scrolls. */
export const Chips = styled.div`
  ${scrollRow}
  ${media.desktop} {
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;
/** The actions for the chosen rows; sticks to the foot of the screen. */
export const BulkBar = styled.div`
  position: sticky;
  bottom: 72px;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 12px 16px;
  border-radius: var(--r-l);
  background: var(--surface);
  box-shadow: var(--float);
  > b {
    margin-right: auto;
  }
  ${media.desktop} {
    bottom: 20px;
  }
`;
export const Pager = styled.nav`
  display: flex;
  align-items: center;
  gap: 12px;
`;
