import styled from 'styled-components';
import { adminMedia } from './media';
import { scrollRow } from './rowStyles';

/** The views of a list as tabs on a hairline; on a phone one row that scrolls. */
export const Tabs = styled.nav`
  ${scrollRow}
  gap: 20px;
  border-bottom: var(--hair);
  margin-block: 0;
  padding-block: 0;
  a,
  button {
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
    a,
    button {
      min-height: 38px;
    }
  }
`;
