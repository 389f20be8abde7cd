import styled from 'styled-components';
import { adminMedia, scrollRow } from '@/features/admin/shared';

/** The lists as tabs on a hairline; on a phone one row that scrolls. */
export const Tabs = styled.nav`
  ${scrollRow}
  gap: 20px;
  margin-block: 0;
  padding-block: 0;
  border-bottom: var(--hair);
  a {
    position: relative;
    display: flex;
    flex: none;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    color: var(--ink-2);
    font-weight: 500;
    white-space: nowrap;
  }
  a > span {
    font-weight: 400;
  }
  a:hover {
    color: var(--ink);
  }
  a[aria-current] {
    color: var(--dew);
    font-weight: 600;
  }
  a[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    border-radius: 1px 1px 0 0;
    background: var(--dew);
  }
  :focus-visible {
    box-shadow: inset 0 0 0 2px var(--dew);
  }
  ${adminMedia.abovePhone} {
    a {
      min-height: 38px;
    }
  }
`;
export const ListHead = styled.header`
  display: flex;
  align-items: baseline;
  gap: 12px;
`;
/** A number that opens its return. */
export const Number = styled.span`
  a {
    font-weight: 600;
    text-underline-offset: 4px;
  }
  a:hover {
    text-decoration: underline;
  }
`;
export const Quiet = styled.small`
  margin-left: 6px;
  color: var(--ink-3);
  font-size: inherit;
`;
/** What the table has in a column of its own. */
export const CardOnly = styled(Quiet)`
  ${adminMedia.abovePhone} {
    display: none;
  }
`;
/** On a card at the end of its line. */
export const CardEnd = styled.span`
  ${adminMedia.phone} {
    display: block;
    text-align: right;
    color: var(--ink-2);
  }
`;
