import styled, { keyframes } from 'styled-components';
import { media } from '@/ui';

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;

/** On phones a strip above the tab bar and the buy bar, on a desktop a small box in the corner. */
export const Bar = styled.section`
  position: fixed;
  z-index: calc(var(--z-bar) - 1);
  /* Its edge lies behind the bar beneath, so that no page shows between them. */
  inset: auto 0 calc(var(--foot, 8px) - 8px);
  /* One row, so that it and a buy bar leave 85% of a phone to the page. */
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 12px;
  padding: 6px 16px 14px;
  background: var(--surface);
  border-top: var(--hair);
  font-size: var(--t-small);
  line-height: 1.4;
  color: var(--ink-2);
  animation: ${rise} var(--d-base) var(--e-out);
  b {
    color: var(--ink);
  }
  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  span {
    display: none;
  }
  ${media.tablet} {
    grid-template-columns: 1fr 300px;
    gap: 20px;
    span {
      display: inline;
    }
  }
  ${media.desktop} {
    inset: auto auto 24px 24px;
    grid-template-columns: 1fr;
    width: 372px;
    padding: 18px 20px 20px;
    gap: 14px;
    border: var(--hair);
    border-radius: var(--r-l);
    box-shadow: var(--float);
  }
  /* Zoomed far in or held sideways there is no room to spare: it waits at the page's end. */
  @media (max-height: 480px) {
    position: static;
    width: auto;
    box-shadow: none;
  }
`;
