import styled, { css } from 'styled-components';
import { media, Wrap } from '@/ui';

export const Frame = styled(Wrap)`
  padding-block: 24px 64px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 20px;
  h1 {
    font: 600 1.625rem/1.2 var(--sans);
    letter-spacing: -0.01em;
  }
  h2 {
    font: 600 1.1875rem/1.3 var(--sans);
  }
  ${media.desktop} {
    grid-template-columns: 180px minmax(0, 1fr);
    gap: 48px;
    padding-block: 40px 96px;
  }
`;
const areaLinks = css`
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 0 14px;
    border-radius: var(--r-m);
    font-weight: 500;
    color: var(--ink-2);
  }
  a:hover {
    background: var(--sand);
  }
  a[aria-current] {
    background: var(--dew-tint);
    color: var(--dew);
    font-weight: 600;
  }
`;
export const Nav = styled.nav`
  align-self: start;
  > ul {
    display: none;
  }
  ${media.desktop} {
    position: sticky;
    top: 120px;
    display: grid;
    gap: 12px;
    > ul {
      display: grid;
      gap: 4px;
      ${areaLinks}
    }
  }
`;
/** Opens the menu of areas on a phone; shows the current area. */
export const AreaButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 48px;
  padding: 0 14px 0 16px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-m);
  background: var(--surface);
  font-weight: 600;
  &:focus-visible {
    border-radius: var(--r-m);
  }
  ${media.desktop} {
    display: none;
  }
`;
export const AreaList = styled.ul`
  display: grid;
  gap: 4px;
  padding-bottom: calc(20px + env(safe-area-inset-bottom));
  ${areaLinks}
  a {
    min-height: 52px;
  }
`;
export const Content = styled.div`
  min-width: 0;
  display: grid;
  gap: 20px;
  align-content: start;
`;
