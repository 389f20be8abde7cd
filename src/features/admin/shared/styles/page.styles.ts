import styled from 'styled-components';
import { adminMedia } from './media';
import { spreadRow } from './rowStyles';

/** The links to the list and to the neighbours, above the page of one thing. */
export const PageNav = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  > span {
    display: flex;
  }
  ${adminMedia.abovePhone} {
    margin-block: -8px -14px;
  }
`;
/** Title and state, with the actions at the other end. */
export const PageHead = styled.header`
  ${spreadRow}
  gap: 8px 20px;
  > div:first-child {
    min-width: 0;
  }
`;
export const Standing = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  color: var(--ink-2);
`;
/** One part of the page: a heading of 44 px with its content below. */
export const Panel = styled.section`
  min-width: 0;
  border: var(--hair);
  border-radius: var(--r-m);
  background: var(--surface);
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    min-height: 44px;
    padding: 6px 14px;
  }
  > header > small {
    color: var(--ink-3);
    font-size: 0.8125rem;
  }
  > header > :last-child:not(h2, small) {
    margin-left: auto;
  }
`;
