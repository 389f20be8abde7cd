import styled from 'styled-components';
import { media, underlined } from '@/ui';

export const Panel = styled.div`
  position: absolute;
  z-index: 2;
  /* Below the header, whose ground it shares. */
  top: calc(100% + 18px);
  left: 0;
  right: 0;
  padding: 14px 0 16px;
  border-radius: var(--r-l);
  background: var(--surface);
  box-shadow: var(--float);
  h2 {
    font: 600 1rem/1.4 var(--sans);
    padding-inline: 16px;
    margin-bottom: 10px;
  }
  ${media.desktop} {
    top: calc(100% + 24px);
    left: auto;
    width: 620px;
  }
`;
export const Strip = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 116px;
  gap: 12px;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: 16px;
  padding: 4px 16px;
  scrollbar-width: thin;
  a {
    display: block;
    scroll-snap-align: start;
  }
  .shot {
    aspect-ratio: 4/5;
    border-radius: var(--r-m);
    overflow: hidden;
  }
  b {
    display: block;
    margin-top: 8px;
    font: 400 1rem/1.2 var(--serif);
    word-spacing: 0.05em;
  }
  a:hover b {
    ${underlined}
  }
`;
