import styled from 'styled-components';
import { spreadRow } from '@/features/admin/shared';

export const Head = styled.header`
  ${spreadRow}
  align-items: baseline;
  gap: 8px 20px;
  max-width: 820px;
  > div {
    display: flex;
    align-items: center;
    min-width: 0;
    color: var(--dew);
  }
  /* An order's number is one long word. */
  h1 {
    color: var(--ink);
    overflow-wrap: anywhere;
  }
`;
/** The links to the list and to the neighbours. */
export const Nav = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  max-width: 820px;
  > span {
    display: flex;
  }
`;
export const Sections = styled.div`
  display: grid;
  gap: 28px;
  max-width: 820px;
  > section {
    border-top: var(--hair);
    padding-top: 20px;
  }
  > section > h2 {
    margin-bottom: 14px;
  }
`;
/** Phone and e-mail of the customer. */
export const Contacts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 20px;
  a {
    min-height: 44px;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    overflow-wrap: anywhere;
  }
`;
export const Trail = styled.ol`
  display: grid;
  li {
    display: grid;
    gap: 2px;
    padding-block: 10px;
    border-bottom: var(--hair);
    overflow-wrap: anywhere;
  }
  li:first-child {
    padding-top: 0;
  }
  li:last-child {
    border: 0;
  }
  b {
    font-weight: 600;
  }
`;
