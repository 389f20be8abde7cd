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
  /* A mosaic is higher than the window: if it moved along, the browser could not scroll to the picture that has the focus. */
  ${media.desktop} {
    position: static;
  }
`;
export const Stage = styled.div`
  position: relative;
`;
/**
 * A swipeable row; on a desktop a mosaic whose first picture, and a last one without a neighbour, spans two
 * columns.
 */
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
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px;
    overflow: visible;
    border-radius: 0;
    li {
      position: relative;
    }
    button,
    img {
      aspect-ratio: 4 / 5;
      border-radius: var(--r-l);
    }
    li:last-child:nth-child(even) {
      grid-column: 1 / -1;
      button,
      img {
        aspect-ratio: 8 / 5;
      }
    }
    /* Whole, because a square would cut off the caps of tall bottles. */
    li:first-child {
      grid-column: 1 / -1;
    }
  }
`;
/** Caption of a picture in the mosaic. */
export const Caption = styled.span`
  position: absolute;
  left: 12px;
  bottom: 12px;
  max-width: calc(100% - 24px);
  padding: 4px 12px;
  border-radius: var(--r-s);
  background: var(--surface);
  font-size: var(--t-cap);
  font-weight: 600;
  pointer-events: none;
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
  ${media.desktop} {
    top: 12px;
    bottom: auto;
  }
`;
