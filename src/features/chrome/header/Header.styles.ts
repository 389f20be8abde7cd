import styled from 'styled-components';
import { IconButton, media, mixedGround } from '@/ui';

export const Sticky = styled.header<{ $scrolled: boolean }>`
  position: sticky;
  top: 0;
  z-index: var(--z-bar);
  ${mixedGround('var(--paper) 94%, transparent', 'var(--paper)')}
  -webkit-backdrop-filter: blur(10px);
  backdrop-filter: blur(10px);
  border-bottom: 1px solid ${({ $scrolled }) => ($scrolled ? 'var(--line)' : 'transparent')};
  margin-bottom: -1px;
  transition: border-color var(--d-fast);
  /* The place of the phone's search row stays empty when it goes: the page beneath does not move. */
  ${media.belowDesktop} {
    transition:
      border-color var(--d-fast),
      margin-bottom var(--d-base) var(--e-out);
    &:has([data-away]) {
      margin-bottom: 59px;
    }
  }
`;
export const Row = styled.div`
  display: flex;
  align-items: center;
  min-height: 60px;
  gap: 4px;
  ${media.desktop} {
    min-height: 84px;
    gap: 8px;
  }
`;
/** Aligns the icon, not its square, with the page's edge. */
export const MenuButton = styled(IconButton)`
  margin-left: -10px;
`;
export const LogoLink = styled.div`
  margin-inline: 6px auto;
  a {
    display: block;
  }
  :is(img, svg) {
    display: block;
    height: 34px;
    width: auto;
  }
  ${media.desktop} {
    margin-inline: 0 40px;
    :is(img, svg) {
      height: 42px;
    }
  }
`;
export const Nav = styled.nav`
  display: flex;
  gap: 32px;
  margin-right: auto;
  font-weight: 500;
  white-space: nowrap;
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    position: relative;
  }
  a::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: 8px;
    height: 1.5px;
    background: var(--ink);
    transform: scaleX(0);
    transform-origin: left;
    transition: transform var(--d-base) var(--e-out);
  }
  a:hover::after,
  a[aria-current]::after {
    transform: none;
  }
`;
export const DesktopSearch = styled.div`
  width: 300px;
  margin-right: 8px;
`;
export const PhoneSearch = styled.div`
  display: grid;
  grid-template-rows: 1fr;
  transition:
    grid-template-rows var(--d-base) var(--e-out),
    visibility var(--d-base);
  > div {
    min-width: 0;
    min-height: 0;
  }
  > div > * {
    margin: 0 0 12px;
  }
  &[data-away] {
    grid-template-rows: 0fr;
    visibility: hidden;
    > div {
      overflow: hidden;
    }
  }
`;
