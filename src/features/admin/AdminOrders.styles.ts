import styled from 'styled-components';

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
/** Scrolls sideways by itself where the screen is narrower. */
export const Scroller = styled.div`
  overflow-x: auto;
  &:focus-visible {
    border-radius: 0;
  }
`;
export const Table = styled.table`
  width: 100%;
  min-width: 820px;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th {
    padding: 10px 16px 10px 0;
    border-bottom: 1px solid var(--line-strong);
    font-weight: 500;
    font-size: var(--t-cap);
    color: var(--ink-3);
    text-align: left;
  }
  td {
    height: 56px;
    padding: 8px 16px 8px 0;
    border-bottom: var(--hair);
  }
  tbody tr:hover td {
    background: color-mix(in srgb, var(--mist) 60%, transparent);
  }
  th:last-child,
  td:last-child {
    text-align: right;
    padding-right: 0;
  }
  a {
    min-height: 0;
  }
`;
