import styled from 'styled-components';

/** The places that uPlot gives its layers; its own style sheet has them too, for every page at once. */
export const Plot = styled.div`
  position: relative;
  height: 264px;
  .u-wrap {
    position: relative;
    -webkit-user-select: none;
    user-select: none;
  }
  .u-over,
  .u-under {
    position: absolute;
  }
  .u-under {
    overflow: hidden;
  }
  .u-axis,
  .u-cursor-x,
  .u-cursor-y,
  .u-cursor-pt,
  .u-select {
    position: absolute;
    top: 0;
    left: 0;
    pointer-events: none;
  }
  .u-off {
    display: none;
  }
  .u-cursor-x {
    height: 100%;
    border-right: 1px dashed var(--line-strong);
  }
  .u-cursor-pt {
    border-radius: 50%;
  }
  canvas {
    display: block;
    position: relative;
    width: 100%;
    height: 100%;
  }
`;
export const Tip = styled.div`
  position: absolute;
  top: 8px;
  z-index: 1;
  display: grid;
  gap: 2px;
  padding: 8px 12px;
  border-radius: var(--r-s);
  background: var(--ink);
  color: var(--paper);
  font-size: var(--t-cap);
  white-space: nowrap;
  pointer-events: none;
  small {
    font-size: var(--t-micro);
    opacity: 0.85;
  }
`;
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  font-size: var(--t-cap);
  color: var(--ink-2);
  li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  li::before {
    content: '';
    width: 14px;
    height: 12px;
    border-radius: 3px;
    background: var(--dew);
  }
  li:last-child::before {
    border: 1px solid var(--gold);
    background: var(--peach);
  }
`;
