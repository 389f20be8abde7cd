import styled from 'styled-components';
import { media } from '@/ui';
import { apart, sideways } from '../looks';

/** A list's name, and what can be done with all of it. */
export const Head = styled.header`
  ${apart}
  gap: 12px 20px;
`;
/** Ways to narrow it; on a phone one row that scrolls. */
export const Chips = styled.div`
  ${sideways}
  ${media.desktop} {
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;
/** What can be done with the rows that are chosen; stays in reach. */
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
