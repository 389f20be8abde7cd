import styled, { keyframes } from 'styled-components';
import { media, mixedGround } from '@/ui';

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;

/** At the foot of the page, above the tab bar and the consent bar. As tall as the front toast. */
export const Stack = styled.div`
  position: fixed;
  z-index: var(--z-toast);
  left: 16px;
  right: 16px;
  bottom: calc(92px + var(--asked, 0px) + var(--offline, 0px) + env(safe-area-inset-bottom));
  margin-inline: auto;
  max-width: 420px;
  display: grid;
  gap: 8px;
  isolation: isolate;
  /* Above the buttons that a page of the admin docks over its tab bar. */
  @media (max-width: 759px) {
    body[data-bulk-bar] &,
    body:has([data-dock]) & {
      bottom: calc(160px + var(--asked, 0px) + var(--offline, 0px) + env(safe-area-inset-bottom));
    }
    body:has([data-dock='tall']) & {
      bottom: calc(190px + var(--asked, 0px) + var(--offline, 0px) + env(safe-area-inset-bottom));
    }
  }
  ${media.desktop} {
    bottom: calc(32px + var(--asked, 0px));
  }
`;

export const Slip = styled.div`
  min-height: 56px;
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 8px 6px 8px 16px;
  border-radius: var(--r-m);
  background: var(--ink);
  color: var(--paper);
  box-shadow: var(--float);
  font-weight: 500;
  line-height: 1.4;
  overflow-wrap: anywhere;
  animation: ${rise} var(--d-base) var(--e-out);
  > span {
    flex: 1;
    padding: 5px 0;
  }
  /* Behind the newest: an edge that says there are more. */
  &:not([data-depth='0']) {
    position: absolute;
    inset: 0;
    z-index: -1;
    transform: translateY(-9px) scale(0.95);
    animation: none;
    overflow: hidden;
    ${mixedGround('var(--ink) 82%, var(--paper)', 'var(--ink-2)')}
    > * {
      opacity: 0;
    }
  }
  &[data-depth='2'] {
    z-index: -2;
    transform: translateY(-17px) scale(0.9);
    background: var(--ink-3);
  }
  &:not([data-depth='0'], [data-depth='1'], [data-depth='2']) {
    display: none;
  }
`;

export const Action = styled.button`
  min-height: 44px;
  padding: 0 12px;
  font-weight: 600;
  color: var(--peach);
  border-radius: var(--r-s);
  &:focus-visible {
    box-shadow: inset 0 0 0 2px var(--peach);
  }
`;
