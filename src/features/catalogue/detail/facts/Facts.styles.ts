import styled from 'styled-components';

export const Steps = styled.ol`
  counter-reset: step;
  display: grid;
  gap: 12px;
  li {
    display: grid;
    grid-template-columns: 32px 1fr;
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    font: 400 1.25rem/1.25 var(--serif);
    color: var(--dew);
  }
`;
export const Points = styled.ul`
  display: grid;
  gap: 6px;
  list-style: disc;
  padding-left: 20px;
  p + & {
    margin-top: 12px;
  }
`;
export const PartName = styled.h3`
  margin: 20px 0 8px;
  font: 600 1rem/1.5 var(--sans);
  color: var(--ink);
  &:first-child {
    margin-top: 0;
  }
`;
export const Sheet = styled.dl`
  display: grid;
  div {
    display: grid;
    grid-template-columns: minmax(144px, 38%) minmax(0, 1fr);
    gap: 16px;
    padding: 11px 0;
    border-top: var(--hair);
  }
  dt {
    color: var(--ink-3);
  }
  dd {
    color: var(--ink);
    overflow-wrap: anywhere;
  }
`;
