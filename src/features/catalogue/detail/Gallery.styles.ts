import styled from 'styled-components';
import { media } from '@/ui';

export const Frame = styled.div`
  margin-inline: calc(-1 * var(--gutter));
  position: relative;
  min-width: 0;
  @media (min-width: 700px) {
    margin: 0;
    position: sticky;
    top: 84px;
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: 76px minmax(0, 1fr);
    gap: 16px;
    top: 100px;
  }
`;
export const Stage = styled.div`
  position: relative;
  ${media.desktop} {
    grid-column: 2;
    &:only-child {
      grid-column: 1 / -1;
    }
  }
`;
export const Track = styled.ul`
  display: flex;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  li {
    flex: 0 0 100%;
    scroll-snap-align: center;
  }
  button {
    display: block;
    width: 100%;
    cursor: zoom-in;
  }
  button:focus-visible {
    box-shadow: inset 0 0 0 3px var(--dew);
  }
  button:focus-visible img {
    opacity: 0.92;
  }
  img {
    aspect-ratio: 1 / 1.1;
  }
  @media (min-width: 700px) {
    border-radius: var(--r-l);
    img {
      aspect-ratio: 4 / 5;
    }
  }
  ${media.desktop} {
    img {
      max-height: min(calc(100vh - 130px), 800px);
    }
  }
`;
export const Dots = styled.div`
  position: absolute;
  bottom: 14px;
  left: 0;
  right: 0;
  display: flex;
  justify-content: center;
  gap: 6px;
  pointer-events: none;
  ${media.desktop} {
    display: none;
  }
`;
export const Dot = styled.i<{ $on: boolean }>`
  width: ${({ $on }) => ($on ? 22 : 6)}px;
  height: 6px;
  border-radius: 3px;
  background: var(--ink);
  opacity: ${({ $on }) => ($on ? 1 : 0.28)};
  transition: width var(--d-base) var(--e-out);
`;
export const ZoomButton = styled.span`
  position: absolute;
  right: 12px;
  bottom: 12px;
  button {
    background: var(--surface);
    border-radius: 50%;
  }
  button:hover {
    background: var(--paper);
  }
  button:focus-visible {
    border-radius: 50%;
  }
`;
export const Thumbs = styled.div`
  display: none;
  ${media.desktop} {
    display: grid;
    gap: 10px;
    align-content: start;
  }
  button {
    width: 76px;
    border-radius: var(--r-s);
  }
  img {
    border-radius: var(--r-s);
    aspect-ratio: 4/5;
  }
  button[aria-current] img {
    box-shadow:
      0 0 0 2px var(--paper),
      0 0 0 3.5px var(--dew);
  }
`;
