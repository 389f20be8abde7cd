import styled from 'styled-components';
import { media } from '@/ui';

export const Frame = styled.div`
  position: relative;
  flex: 1;
`;
export const Field = styled.label`
  display: flex;
  align-items: center;
  gap: 10px;
  height: 48px;
  padding: 0 4px 0 16px;
  border-radius: var(--r-m);
  background: var(--surface);
  border: 1px solid var(--line-strong);
  color: var(--ink-3);
  cursor: text;
  &:has(input:focus-visible) {
    box-shadow: var(--ring);
    border-color: transparent;
  }
  input {
    flex: 1;
    min-width: 0;
    border: 0;
    background: none;
    outline: 0;
    box-shadow: none;
    color: var(--ink);
    appearance: none;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  input::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
`;
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
    text-decoration: underline 1px;
    text-underline-offset: 4px;
  }
`;
