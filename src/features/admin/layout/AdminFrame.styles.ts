import styled, { createGlobalStyle } from 'styled-components';
import { adminMedia } from '../shared';

/** The bar, the rail and the tab bar take their room from the page, which scrolls. */
export const Page = createGlobalStyle`
  :root {
    --admin-bar: 52px;
    --admin-rail: 0px;
    --admin-pad: 16px;
    --admin-tabs: calc(61px + env(safe-area-inset-bottom));
    --admin-ground: #f7f2eb;
    --admin-hover: #efe8de;
    ${adminMedia.abovePhone} {
      --admin-bar: 48px;
      --admin-rail: calc(92px + 7.5rem);
      --admin-pad: 20px;
    }
    ${adminMedia.narrow} { --admin-rail: 56px; }
  }
  html:root { scroll-padding: calc(var(--admin-bar) + 20px) 0 calc(20px + var(--asked, 0px)); }
  body { background: var(--surface); font-variant-numeric: tabular-nums; }
  [aria-modal='true'] h2 { font: 600 1.125rem/1.4 var(--sans); letter-spacing: 0; }
  ${adminMedia.phone} {
    html:root { scroll-padding-bottom: calc(23px + var(--asked, 0px) + var(--admin-tabs)); }
    body { --foot: var(--admin-tabs); padding-bottom: var(--foot); }
    body[data-save-bar] { --foot: calc(76px + env(safe-area-inset-bottom)); }
    html:root:has([data-dock]) { scroll-padding-bottom: calc(87px + var(--asked, 0px) + var(--admin-tabs)); }
    body:has([data-dock]) { --foot: calc(65px + var(--admin-tabs)); }
    html:root:has([data-dock='tall']) { scroll-padding-bottom: calc(139px + var(--asked, 0px) + var(--admin-tabs)); }
    body:has([data-dock='tall']) { --foot: calc(117px + var(--admin-tabs)); }
    body[data-bulk-bar] { --foot: calc(113px + env(safe-area-inset-bottom)); }
  }
`;

/** The screen beside the rail and below the bar, over the whole width. */
export const Content = styled.div`
  min-width: 0;
  min-height: 100vh;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-content: start;
  padding: calc(var(--admin-bar) + 16px) var(--admin-pad) 40px calc(var(--admin-rail) + var(--admin-pad));
  --gutter: var(--admin-pad);
  --paper: var(--surface);
  h1 {
    font: 600 1.25rem/1.4 var(--sans);
    letter-spacing: -0.005em;
  }
  h2 {
    font: 600 1rem/1.5 var(--sans);
  }
  ${adminMedia.abovePhone} {
    font-size: 0.875rem;
    --t-body: 0.875rem;
    --t-small: 0.875rem;
    --t-cap: 0.8125rem;
  }
`;
