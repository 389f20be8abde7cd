import styled from 'styled-components';

/** The balance on green, with the sun of the mark behind it. */
export const Balance = styled.div`
  position: relative;
  overflow: hidden;
  display: grid;
  gap: 6px;
  max-width: 480px;
  padding: 22px;
  border-radius: var(--r-l);
  background: var(--dew);
  color: var(--paper);
  p {
    position: relative;
    font-size: var(--t-small);
  }
  strong {
    position: relative;
    font: 600 2.25rem/1.1 var(--sans);
    font-variant-numeric: tabular-nums;
  }
  ul {
    position: relative;
    font-size: var(--t-small);
  }
  a {
    position: relative;
    justify-self: start;
    color: inherit;
    text-decoration-color: currentColor;
  }
  svg {
    position: absolute;
    right: -22px;
    bottom: -30px;
    width: 190px;
    opacity: 0.2;
  }
`;
export const Movements = styled.ul`
  display: grid;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 16px;
    padding: 13px 0;
    border-top: var(--hair);
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  small {
    color: var(--ink-3);
    font-size: var(--t-small);
  }
  small + small {
    text-align: right;
    white-space: nowrap;
  }
`;
